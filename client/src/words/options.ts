// What can be agreed before a game, in the words of that game.
import type { OptionInfo, TableInfo } from "../net/messages";
import type { Words } from "./words";

export type Choice = OptionInfo["default"];

/** A choice by its own name in that game, as `scenario-1494` is; numbers are said as they are. */
export function choiceName(words: Words, option: string, choice: Choice): string {
  if (typeof choice === "boolean") return words.say(choice ? "yes" : "no");
  const own = `${option}-${choice}`;
  return typeof choice === "number" && !words.has(own) ? String(choice) : words.say(own);
}

/** The options that are not as usual. */
export const agreed = (chosen: TableInfo["options"], options: readonly OptionInfo[]): [OptionInfo, Choice][] =>
  options.flatMap((option) => {
    const value = chosen[option.name];
    return value === undefined || value === option.default ? [] : [[option, value]];
  });
