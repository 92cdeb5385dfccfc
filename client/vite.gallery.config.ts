// `npx vite --config vite.gallery.config.ts`: pages for whoever works on boards and maps. They read the texts of the Python package.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({ plugins: [svelte()], server: { fs: { allow: [".."] } } });
