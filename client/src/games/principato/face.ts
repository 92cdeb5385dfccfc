// How Principato looks everywhere on the table page: arms, public points, years.
import type { Drawn, Face } from "../board";
import type { SeatStyle } from "../../ui/arms";
import { CUBES, KINDS, YEARS, type Figures, type TableView } from "./table";

const SEATS: readonly SeatStyle[] = [
  { colour: "cinabro", glyph: "arms.fleur-de-lys" },
  { colour: "oltremare", glyph: "arms.snake" },
  { colour: "verderame", glyph: "arms.lion" },
  { colour: "giallorino", glyph: "arms.white-tower" },
];

const ACTION_ICONS: Record<string, string> = {
  favor: "action.favor",
  commit: "action.commit",
  skip: "action.skip",
  end: "action.end_turn",
  change: "action.change",
};
const CARD_VERBS = ["activate", "swap"];
/** How much of a price in food or gold is paid in favors; none is the price itself. */
const PAYMENT = "favors_for_";

const isCube = (thing: string): boolean => (CUBES as readonly string[]).includes(thing);

/** A thing of the box as its sprite calls it. */
function thingIcon(thing: string): string {
  if (isCube(thing)) return `cube.${thing}`;
  return (KINDS as readonly string[]).includes(thing) ? `culture.${thing}` : `token.${thing}`;
}

function icon({ verb, params, gain }: Drawn): string {
  const gained = Object.keys(gain)[0];
  if (verb === "option" && gained) return thingIcon(gained);
  if (CARD_VERBS.includes(verb) && params["card"]) return `card.${params["card"]}`;
  if (verb === "take") return `culture.${params["kind"]}`;
  if (verb === "recruit") return `token.${params["face"]}`;
  if (verb === "place") return params["place"] === "church" ? "zone.church" : `token.${params["place"]}`;
  if (verb.startsWith(PAYMENT)) return params["favor"] ? "cube.favor" : `cube.${verb.slice(PAYMENT.length)}`;
  if (verb.startsWith("supply") || verb.endsWith("_to_soldiers")) return "action.supply";
  if (verb.startsWith("dismiss")) return "action.dismiss";
  return ACTION_ICONS[verb] ?? "action.activate";
}

/** What a harvest or rents bring now, and what favors pay for; prices that are still to be chosen are in the words. */
const cubes: Face["cubes"] = ({ verb, params, cost, gain }) => {
  const counted = (things: Drawn["gain"]): Record<string, number> => Object.fromEntries(Object.entries(things).filter(([thing]) => isCube(thing)).map(([thing, count]) => [thing, Number(count)]));
  const fixed = verb === "activate" && params["options"] === 1 && Object.keys(cost).length === 0;
  if (fixed || verb === "favor") return { sign: "+", counts: counted(gain) };
  return verb.startsWith(PAYMENT) ? { sign: "−", counts: counted(params) } : undefined;
};

const brings: Face["brings"] = (source, { code, params }) => {
  if (code === "took_culture") return params["kind"] === source ? Number(params["value"]) : undefined;
  return { scored_military: "military", showed_goal: "goals" }[code] === source ? Number(params["points"]) || undefined : undefined;
};

export const face: Face = {
  brings,
  shows: true,
  seat: (_view: TableView, seat) => SEATS[seat],
  score: (_view: TableView, seat, figures: Figures) => figures.seats[seat]?.points ?? null,
  phases: (view: TableView, words) =>
    YEARS.map((number) => ({
      name: words.say("year", { number }),
      when: view.frames.length === 0 || number < view.year ? "past" : number === view.year ? "now" : "next",
    })),
  status: (view: TableView, words) => (view.frames.length === 0 ? words.say("game-over") : words.say("label-turn", { year: view.year, seat: words.seat(view.active) })),
  icon,
  cubes,
  own: (words) => ({ name: words.name("table", "goals"), icon: "goal.back" }),
};
