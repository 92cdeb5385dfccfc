// How Il Principe looks on the table page: families, points, phases of a round.
import type { Figures } from "../../net/generated/games/il_principe";
import type { Drawn, Face, Position, Sign } from "../board";
import type { Prompt } from "../../net/messages";
import type { SeatStyle } from "../../ui/arms";
import type { Words } from "../../words/words";
import { offer } from "./offer.svelte";

export const FAMILIES: readonly SeatStyle[] = [
  { colour: "cinabro", glyph: "arms.glyph/palle" },
  { colour: "oltremare", glyph: "arms.snake" },
  { colour: "verderame", glyph: "arms.eagle-emblem" },
  { colour: "giallorino", glyph: "arms.glyph/bars" },
  { colour: "biacca", glyph: "arms.cartwheel" },
];
/** Events with which a seat came by what the end counts; those of the track say how many points. */
const MADE: Record<string, readonly string[]> = { regions: ["placed_shield"], roles: ["took_role", "role_sold"], sets: ["built", "laid"] };
const TRACKED: Record<string, readonly string[]> = { built: ["built"], income: ["role_income"], bonus: ["gained_points"] };
const PHASES = ["supply", "auctions", "actions", "roles"];

/** The families, in the order of their looks above. */
const NAMES = ["medici", "visconti", "este", "gonzaga", "carraresi"];

/** Seat by seat they are chosen: who has not yet has none. */
function hasFamily(view: { frames?: { decision: string; seat: number }[] }, seat: number): boolean {
  const asked = view.frames?.find((frame) => frame.decision === "setup.family");
  return !asked || seat < asked.seat;
}

const familyOf = (view: { seats: { family?: string }[] }, seat: number): string => view.seats[seat]?.family ?? NAMES[seat] ?? "";

function question(prompt: Prompt, words: Words, _: Position, options: readonly Drawn[]): string | undefined {
  const { prize, color, count, city } = prompt.params;
  const more = prompt.steps - prompt.step + 1 - offer.picks.length;
  if (prompt.code === "supply.offer" && more > 0 && more < prompt.steps) return words.say("label-ask_offer_more", { count: prompt.steps, more });
  if (prompt.code === "auctions.build" && options.length === 1) return words.say("label-ask_build_none");
  if (prompt.code === "auction.bid" && prize === "lot") return words.say("label-ask_lot", { cards: words.say(`label-building_${color}`, { count: Number(count) }) });
  if (prompt.code === "auction.bid") return words.say("label-ask_role", { role: words.name("role", `${color}_${prize}`) });
  if (prompt.code === "build.shield") return words.say("label-ask_shield", { city: words.name("city", String(city)) });
  const key = { "supply.offer": "offer", "actions.action": "action", "auctions.build": "build" }[prompt.code];
  return key && words.say(`label-ask_${key}`, { count: prompt.steps });
}

/** Where the decision stands in its phase: "lot 3 of 4". */
function remark({ code, params }: Prompt, { figures, view, words }: Position): string | undefined {
  const { lots, roles, turn_order: order, auction } = figures as Figures;
  const say = (what: string, number: number, count: number, building = ""): string => words.say(`label-${what}`, { number, count, building });
  if (code === "actions.action") return say("turn_of", order.indexOf(view.you) + 1, order.length);
  if (code !== "auction.bid" || !auction) return undefined;
  if (params["prize"] === "lot") return say("lot_of", lots.findIndex((lot) => lot.state === "on_sale") + 1, lots.length);
  // The heading of a sheet has one line, and names the role.
  return say(matchMedia("(max-width: 599px)").matches ? "role_of_short" : "role_of", roles.findIndex((role) => role.color === auction.color) + 1, roles.length, words.name("building", auction.color));
}

/** Who leads in the region that a shield would go to, and what that shield makes of it. */
function shieldNote(option: Drawn, at: Position): string {
  const [own, most] = [Number(option.params["own"]), Number(option.params["most"])];
  const now = leads(option, at);
  if (own > most) return now;
  const gains = Number(option.params["after"]) > Number(option.params["before"]);
  const would = own + 1 > most ? "lead" : own + 1 === most ? "tie" : gains ? "second" : "";
  return would ? at.words.say(`label-shield_would_${would}`, { now }) : now;
}
function leads({ params }: Drawn, { view, words }: Position): string {
  const [region, own, most] = [String(params["region"]), Number(params["own"]), Number(params["most"])];
  if (own === 0 && most === 0) return words.say("label-region_free");
  const shields = (view.seats as { map: Record<string, number> }[]).map((seat) => seat.map[region] ?? 0);
  const rivals = shields.flatMap((count, seat) => (seat !== view.you && most > 0 && count === most ? [seat] : []));
  const seats = words.listed(rivals.map((seat) => words.seat(seat)));
  return words.say(`label-shield_${own > most ? "leads" : own === most ? "tied" : "behind"}`, { own, most, seats, count: rivals.length });
}

