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

const PHASES = ["spring", "sieges", "winter"] as const;
/** Decisions that lie at the bottom, by phase; an action and its payment lie on a Spring turn. */
const phaseOf = (view: TableView): number => PHASES.findIndex((phase) => view.frames[0]?.decision.startsWith(phase));
const phaseName = (view: TableView, words: Words): string => words.say(`label-phase_${PHASES[phaseOf(view)] ?? "setup"}`);

export const face: Face = {
  open: true,
  shows: true,
  score: (_view, seat, figures: Figures | null) => figures?.seats[seat]?.points ?? null,
  phases: (view: TableView, words) => {
    const now = phaseOf(view);
    return PHASES.map((phase, number) => ({ name: words.say(`label-phase_${phase}`), when: number === now ? ("now" as const) : number < now ? ("past" as const) : ("next" as const) }));
  },
  // The board's rows stand for several steps, or for a purchase with its payment.
  asks: ["spring.step"],
  weighs: ({ verb }) => verb === "buy",
  question: (prompt, words) => (prompt.code === "spring.step" ? words.say("label-ask_walk") : undefined),
  own: (words) => ({ name: words.say("label-palace"), icon: "action.govern" }),
  icon: ({ verb, params }) => (verb === "use" ? `symbol.${params["symbol"]}` : ICONS[verb]),
  seat: (view, seat) => STATES[view.seats[seat].faction],
  // Without the family in brackets: sentences are about the state.
  called: (view, seat, words) => (view.seats[seat].faction ? words.name("state", view.seats[seat].faction).split(" (")[0] : undefined),
  status: (view: TableView, words) => words.say(isForTwo(view) ? "label-status_two" : "label-status", { year: view.year, phase: phaseName(view, words) }),
};
