// A page for whoever works on the board; vite.config.ts beside it says how to start it. Then for example
// /src/games/virtu/gallery/index.html?moment=march&lang=fr&theme=dark&select=ride:ancona
import { mount } from "svelte";
import "../../../ui/base.css";
import Gallery from "./Gallery.svelte";

document.documentElement.dataset["theme"] = new URLSearchParams(location.search).get("theme") ?? "light";
mount(Gallery, { target: document.getElementById("gallery")! });
