// How the board asks: attacks with target and source as one choice, two troops in any order, cards with their slots.
// All figures come from the game.
import type { Position } from "../board";
import type { Choice, Decision } from "../../net/messages";
import { weight } from "./beside";
import { byEffect, byWay, forPurchase, forLooters } from "./groups";
import { pair, pairAsked } from "./pair.svelte";
import { ownerOf, type Figures, type TableView } from "./table";

type Ways = Figures["attacks"][number];

/** Decisions about one city of many: sorted by what they would change. */
const SORTED = new Set(["battle.target", "ambassador.bribe", "marriage.city", "setup.choice", "setup.extra", "turn.return"]);

export function asked(decision: Decision, at: Position): Decision {
  const { code } = decision.prompt;
  if (code === "turn.act") return fromTheHand(unfolded(decision, at), at);
  if (code === "battle.attack_unit_1") return laidInto(pairAsked(decision, at), pair.first(decision.line) === null ? "attacker_unit_1" : "attacker_unit_2");
  if (SLOTS[code]) return laidInto(decision, SLOTS[code]);
  if (code === "battle.sell") return soldFromHand(decision);
  if (code === "battle.hire") return hiredInto(decision, at);
  if (PLAYED[code]) return { ...decision, options: decision.options.map((option) => (option.targets.length ? { ...option, targets: [...option.targets, `hand:${PLAYED[code]}`] } : option)) };
  if (code === "ambassador.neglect") return rivalsFirst(decision, at);
  if (code === "looters.target") return forLooters(decision);
  if (code === "turn.buy") return forPurchase(decision);
  if (code === "expansion.target") return byWay(decision, at);
  if (code === "offer.answer") return offeredBack(decision, at);
  if (SORTED.has(code)) return byEffect(decision, at);
  return decision;
}

// ---- cards and their places in a battle ----

/** The slot that is filled. */
const SLOTS: Readonly<Record<string, string>> = {
  "battle.attack_unit_2": "attacker_unit_2",
  "battle.attack_red": "attacker_red",
  "battle.defend_unit": "defender_unit",
  "battle.defend_red": "defender_red",
};
/** The card of the hand that is played, where options name what it is played on. */
const PLAYED: Readonly<Record<string, string>> = { "battle.sign": "sign_of_god", "battle.retreat": "retreat" };

/** A card is chosen in the hand; the open slot it goes to is ringed with it. */
const laidInto = (decision: Decision, slot: string): Decision => ({
  ...decision,
  options: decision.options.map((option) => (option.verb === "lay" && option.targets.length > 0 && option.params["card"] !== undefined ? { ...option, targets: [...option.targets, `slot:${slot}`] } : option)),
});

/** A hired Condottiere is put into an open slot, which is where it is chosen. */
function hiredInto(decision: Decision, { figures, view, words }: Position): Decision {
  const battle = (figures as Figures | null)?.battle;
  const open = (battle?.attacker.seat === view.you ? battle?.attacker.open : battle?.defender.open) ?? [];
  const place = (red: boolean): string[] => open.filter(({ slot }) => slot.endsWith("red") === red).slice(0, 1).map(({ slot }) => `slot:${slot}`);
  const own = (verb: string): string[] => (verb === "hire_unit" ? place(false) : verb === "hire_red" ? place(true) : []);
  const said = (verb: string): { said?: string } => (verb.startsWith("hire_") ? { said: words.name("hired", verb.slice("hire_".length)) } : {});
  return { ...decision, options: decision.options.map((option) => ({ ...option, ...said(option.verb), targets: [...own(option.verb), ...option.targets] })) };
}

/** What may be sold lies in the hand. */
const soldFromHand = (decision: Decision): Decision => ({ ...decision, options: decision.options.map((option) => (option.action === "answer:offer" ? { ...option, targets: ["hand:condottiere"] } : option)) });

/** Walls of others fall before one's own. */
function rivalsFirst(decision: Decision, { view }: Position): Decision {
  const own = (option: Choice): number => Number(option.params["owner"] === view.you);
  return { ...decision, options: decision.options.toSorted((one, other) => own(one) - own(other)) };
}

/** A yellow card is played where it lies; one that cannot be played says why there. */
function fromTheHand(decision: Decision, { view }: Position): Decision {
  const hand: unknown = (view as TableView).seats[view.you]?.hand;
  const lies = (card: string): boolean => typeof hand === "object" && hand !== null && card in hand;
  const at = <One extends { verb: string; targets: string[] }>(option: One): One => (option.targets.length === 0 && lies(option.verb) ? { ...option, targets: [`hand:${option.verb}`] } : option);
  return { ...decision, options: decision.options.map(at), blocked: decision.blocked.map(at) };
}

// ---- attacks, unfolded ----

function unfolded(decision: Decision, at: Position): Decision {
  if (!decision.options.some((option) => option.action === "attack")) return decision;
  const figures = at.figures as Figures;
  const attacks = [...figures.attacks].sort((one, other) => weight(one.changes, at) - weight(other.changes, at));
  const by = (mode: "road" | "sea"): Choice[] => attacks.flatMap((attack) => attack[mode].map((source) => attackFrom(attack, source, mode, at)));
  const others = decision.options.filter((option) => option.action !== "attack");
  const road = by("road");
  // Greyed cities stand below those that may be attacked.
  const group = road.at(-1)?.group ?? "attack_road";
  const barred = figures.barred.map(({ city, reason }) => ({ ...plain(city, at), action: `attack target:${city}`, group, reason }));
  return { ...decision, options: [...road, ...by("sea"), ...others], blocked: [...decision.blocked, ...barred] };
}

function plain(city: string, { view, words }: Position): Omit<Choice, "action" | "group" | "reveals" | "default"> {
  const owner = ownerOf(view as TableView, city);
  return { verb: "target", params: { city, ...(owner === null ? {} : { owner }) }, targets: [`city:${city}`], cost: {}, gain: {}, said: words.name("city", city) };
}

function attackFrom({ city }: Ways, source: string, mode: "road" | "sea", at: Position): Choice {
  const { words } = at;
  const then = [`target:${city}`, `${mode}:${source}`];
  const about = plain(city, at);
  return {
    ...about,
    action: ["attack", ...then].join(" "),
    then,
    params: { ...about.params, source, mode },
    targets: [`city:${city}`],
    // From several cities: one row, which opens.
    group: `attack_${mode}/${city}`,
    reveals: false,
    default: false,
    said: words.say(`label-attack_${mode}`, { city: words.name("city", city), source: words.name("city", source) }),
  };
}

// ---- an offer that is answered with another ----

/** To refuse and take the floor for an offer to the same player is one choice, where the rules leave one the floor. */
function offeredBack(decision: Decision, { figures, view, words }: Position): Decision {
  const refuse = decision.options.find((option) => option.verb === "refuse");
  const left = (figures as Figures | null)?.options["refuse"]?.offers_left;
  const from = (view as TableView).frames.at(-1)?.["from"] ?? 0;
  if (!refuse || !left) return decision;
  const then = ["speak", `to:${from}`];
  const back: Choice = { ...refuse, action: ["refuse", ...then].join(" "), verb: "speak", then, said: words.say("label-offer_back") };
  return { ...decision, options: [...decision.options, back] };
}
