// Every picture that the rules name is drawn by its game, in every language the same ones, with icons and names that there are.
import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";

const root = new URL("../../../", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), "utf8");
const GAMES = readdirSync(new URL("src/signoria/games/", root)).filter((name) => /^[a-z]/.test(name) && !name.includes("."));
const NAMED = /^ *!\[([^\]]+)\]\(picture:([a-z_]+)\)$/gm;
const named = (game: string, lang: string): string[] => [...read(`src/signoria/games/${game}/text/rules.${lang}.md`).matchAll(NAMED)].map((match) => match[2]!);
const icons = JSON.parse(read("client/icons/icons.json")) as Record<string, Record<string, string>>;

test.each(GAMES)("%s: the rules show the same pictures in all languages, in the told round and in the told scoring", (game) => {
  const english = named(game, "en");
  expect(english.length).toBeGreaterThan(1);
  expect(named(game, "fr")).toEqual(english);
  expect(named(game, "it")).toEqual(english);
  const [round, scoring] = ["1.3", "1.4"].map((number) => read(`src/signoria/games/${game}/text/rules.en.md`).split(`### ${number} `)[1]!.split(/^##+ /m)[0]!);
  for (const told of [round!, scoring!]) expect(told).toMatch(NAMED);
});

test.each(GAMES)("%s draws every picture that its rules name, and none beside", (game) => {
  const source = read(`client/src/games/${game}/Told.svelte`);
  const scenes = [...source.matchAll(/^ {4}([a-z_]+): \[/gm), ...source.matchAll(/name === "([a-z_]+)"/g)].map((match) => match[1]!);
  expect(scenes.sort()).toEqual(named(game, "en").sort());
});

test.each(GAMES)("%s: the icons of its pictures are in its sprite", (game) => {
  const source = read(`client/src/games/${game}/Told.svelte`);
  const used = [...source.matchAll(/(?:icon: |scores\(|pays\()"([^"]+)"/g)].map((match) => match[1]!);
  for (const icon of used) expect(Object.keys(icons[game]!), icon).toContain(icon);
});
