// The browser says exactly what Python says: every code that random games come across, in every language.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import type { SeenLine } from "../net/messages";
import { bundleOf } from "./bundle";
import type { Vocabulary } from "./vocabulary";
import { actions, Teller } from "./story";
import { Words } from "./words";

interface Case {
  lang: string;
  kind: "prompt" | "action" | "reason" | "event" | "score" | "about" | "story";
  given: any; // eslint-disable-line @typescript-eslint/no-explicit-any
  said: string;
}
interface Spoken {
  words: Record<string, { messages: string; vocabulary: Vocabulary }>;
  cases: Case[];
}

const GAMES = ["il_principe", "principato", "renaissance", "virtu"];
const root = fileURLToPath(new URL("../../../", import.meta.url));
let python: Record<string, unknown>;

beforeAll(() => {
  const program = [`${root}.venv/bin/python`, `${root}.venv/Scripts/python.exe`].find(existsSync) ?? "python3";
  const text = execFileSync(program, ["tools/client_sentences.py"], { cwd: root, maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "ignore"] });
  python = JSON.parse(text.toString()) as Record<string, unknown>;
}, 300_000);

const SAY: Record<Case["kind"], (words: Words, given: Case["given"]) => string> = {
  prompt: (words, given) => words.prompt(given),
  action: (words, given) => words.action(given),
  reason: (words, given) => words.reason(given),
  event: (words, given) => words.event(given, given.viewer),
  score: (words, given) => words.score(given),
  about: (words, given) => words.about(given.of, given.id),
  story: (words, given) => storyOf(words, given),
};

/** A game as it is told: headings and sentences, a line each. */
function storyOf(words: Words, given: { lines: SeenLine[]; viewer: number | null }): string {
  const teller = new Teller(words, given.viewer);
  return actions(words.vocabulary.story, given.lines)
    .actions.flatMap((action) => [...(action.chapters.length ? [teller.heading(action.chapters)] : []), teller.sentence(action)])
    .join("\n");
}

describe.each(GAMES)("%s", (game) => {
  test.each(["en", "fr", "it"])("in %s", (lang) => {
    const spoken = python[game] as Spoken;
    const common = (python["common"] as Record<string, string>)[lang]!;
    const own = spoken.words[lang]!;
    const words = new Words(lang, [bundleOf(lang, `${common}\n${own.messages}`)], own.vocabulary, python["seats"] as string[]);
    const cases = spoken.cases.filter((one) => one.lang === lang);
    const wrong = cases.map((one) => ({ python: one.said, browser: SAY[one.kind](words, one.given) })).filter((one) => one.python !== one.browser);
    expect(cases.length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
    expect([...words.missing]).toEqual([]);
  });
});
