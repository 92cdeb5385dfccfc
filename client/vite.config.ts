import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// `SIGNORIA_SERVER` names a running `signoria serve` for `npm run dev`.
const server = process.env["SIGNORIA_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/signoria/table/static",
    emptyOutDir: true,
    target: "es2022",
    // The content security policy forbids data: addresses, and <use> cannot follow them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: "manifest.json",
    rolldownOptions: {
      checks: { pluginTimings: false },
      // A phone waits for every file: each game's board is one part, and the kits that they draw with; the end comes later.
      output: {
        codeSplitting: {
          // What they share with the rest of the page stays where it is.
          includeDependenciesRecursively: false,
          groups: [
            { name: "board", test: /\/src\/board\/(?!map\/|text\/|Cube\.svelte|[Ss]cene\.)/ },
            { name: "map", test: /\/src\/board\/map\// },
            { name: (id: string) => `game-${/\/src\/games\/(\w+)\//.exec(id)![1]}`, test: /\/src\/games\/\w+\/(?!face\.ts|asked\.ts|button\.ts|phases\.ts|pair\.svelte\.ts|table\.ts|Art\.svelte|Told\w*\.svelte|Scoring\.svelte|Palaces\.svelte|PalaceLine\.svelte|map\.json)/ },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["src/**/*.test.ts", "tools/*.test.mjs"] },
});
