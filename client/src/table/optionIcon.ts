// An icon for an option of any game: what its face says, else what it names, else its verb.
import ids from "../../icons/sprites/ids.json";
import type { Face } from "../games/board";
import type { Choice } from "../net/messages";
import type { Words } from "../words/words";

const known = new Map(Object.entries(ids as Record<string, string[]>).map(([game, list]) => [game, new Set(list)]));

export function optionIcon(game: string, face: Face, words: Words, option: Pick<Choice, "verb" | "params" | "targets">): string | undefined {
  const sprite = known.get(game);
  const has = (id: string | undefined): id is string => id !== undefined && (sprite?.has(id) ?? false);
  const own = face.icon?.(option);
  if (has(own)) return own;
  for (const [name, param] of Object.entries(words.vocabulary.actions[option.verb] ?? {})) {
    const id = `${param.of ?? ""}.${option.params[name]}`;
    if (param.sort === "name" && has(id)) return id;
  }
  return [`action.${option.verb}`, option.verb].find(has);
}
