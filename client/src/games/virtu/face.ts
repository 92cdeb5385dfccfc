// How Virtù looks on the table page: the arms of the states and the years. Nothing in it is hidden.
import type { Drawn, Face } from "../board";
import type { SeatStyle } from "../../ui/arms";
import type { Words } from "../../words/words";
import { asked, note } from "./asked";
import { isForTwo, WINTER_STEPS, type Figures, type TableView } from "./table";

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
const ASKED: Record<string, string> = { "spring.step": "walk", "winter.buy": "buy", "winter.recruit": "recruit", "action.govern": "govern", "action.influence": "influence", "action.war": "war", "action.march": "march", "action.intrigue": "intrigue", "combat.bonus": "bonus" };

const question: Face["question"] = ({ code, params }, words) => {
  if (code === "payment.use") {
    const due = Object.entries(params).flatMap(([name, count]) => (name.startsWith("due_") ? [[name.slice(4), count]] : []));
    return words.say("label-ask_pay", { purpose: words.name("purpose", String(params["for"])), price: words.amounts(Object.fromEntries(due)) });
  }
  const city = params["city"] === undefined ? "" : words.name("city", String(params["city"]));
  return ASKED[code] && words.say(`label-ask_${ASKED[code]}`, { florins: params["florins"] ?? 0, city, combat: String(params["combat"]), own: params["own"] ?? 0, theirs: params["theirs"] ?? 0 });
};

/** The named button, where the row says more than fits on it. */
const buttonOf: Face["button"] = ({ verb, params, cost }, { words }) => {
  if (verb === "buy") return { head: words.name("item", String(params["item"])), note: words.amounts(cost as Record<string, number>) };
  return verb.startsWith("redeem") ? { head: words.say(`label-${verb}`), note: "" } : undefined;
};

/** What is paid in one kind of symbols, beside the option. */
const PRICED = ["ride", "sail", "recruit"];

/** What a source gives, or what a march or a recruit costs; other prices stand in the words. */
const signsOf: Face["signs"] = ({ verb, cost, gain }) => {
  if (verb === "use") return { text: Object.values(gain).map((count) => `+${count}`).join(" "), icons: [] };
  const [price] = PRICED.includes(verb) ? Object.entries(cost) : [];
  if (!price) return undefined;
  return price[0] === "florin" ? { text: "", icons: [], coin: Number(price[1]) } : { text: String(price[1]), icons: [`symbol.${price[0]}`] };
};

/** Decisions that are made in one's palace; on a phone they open there. */
const IN_PALACE = ["setup.family_card", "setup.family_place", "spring.enter", "spring.step", "spring.redeem", "spring.act", "action.govern", "action.trade", "court.place", "court.overflow", "winter.reorganise", "winter.move_card"];

function iconOf({ verb, params }: Drawn): string | undefined {
  if (verb === "use") return `symbol.${params["symbol"]}`;
  if (verb === "ride" || verb === "sail") return params["besieges"] ? "action.war" : "troop";
  if (verb === "idle" && params["city"]) return "symbol.ship";
  return ICONS[verb];
}

/** Where in the year a decision lies, in a few words. */
function remarkOf(code: string, words: Words): string | undefined {
  const [family, question] = code.split(".") as [string, string];
  if (family === "spring" || family === "action") return words.say(family === "spring" ? "label-spring_marker" : "label-spring_action");
  const step = family === "winter" ? WINTER_STEPS.findIndex((questions) => questions.includes(question)) : -1;
  return step < 0 ? undefined : words.say("label-winter_step", { step: step + 1, steps: WINTER_STEPS.length });
}

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
  button: buttonOf,
  coin: ({ verb, gain }) => (verb === "use" && gain["florin"] ? Number(gain["florin"]) : undefined),
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
  icon: iconOf,
  asked,
  note,
  remark: ({ code }, { words }) => remarkOf(code, words),
  seat: (view, seat) => STATES[view.seats[seat].faction],
  // Without the family in brackets: sentences are about the state.
  called: (view, seat, words) => (view.seats[seat].faction ? words.name("state", view.seats[seat].faction).split(" (")[0] : undefined),
  round: (view: TableView, words) => words.say(isForTwo(view) ? "label-round" : "label-year", { year: view.year }),
  status: (view: TableView, words) => words.say(isForTwo(view) ? "label-status_two" : "label-status", { year: view.year, phase: phaseName(view, words) }),
};
