// `npx vite --config src/games/virtu/gallery/vite.config.ts`: the gallery reads the texts of the Python package.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({ plugins: [svelte()], server: { fs: { allow: [".."] } } });
