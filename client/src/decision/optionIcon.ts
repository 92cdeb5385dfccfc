// An icon for an option of any game: what its face says, else what it names, else its verb.
import ids from "../../icons/sprites/ids.json";
import type { Drawn, Face } from "../games/board";
import type { Words } from "../words/words";

const known = new Map(Object.entries(ids as Record<string, string[]>).map(([game, list]) => [game, new Set(list)]));

export function optionIcon(game: string, face: Face, words: Words, option: Drawn): string | undefined {
  const sprite = known.get(game);
  const has = (id: string | undefined): id is string => id !== undefined && (sprite?.has(id) ?? false);
  const own = face.icon?.(option);
  if (has(own)) return own;
  const named = Object.entries(words.vocabulary.actions[option.verb] ?? {}).filter(([, param]) => param.sort === "name");
  const wanted = [
    ...named.map(([name, param]) => `${param.of ?? ""}.${option.params[name]}`),
    `action.${option.verb}`,
    option.verb,
  ];
  return wanted.find(has) ?? [...named.map(([name]) => String(option.params[name])), option.verb].map((id) => ending(sprite, id)).find(has);
}

/** The drawing of a thing by its last name, whatever kind it is filed under. */
function ending(sprite: ReadonlySet<string> | undefined, id: string): string | undefined {
  return [...(sprite ?? [])].find((one) => one === id || one.endsWith(`.${id}`));
}
