// A page for whoever works on maps: every part in every state. `npx vite --config vite.gallery.config.ts`, then
// /src/board/map/gallery/index.html?map=virtu&theme=dark&width=390&height=420&follow
import { mount } from "svelte";
import "../../../ui/base.css";
import { wordsOf } from "../../../words/gallery";
import Gallery from "./Gallery.svelte";

document.documentElement.dataset["theme"] = new URLSearchParams(location.search).get("theme") ?? "light";
mount(Gallery, { target: document.getElementById("gallery")!, props: { words: await wordsOf("en") } });
