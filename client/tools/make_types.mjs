// Types of the API from the server's exported schemas; `--check` only says whether they are current.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";
import openapiTS, { astToString } from "openapi-typescript";

const from = (name) => new URL(`../schema/${name}`, import.meta.url);
const to = (name) => new URL(`../src/net/generated/${name}`, import.meta.url);
const HEAD = "// Made from client/schema by `npm run types`.\n";

async function api() {
  return HEAD + astToString(await openapiTS(from("openapi.json"), { alphabetize: true }));
}

/** Types of a schema whose definitions have names; the parts that only they name among them. */
function named(file, name) {
  const schema = JSON.parse(readFileSync(from(file), "utf8"));
  // Titles would name every number and string; the definitions have names already.
  const untitled = JSON.parse(JSON.stringify(schema, (key, value) => (key === "title" && typeof value === "string" ? undefined : value)));
  const options = { bannerComment: HEAD.trim(), additionalProperties: false, unreachableDefinitions: true, declareExternallyReferenced: true };
  return compile(untitled, name, options);
}

/** How short and how long each text may be that the client sends, so that forms ask for what the server takes. */
function lengths() {
  const { schemas } = JSON.parse(readFileSync(from("openapi.json"), "utf8")).components;
  const { $defs } = JSON.parse(readFileSync(from("socket.json"), "utf8"));
  const rows = Object.entries({ ...schemas, ...$defs }).flatMap(([name, schema]) => {
    const bounded = Object.entries(schema.properties ?? {}).filter(([, property]) => property.maxLength !== undefined);
    const fields = bounded.map(([field, { minLength = 0, maxLength }]) => `${field}: { least: ${minLength}, most: ${maxLength} }`);
    return fields.length ? [`  ${name}: { ${fields.join(", ")} },`] : [];
  });
  return `${HEAD}export const LENGTHS = {\n${rows.sort().join("\n")}\n} as const;\n`;
}

const games = readdirSync(from("games")).filter((name) => name.endsWith(".json"));
const gameTypes = games.map(async (name) => [`games/${name.replace(".json", ".ts")}`, await named(`games/${name}`, "Game")]);
const files = { "api.ts": await api(), "socket.ts": await named("socket.json", "Socket"), "lengths.ts": lengths(), ...Object.fromEntries(await Promise.all(gameTypes)) };
if (!process.argv.includes("--check")) mkdirSync(to("games"), { recursive: true });
for (const [name, text] of Object.entries(files)) {
  if (!process.argv.includes("--check")) writeFileSync(to(name), text);
  else if (!existsSync(to(name)) || readFileSync(to(name), "utf8") !== text) {
    console.error(`src/net/generated/${name} does not fit client/schema any more; “npm run types” makes it again.`);
    process.exitCode = 1;
  }
}
