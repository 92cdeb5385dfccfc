// Design tokens as CSS custom properties: src/ui/tokens.json → src/ui/tokens.css.
import { readFileSync, writeFileSync } from "node:fs";

const folder = new URL("../src/ui/", import.meta.url);
const tokens = JSON.parse(readFileSync(new URL("tokens.json", folder), "utf8"));

const declare = (prefix, values) =>
  Object.entries(values)
    .filter(([, value]) => typeof value !== "object")
    .map(([name, value]) => `  --${prefix}${name}: ${value};`)
    .join("\n");

const theme = (name) =>
  `${declare("", tokens.color[name])}\n  --tok-line: ${tokens.player.outline[name]};\n  color-scheme: ${name};`;

const shared = [
  ["size-", tokens.size],
  ["space-", tokens.space],
  ["radius-", tokens.radius],
  ["shadow-", tokens.elevation],
  ["time-", tokens.duration],
  ["ease-", tokens.easing],
  ["layout-", tokens.layout],
]
  .map(([prefix, values]) => declare(prefix, values))
  .join("\n");
const players = tokens.player.order
  .map((name) => `  --${name}: ${tokens.player[name].fill};\n  --on-${name}: ${tokens.player[name].on};`)
  .join("\n");
const fonts = `  --display: ${tokens.font.display};\n  --ui: ${tokens.font.ui};`;

writeFileSync(
  new URL("tokens.css", folder),
  `/* Made from tokens.json by tools/make_tokens.mjs. */
:root {
${theme("light")}
${shared}
${players}
${fonts}
}
@media (prefers-color-scheme: dark) {
:root:not([data-theme="light"]) {
${theme("dark")}
}
}
:root[data-theme="dark"] {
${theme("dark")}
}
`,
);
