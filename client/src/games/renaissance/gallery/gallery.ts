// A page for whoever works on the board; vite.config.ts beside it says how to start it. Then for example
// /src/games/renaissance/gallery/index.html?moment=action&lang=fr&theme=dark&phone&select=change:0
import { mount } from "svelte";
import "../../../ui/base.css";
import Gallery from "./Gallery.svelte";

document.documentElement.dataset["theme"] = new URLSearchParams(location.search).get("theme") ?? "light";
mount(Gallery, { target: document.getElementById("gallery")! });
