// What peace or war brings everybody, as lines with an icon.
import type { Words } from "../../words/words";
import type { Figures } from "./table";

export function brings(figures: Figures, state: string, words: Words): { icon: string; text: string }[] {
  const told = figures.vote[state as "peace" | "war"];
  return [
    { icon: "action.buy_cards", text: words.say("label-vote_cards", { count: told.cards }) },
    { icon: "ducat", text: words.say("label-vote_ducats", { count: told.ducats }) },
    { icon: "action.attack", text: words.say("label-vote_attacks", { limit: told.attacks ?? -1 }) },
  ];
}
