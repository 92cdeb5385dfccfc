// How Virtù looks on the table page: the arms of the states and the years. Nothing in it is hidden.
import type { Face } from "../board";
import type { SeatStyle } from "../../ui/arms";
import type { Words } from "../../words/words";
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
};

/** Questions that the board asks shorter, because what lies ready is drawn. */
const ASKED: Record<string, string> = { "spring.step": "walk", "winter.buy": "buy", "winter.recruit": "recruit", "action.govern": "govern", "action.influence": "influence", "action.war": "war", "action.march": "march", "action.intrigue": "intrigue" };

const question: Face["question"] = ({ code, params }, words) => {
  if (code === "payment.use") {
    const due = Object.entries(params).flatMap(([name, count]) => (name.startsWith("due_") ? [[name.slice(4), count]] : []));
    return words.say("label-ask_pay", { purpose: words.name("purpose", String(params["for"])), price: words.amounts(Object.fromEntries(due)) });
  }
  const city = params["city"] === undefined ? "" : words.name("city", String(params["city"]));
  return ASKED[code] && words.say(`label-ask_${ASKED[code]}`, { florins: params["florins"] ?? 0, city });
};

/** What a source gives, beside its picture; prices stand in the words. */
const signsOf: Face["signs"] = ({ verb, gain }) => (verb === "use" ? { text: Object.values(gain).map((count) => `+${count}`).join(" "), icons: [] } : undefined);

/** Decisions that are made in one's palace; on a phone they open there. */
const IN_PALACE = ["setup.family_card", "setup.family_place", "spring.enter", "spring.step", "spring.redeem", "spring.act", "action.govern", "action.trade", "court.place", "court.overflow", "winter.reorganise", "winter.move_card"];

const PHASES = ["spring", "sieges", "winter"] as const;
/** Decisions that lie at the bottom, by phase; an action and its payment lie on a Spring turn. */
const phaseOf = (view: TableView): number => PHASES.findIndex((phase) => view.frames[0]?.decision.startsWith(phase));
const phaseName = (view: TableView, words: Words): string => words.say(`label-phase_${PHASES[phaseOf(view)] ?? "setup"}`);

export const face: Face = {
  open: true,
  shows: true,
  order: (view: TableView) => view.order.filter((seat) => seat >= 0),
  unit: (_count, words) => words.say("label-prestige"),
  signs: signsOf,
  tint: (icon) => (icon.startsWith("symbol.") ? (icon === "symbol.florin" ? "var(--coin)" : `var(--s-${icon.slice(7)})`) : undefined),
  score: (_view, seat, figures: Figures | null) => figures?.seats[seat]?.points ?? null,
  phases: (view: TableView, words) => {
    const now = phaseOf(view);
    return PHASES.map((phase, number) => ({ name: words.say(`label-phase_${phase}`), when: number === now ? ("now" as const) : number < now ? ("past" as const) : ("next" as const) }));
  },
  // The board's rows stand for several steps, or show one kind of spots at a time.
  asks: ["spring.step", "action.agent"],
  weighs: ({ verb }) => verb === "buy",
  question,
  opens: (code) => (code === "winter.buy" ? "more" : IN_PALACE.includes(code) ? "own" : "table"),
  table: (words) => ({ name: words.say("label-tab_map") }),
  more: (words) => ({ name: words.say("label-market"), icon: "tile.guild" }),
  own: (words) => ({ name: words.say("label-palace"), icon: "action.govern" }),
  icon: ({ verb, params }) => (verb === "use" ? `symbol.${params["symbol"]}` : ICONS[verb]),
  seat: (view, seat) => STATES[view.seats[seat].faction],
  // Without the family in brackets: sentences are about the state.
  called: (view, seat, words) => (view.seats[seat].faction ? words.name("state", view.seats[seat].faction).split(" (")[0] : undefined),
  round: (view: TableView, words) => words.say(isForTwo(view) ? "label-round" : "label-year", { year: view.year }),
  status: (view: TableView, words) => words.say(isForTwo(view) ? "label-status_two" : "label-status", { year: view.year, phase: phaseName(view, words) }),
};
