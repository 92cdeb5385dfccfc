// How the board asks: where a troop marches and the siege that it comes to, where a card goes and what it does there, what
// a source leaves over, and greyed what one has and cannot use. All figures come from the game.
import type { Drawn, Face, Position } from "../board";
import type { Choice, Decision } from "../../net/messages";
import type { March } from "../../net/generated/games/virtu";
import { deedName } from "./palace";
import { clauses, deedOf, reliefOf, type Figures, type TableView } from "./table";

type Blocked = Decision["blocked"][number];

export function asked(decision: Decision, at: Position): Decision {
  const { code, params } = decision.prompt;
  if (code === "action.march") return marching(decision, at);
  if (code === "combat.bonus") return fighting(decision);
  if (code === "action.influence" || code === "action.annex") return annexing(decision, at);
  if (code === "payment.use") return paying({ ...decision, blocked: [...decision.blocked, ...idle(at)] }, at);
  if (code === "winter.reorganise") return { ...decision, options: decision.options.map((option) => (option.verb === "take_out" ? { ...option, said: at.words.say("label-take_out", { card: at.words.name("card", String(option.params["card"])) }) } : option)) };
  const card = params["card"];
  if (typeof card === "string") return { ...decision, options: decision.options.map((option) => placed(option, card, at)), blocked: decision.blocked.map((option) => placed(option, card, at)) };
  if (code === "winter.recruit") return recruiting(decision, at);
  return decision;
}

const figuresOf = ({ figures }: Position): Figures | null => figures as Figures | null;
const cityName = (option: Pick<Drawn, "params">, { words }: Position): string => words.name("city", String(option.params["city"]));

// ---- marches ----

const marchOf = (option: Pick<Drawn, "action">, at: Position): March | undefined => figuresOf(at)?.marches.find((march) => march.action === option.action);

/** Sieges first, those nearest to success before the others; then the own cities. */
function marching(decision: Decision, at: Position): Decision {
  const weight = (option: Choice): number => {
    const march = marchOf(option, at);
    return march?.besieges ? march.defence - march.attack : Infinity;
  };
  const options = decision.options
    .map((option) => ({ ...option, said: marchTo(option, at), group: "march", params: { ...option.params, besieges: marchOf(option, at)?.besieges ? 1 : 0 } }))
    .sort((one, other) => weight(one) - weight(other) || 0);
  return { ...decision, options, blocked: [...decision.blocked, ...idle(at)] };
}

function marchTo(option: Choice, at: Position): string {
  const { words, view } = at;
  const lord = figuresOf(at)?.cities[String(option.params["city"])]?.lord ?? -1;
  const owner = lord < 0 ? words.say("label-of_nobody") : lord === (view as TableView).you ? words.say("label-yours") : words.seat(lord);
  return words.say("label-march_to", { city: cityName(option, at), owner });
}

// ---- annexing, and the influence of two players ----

const ANNEXING = ["conclude", "influence", "annex", "use"];

/** What a symbol may be spent on, then cities by name, then more symbols. */
function annexing(decision: Decision, at: Position): Decision {
  const named = <T extends Choice | Blocked>(option: T): T => (option.verb === "annex" ? { ...option, said: cityName(option, at) } : option);
  const order = ({ verb }: Choice): number => ANNEXING.indexOf(verb);
  return { ...decision, options: decision.options.map(named).sort((one, other) => order(one) - order(other)), blocked: decision.blocked.map(named) };
}

/** So many sources stand one by one. */
const FEW = 3;

/** While symbols wait to be spent, where more of them would come from is one row of the list. */
export const folds: Face["folds"] = (group, options, { view, words }) => {
  const { frames, pool } = view as TableView;
  const waits = Object.values(pool).some((count) => count > 0);
  if (group !== "use" || options.length <= FEW || frames.at(-1)?.decision !== "action.influence" || !waits) return undefined;
  return { icon: "symbol.crown", head: words.say("label-more_symbols"), note: words.say("label-sources", { count: options.length }) };
};

function annexNote(option: Drawn, { words }: Position): string {
  const value = words.fact("city", String(option.params["city"]), "value") ?? 0;
  return words.say("label-annex_note", { value, seas: Number(option.cost["ship"] ?? 0) });
}

/** Where a step of influence leads, where that is another zone than before. */
function influenceNote({ params }: Drawn, { words, figures }: Position): string | undefined {
  const track = (figures as Figures | null)?.influence_track ?? [];
  const zoneAt = (place: unknown): string | undefined => track.find((space) => space.place === Number(place))?.zone;
  const [from, to] = [zoneAt(params["from"]), zoneAt(params["place"])];
  if (Number(params["void"]) || !from || !to) return undefined;
  return words.say("label-influence_note", { from: Number(params["from"]), place: Number(params["place"]), zone: words.name("zone", to), stays: from === to ? 1 : 0 });
}

// ---- recruiting ----

/** Cities by name; where prices differ, the lower one is that of a home city. */
function recruiting(decision: Decision, at: Position): Decision {
  const prices = decision.options.flatMap(({ verb, cost }) => (verb === "recruit" ? [Number(cost["florin"] ?? 0)] : []));
  const home = Math.min(...prices);
  const differ = Math.max(...prices) > home;
  return { ...decision, options: decision.options.map((option) => (option.verb === "recruit" ? { ...option, said: cityName(option, at), params: { ...option.params, home: differ && Number(option.cost["florin"] ?? 0) === home ? 1 : 0 } } : option)) };
}

// ---- combats ----

