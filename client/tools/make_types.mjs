// Types of the API from the server's exported schemas; `--check` only says whether they are current.
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";
import openapiTS, { astToString } from "openapi-typescript";

const from = (name) => new URL(`../schema/${name}`, import.meta.url);
const to = (name) => new URL(`../src/net/generated/${name}`, import.meta.url);
const HEAD = "// Made from client/schema by `npm run types`.\n";

async function api() {
  return HEAD + astToString(await openapiTS(from("openapi.json"), { alphabetize: true }));
}

async function socket() {
  const schema = JSON.parse(readFileSync(from("socket.json"), "utf8"));
  // Titles would name every number and string; the definitions have names already.
  const untitled = JSON.parse(JSON.stringify(schema, (key, value) => (key === "title" && typeof value === "string" ? undefined : value)));
  const options = { bannerComment: HEAD.trim(), additionalProperties: false, unreachableDefinitions: true, declareExternallyReferenced: true };
  return compile(untitled, "Socket", options);
}

const files = { "api.ts": await api(), "socket.ts": await socket() };
for (const [name, text] of Object.entries(files)) {
  if (!process.argv.includes("--check")) writeFileSync(to(name), text);
  else if (readFileSync(to(name), "utf8") !== text) {
    console.error(`src/net/generated/${name} does not fit client/schema any more; “npm run types” makes it again.`);
    process.exitCode = 1;
  }
}
