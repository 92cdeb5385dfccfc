// What is asked, in as few words as the board allows, and the remark beside it: the map, the battle and the hand say the rest.
import type { Position } from "../board";
import type { Decision } from "../../net/messages";
import type { Words } from "../../words/words";
import { saysYears, type Figures, type TableView } from "./table";

type Prompt = Decision["prompt"];

/** The sentence of each decision; what it names are the numbers of its prompt. */
const QUESTIONS: Readonly<Record<string, string>> = {
  "turn.vote": "vote",
  "turn.act": "act",
  "turn.buy": "buy",
  "expansion.target": "expand",
  "ambassador.bribe": "bribe",
  "looters.target": "loot",
  "palace.guest": "guest",
  "battle.sell": "sell",
  "battle.hire": "hire",
  "battle.attack_unit_1": "first",
  "battle.attack_unit_2": "second",
  "battle.attack_red": "red",
  "battle.defend_unit": "defend",
  "battle.defend_red": "red",
  "battle.counter": "counter",
  "battle.buy_back": "buy_back",
  "battle.sign": "sign",
  "battle.retreat": "retreat",
};
const SEATS = ["buyer", "seller", "attacker", "defender"];

/** The prompt's seats, cities and cards by their names. */
function named(prompt: Prompt, words: Words): Record<string, number | string> {
  const told: Record<string, number | string> = { ...prompt.params };
  for (const key of SEATS) if (key in told) told[key] = words.seat(Number(told[key]));
  if ("target" in told) told["target"] = words.name("city", String(told["target"]));
  if ("card" in told) told["card"] = words.name("card", String(told["card"]));
  if ("year" in told) told["year"] = String(told["year"]);
  return told;
}

export function question(prompt: Prompt, words: Words, { view }: Position): string | undefined {
  const name = QUESTIONS[prompt.code];
  // A stance is declared with the vote.
  if (!name || prompt.params["stance"]) return undefined;
  if (name === "vote" && !saysYears(view as TableView)) return words.say("label-ask_vote_turn", { turn: Number(prompt.params["turn"]) });
  return words.say(`label-ask_${name}`, named(prompt, words));
}

export function remark(prompt: Prompt, { view, figures, words }: Position): string | undefined {
  const told = figures as Figures | null;
  if (prompt.code === "turn.act" && told) return words.say("label-attacks_allowed", { state: words.name("state", view.war ? "war" : "peace"), limit: told.attack_limit ?? -1, made: told.attacks_made });
  const buyer = prompt.code === "turn.buy" ? (view as TableView).order.indexOf(view.you) : -1;
  if (buyer >= 0) return words.say("label-remark_buyer", { place: words.say("label-place", { place: buyer + 1 }), of: view.seats.length });
  if (prompt.code === "offer.answer") return words.say("label-remark_offer", { seat: words.seat(Number(prompt.params["seat"])) });
  if (prompt.code === "expansion.source") return words.say("label-remark_source");
  if (prompt.code === "expansion.target") return words.say("label-remark_round", { round: Number(prompt.params["round"] ?? 1) });
  if (!prompt.code.startsWith("battle.") || prompt.params["attacker"] === undefined || !QUESTIONS[prompt.code]) return undefined;
  return words.say(prompt.params["attack"] === undefined ? "label-remark_attack" : "label-remark_sums", named(prompt, words));
}