export const face: Face = {
  brings: (source, { code, params }) => {
    const codes = source === "track" ? Object.values(TRACKED).flat() : (TRACKED[source] ?? []);
    return codes.includes(code) ? Number(params["points"]) || undefined : MADE[source]?.includes(code) ? null : undefined;
  },
  parts: { track: Object.keys(TRACKED) },
  called: (view, seat, words) => (hasFamily(view, seat) ? words.name("family", familyOf(view, seat)) : undefined),
  asks: ["auction.bid", "supply.offer", "actions.action"],
  tall: "somewhat",
  // The bill and the hand tell it.
  tells: ["keeps", "in_hand"],
  goesOn: ["auctions.build", "auction.bid"],
  showsUnderWay: true,
  unit: (_, words) => words.say("label-vp"),
  commits: ({ verb, params }, words) => {
    if (verb === "flip") return words.say("label-turn_up", { "color-id": String(params["color"]) });
    if (verb === "build") return words.say("label-build", { city: words.name("city", String(params["city"])) });
    return undefined;
  },
  weighs: ({ verb }) => ["build", "lay", "shield", "flip"].includes(verb),
  opens: (code) => (["build.shield", "roles.shield", "actions.action", "auctions.build"].includes(code) ? "own" : "table"),
  question,
  step: ({ code, step, steps }, { words }) => {
    if (code === "supply.offer") return words.say("label-offer_chosen", { count: offer.picks.length, of: steps });
    return code === "build.shield" ? words.say("label-shield_of", { number: step, count: steps }) : undefined;
  },
  remark,
  button: (option, { words }) =>
    option.verb === "shield"
      ? { head: words.say("label-place", { region: words.name("region", String(option.params["region"])) }), note: "reveals" in option && option.reveals ? words.say("label-place_reveals") : "" }
      : undefined,
  note: (option, at) => {
    if (option.verb === "shield") return shieldNote(option, at);
    if (option.verb === "none") return at.words.say("label-build_none_about");
    if (option.verb !== "flip") return undefined;
    const { up, down } = at.view.seats[at.view.you] as { up: Record<string, number>; down: Record<string, number> };
    const color = String(option.params["color"]);
    return at.words.say("label-flip_note", { up: up[color] ?? 0, down: down[color] ?? 0 });
  },
  beside: ({ verb, gain }, { words }): Sign[] => (verb === "shield" ? [{ form: "plain", text: words.say("label-shield_points", { points: Number(gain["points"] ?? 0) }) }] : []),
  table: (words) => ({ name: words.say("label-market"), icon: "action.bid" }),
  own: (words) => ({ name: words.say("label-map"), icon: "card.city" }),
  // Cards are known by their building.
  icon: ({ verb, params }) => (["offer", "lay", "flip"].includes(verb) ? `building.${params["color"]}` : undefined),
  seat: (view, seat) => (hasFamily(view, seat) ? FAMILIES[NAMES.indexOf(familyOf(view, seat))] : undefined),
  score: (view, seat) => view.seats[seat].vp,
  gains: ({ option, seat: decider }, seat, figures) => {
    if (option.verb !== "build") return 0;
    const city = (figures as Figures).cities.find((one) => one.city === option.params["city"]);
    return seat === decider ? Number(option.gain["points"] ?? 0) : (city?.income[seat] ?? 0);
  },
  badge: (view, seat, words) => (view.marker === seat ? { icon: "marker.il_principe", name: words.say("label-crown"), place: `crown:${seat}` } : undefined),
  phases: (view, words) => {
    const now = PHASES.indexOf(view.phase);
    return PHASES.map((phase, number) => ({
      name: words.name("phase", phase),
      // The last round has no supply (§4).
      when: view.last_round && phase === "supply" ? "skipped" : number < now ? "past" : number === now ? "now" : "next",
    }));
  },
  // Before the first round families and who begins are chosen.
  round: (view, words) => (view.phase === "over" ? words.say("label-rounds", { count: view.round }) : view.round ? words.say("label-round", { round: view.round }) : ""),
  status: (view, words) => (view.round === 0 ? "" : words.say("label-status", { round: view.round, phase: words.name("phase", view.phase).toLocaleLowerCase(words.lang) })),
};
