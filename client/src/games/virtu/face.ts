// How Virtù looks on the table page: the arms of the states and the years. Nothing in it is hidden.
import type { Drawn, Face } from "../board";
import type { SeatStyle } from "../../ui/arms";
import { asked, folds, note } from "./asked";
import { button, lacks } from "./button";
import { purposeOf } from "./payment";
import { PHASES, phaseName, phaseOf, placeOf, remarkOf } from "./phases";
import { isForTwo, type Figures, type TableView } from "./table";

export const STATES: Record<string, SeatStyle> = {
  florence: { colour: "cinabro", glyph: "arms.fleur-de-lys" },
  milan: { colour: "oltremare", glyph: "arms.snake" },
  venice: { colour: "verderame", glyph: "arms.lion" },
  naples: { colour: "giallorino", glyph: "arms.glyph/pales" },
  rome: { colour: "biacca", glyph: "arms.glyph/keys" },
  france: { colour: "oltremare", glyph: "arms.glyph/three-lilies" },
};

const ICONS: Record<string, string> = {
  march: "troop",
  recruit: "troop",
  disband: "troop",
  troop: "troop",
  lose: "troop",
  besiege: "action.war",
  fight: "action.war",
  token: "war_token",
  place: "agent",
  agent: "agent",
  remove: "agent",
  lift: "agent",
  redeem_for_cross: "indulgence",
  redeem_for_crowns: "indulgence",
  reactivate: "courtier_refresh",
  refresh: "courtier_refresh",
  advance: "symbol.arrow",
  advance_for_florins: "symbol.arrow",
  advance_prepaid: "symbol.arrow",
  annex: "action.annex",
  patronise: "action.patronise",
  pay: "symbol.florin",
  to: "courtier_refresh",
};

const WON = ["annexed", "conquered", "major_alliance"];
const GOT = [...WON, "bought", "built_cathedral", "took_bonus"];
/** Events with which a seat came by what the end counts. */
const MADE: Record<string, readonly string[]> = { cities: WON, city_leader: WON, patronage: ["patronised"], patronage_leader: ["patronised"], religion: GOT, cards_and_tiles: GOT, trophies: ["trophy"], alliances: ["allied"] };

/** Questions that the board asks shorter, because what lies ready is drawn. */
const ASKED: Record<string, string> = { "spring.step": "walk", "winter.buy": "buy", "winter.recruit": "recruit", "action.govern": "govern", "action.influence": "influence", "action.war": "war", "action.march": "march", "action.intrigue": "intrigue", "combat.bonus": "bonus" };

const question: Face["question"] = ({ code, params }, words, { view, figures }, options) => {
  if (code === "court.place" && !options.some(({ verb }) => verb === "to")) return words.say("label-ask_full", { card: words.name("card", String(params["card"])) });
  if (code === "payment.use") {
    const payment = (figures as Figures | null)?.payment;
    if (payment) return words.say("label-ask_pay", { purpose: purposeOf({ words, view }, payment), price: words.amounts(payment.price) });
    const due = Object.entries(params).flatMap(([name, count]) => (name.startsWith("due_") ? [[name.slice(4), count]] : []));
    return words.say("label-ask_pay", { purpose: words.name("purpose", String(params["for"])), price: words.amounts(Object.fromEntries(due)) });
  }
  const city = params["city"] === undefined ? "" : words.name("city", String(params["city"]));
  return ASKED[code] && words.say(`label-ask_${ASKED[code]}`, { florins: params["florins"] ?? 0, city, combat: String(params["combat"]), own: params["own"] ?? 0, theirs: params["theirs"] ?? 0 });
};

/** What is paid in symbols or florins, beside the option. */
const PRICED = ["ride", "sail", "recruit", "annex"];

/** What a source gives, or what a march, a recruit or a city costs; other prices stand in the words. */
const signsOf: Face["signs"] = ({ verb, cost, gain }) => {
  if (verb === "use") return { text: Object.values(gain).map((count) => `+${count}`).join(" "), icons: [] };
  if (!PRICED.includes(verb)) return undefined;
  return Object.entries(cost).map(([symbol, count]) => (symbol === "florin" ? { text: "", icons: [], coin: Number(count) } : { text: String(count), icons: [`symbol.${symbol}`] }));
};

/** Decisions that are made in one's palace; on a phone they open there. */
const IN_PALACE = ["setup.family_card", "setup.family_place", "spring.enter", "spring.step", "spring.redeem", "spring.act", "action.govern", "action.patronise", "action.trade", "court.place", "court.overflow", "winter.reorganise", "winter.move_card"];

function iconOf({ verb, params }: Drawn): string | undefined {
  if (verb === "use") return `symbol.${params["symbol"]}`;
  if (verb === "ride" || verb === "sail") return params["besieges"] ? "action.war" : "troop";
  if (verb === "idle" && params["city"]) return "symbol.ship";
  return ICONS[verb];
}

export const face: Face = {
  brings: (source, { code }) => (MADE[source]?.includes(code) ? null : undefined),
  open: true,
  shows: true,
  tall: "more",
  order: (view: TableView) => view.order.filter((seat) => seat >= 0),
  unit: (_count, words) => words.say("label-prestige"),
  signs: signsOf,
  button,
  lacks,
  coin: ({ verb, gain, cost }) => {
    const florins = verb === "use" ? gain["florin"] : verb === "pay" ? cost["florin"] : 0;
    return florins ? Number(florins) : undefined;
  },
  tint: (icon) => (icon.startsWith("symbol.") ? (icon === "symbol.florin" ? "var(--coin)" : `var(--s-${icon.slice(7)})`) : undefined),
  score: (_view, seat, figures: Figures | null) => figures?.seats[seat]?.points ?? null,
  phases: (view: TableView, words) => {
    const now = phaseOf(view);
    return PHASES.map((phase, number) => ({ name: words.say(`label-phase_${phase}`), when: number === now ? ("now" as const) : number < now ? ("past" as const) : ("next" as const) }));
  },
  // The board's rows stand for several steps, or show one kind of spots at a time.
  asks: ["spring.step", "action.agent"],
  weighs: ({ verb }) => verb === "buy",
  leaves: ({ verb }) => verb === "done" || verb === "end",
  place: placeOf,
  question,
  opens: (code) => (code === "winter.buy" ? "more" : IN_PALACE.includes(code) ? "own" : "table"),
  table: (words) => ({ name: words.say("label-tab_map") }),
  more: (words) => ({ name: words.say("label-market"), icon: "tile.guild" }),
  own: (words) => ({ name: words.say("label-palace"), icon: "action.govern" }),
  icon: iconOf,
  // A step of influence stands under the arms of its Major City.
  about: ({ verb, params }) => (verb === "influence" || verb === "conclude" ? STATES[String(params["major"])] : undefined),
  asked,
  folds,
  note,
  remark: ({ code }, { words, view }) => remarkOf(code, view, words),
  seat: (view, seat) => STATES[view.seats[seat].faction],
  // Without the family in brackets: sentences are about the state.
  called: (view, seat, words) => (view.seats[seat].faction ? words.name("state", view.seats[seat].faction).split(" (")[0] : undefined),
  variant: (view: TableView, words) => words.say(isForTwo(view) ? "label-for_two" : "label-for_many"),
  round: (view: TableView, words) => (view.year === 0 ? "" : words.say(isForTwo(view) ? "label-round" : "label-year", { year: view.year })),
  status: (view: TableView, words) => words.say(isForTwo(view) ? "label-status_two" : "label-status", { year: view.year, phase: phaseName(view, words) }),
};