/** Bonuses first, then the pass; florins may be collected before, and the turn stays. */
function fighting(decision: Decision): Decision {
  const place = ({ verb, gain }: Choice): number => (gain["florin"] ? 2 : verb === "pass" ? 1 : 0);
  const options = decision.options.map((option) => ({ ...option, group: place(option) === 2 ? "collect" : "war_bonus" }));
  const blocked = decision.blocked.map((option) => (option.params["symbol"] === "war" ? { ...option, group: "war_bonus" } : option));
  return { ...decision, options: options.sort((one, other) => place(one) - place(other)), blocked };
}

/** The forces before any bonus. */
function siegeNote({ params }: Drawn, at: Position): string | undefined {
  const city = figuresOf(at)?.cities[String(params["city"])];
  return city && at.words.say("label-besiege_with", { attack: city.army, defence: city.defence });
}

// ---- cards ----

/** Where a card goes, and what it does there: all places together, so that those it cannot go to come last. */
function placed<T extends Choice | Blocked>(option: T, card: string, { words, view }: Position): T {
  const { room, deed, side } = option.params;
  if (option.verb === "to") return { ...option, said: words.say(`label-court_${side}`), group: "to" };
  if (option.verb !== "to_action" && option.verb !== "to_improvement") return option;
  const over = (view as TableView).seats[(view as TableView).you]?.rooms[Number(room) * 2] ?? card;
  const where = { deed: deedName(words, String(deed)), card: words.name("card", over) };
  const key = option.verb === "to_improvement" ? "under_card" : deed === "blank" ? "as_action_here" : "as_action_in";
  return { ...option, said: words.say(`label-${key}`, where), params: { ...option.params, card }, group: "to" };
}

function placedNote({ verb, params }: Drawn, { words, view }: Position): string | undefined {
  if (verb === "to") return words.say("label-court_note", { side: String(params["side"]) });
  if (typeof params["card"] !== "string") return undefined;
  const card = params["card"];
  const [own, old] = [deedOf(words, view as TableView, "card", card), String(params["deed"])];
  const told = { amounts: words.amounts(reliefOf(words, "card", card)), deed: deedName(words, old), own: deedName(words, own) };
  const key = verb === "to_improvement" ? "adds_to" : own === old ? "in_its_place" : old === "blank" ? "brings" : "in_place_of";
  return words.say(`label-${key}`, told);
}

// ---- payments ----

/** All that is listed is what one pays with: no heading needs to say so. What is exact comes first, what costs points last. */
function paying(decision: Decision, at: Position): Decision {
  const bare = <T extends Choice | Blocked>(option: T): T => (option.group === "use" ? { ...option, group: "paying" } : option);
  const order = (option: Choice): number => (option.params["source"] === "indulgence" ? Infinity : (broughtBy(option, at)?.over ?? 0));
  const sorted = decision.options.map(bare).sort((one, other) => order(one) - order(other) || 0);
  return { ...decision, options: sorted, blocked: decision.blocked.map(bare) };
}

/** What a source brings, and what of it is too much. */
function broughtBy({ gain }: Drawn, at: Position): { symbol: string; count: number; over: number } | undefined {
  const payment = figuresOf(at)?.payment;
  const [entry] = Object.entries(gain);
  if (!payment || !entry) return undefined;
  const [symbol, count] = [entry[0], Number(entry[1])];
  const either = symbol === "crown" || symbol === "cross" ? (payment.left["either"] ?? 0) : 0;
  // Florins that are not needed stay in the treasury.
  return { symbol, count, over: symbol === "florin" ? 0 : Math.max(count - (payment.left[symbol] ?? 0) - either, 0) };
}

/** What a source brings, what of it is too much, and what becomes of it. */
function usedNote(option: Drawn, at: Position): string | undefined {
  const brought = broughtBy(option, at);
  if (!brought) return undefined;
  const { symbol, count, over } = brought;
  return at.words.say("label-used_note", { amount: at.words.amount(symbol, count), over, source: String(option.params["source"]) });
}

/** What one has and cannot use, with the reason. */
function idle(at: Position): Blocked[] {
  const { words } = at;
  return (figuresOf(at)?.idle ?? []).map(({ target, about, reason }, number) => ({
    action: `idle:${number}`,
    verb: "idle",
    params: about,
    targets: [target],
    group: reason.code === "no_port" ? "march" : "use",
    cost: {},
    gain: {},
    reason,
    said: typeof about["card"] === "string" ? words.name("card", about["card"]) : typeof about["tile"] === "string" ? words.name("tile", about["tile"]) : words.say("label-by_sea_from", { city: words.name("city", String(about["city"])) }),
  }));
}

// ---- second lines ----

export function note(option: Drawn, at: Position): string | undefined {
  const { words } = at;
  if (option.verb === "ride" || option.verb === "sail") {
    const march = marchOf(option, at);
    return march?.besieges ? words.say("label-besiege_with", { attack: march.attack, defence: march.defence }) : words.say("label-stays_mobile");
  }
  if (option.verb === "to" || option.verb === "to_action" || option.verb === "to_improvement") return placedNote(option, at);
  if (option.verb === "take_out") return clauses(words, [deedName(words, String(option.params["deed"])), ...(Number(option.params["under"]) ? [words.say("label-improvement")] : [])]);
  if (option.verb === "annex") return annexNote(option, at);
  if (option.verb === "siege") return siegeNote(option, at);
  if (option.verb === "influence") return influenceNote(option, at);
  if (option.verb === "use") return usedNote(option, at);
  if (option.verb === "pass" && figuresOf(at)?.combat) return words.say("label-passes_end");
  if (option.verb !== "recruit") return undefined;
  const troops = figuresOf(at)?.cities[String(option.params["city"])]?.troops[`seat_${(at.view as TableView).you}`] ?? 0;
  return words.say("label-recruit_note", { value: words.fact("city", String(option.params["city"]), "value") ?? 0, troops, home: Number(option.params["home"] ?? 0) });
}
