// A page for whoever works on the board; vite.config.ts beside it says how to start it. Then for example
// /src/games/il_principe/gallery/index.html?moment=building&lang=fr&theme=dark&phone&select=build:firenze
import { mount } from "svelte";
import "../../../ui/base.css";
import Gallery from "./Gallery.svelte";

document.documentElement.dataset["theme"] = new URLSearchParams(location.search).get("theme") ?? "light";
mount(Gallery, { target: document.getElementById("gallery")! });
