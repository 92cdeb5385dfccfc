// A page for whoever works on a board. `signoria serve` gives it its words; then
// `SIGNORIA_SERVER=http://127.0.0.1:8000 npx vite`, and for example
// /src/app/gallery/index.html?game=renaissance&moment=combats&theme=dark&select=end
import { mount } from "svelte";
import "../../ui/base.css";
import { speech } from "../../words/speech.svelte";
import Gallery from "./Gallery.svelte";

document.documentElement.dataset["theme"] = new URLSearchParams(location.search).get("theme") ?? "light";
await speech.load();
mount(Gallery, { target: document.getElementById("gallery")! });
