// How Il Principe looks on the table page: families, points, phases of a round.
import type { Figures } from "../../net/generated/games/il_principe";
import type { Drawn, Face, Position, Sign } from "../board";
import type { Prompt } from "../../net/messages";
import type { SeatStyle } from "../../ui/arms";
import type { Words } from "../../words/words";

export const FAMILIES: readonly SeatStyle[] = [
  { colour: "cinabro", glyph: "arms.glyph/palle" },
  { colour: "oltremare", glyph: "arms.snake" },
  { colour: "verderame", glyph: "arms.eagle-emblem" },
  { colour: "giallorino", glyph: "arms.glyph/bars" },
  { colour: "biacca", glyph: "arms.cartwheel" },
];
const PHASES = ["supply", "auctions", "actions", "roles"];

/** The families, in the order of their looks above. */
const NAMES = ["medici", "visconti", "este", "gonzaga", "carraresi"];
const familyOf = (view: { seats: { family?: string }[] }, seat: number): string => view.seats[seat]?.family ?? NAMES[seat] ?? "";

function question(prompt: Prompt, words: Words): string | undefined {
  const { prize, color, count, city } = prompt.params;
  if (prompt.code === "auction.bid" && prize === "lot") return words.say("label-ask_lot", { cards: words.say(`label-building_${color}`, { count: Number(count) }) });
  if (prompt.code === "auction.bid") return words.say("label-ask_role", { role: words.name("role", `${color}_${prize}`) });
  if (prompt.code === "build.shield") return words.say("label-ask_shield", { city: words.name("city", String(city)) });
  const key = { "supply.offer": "offer", "actions.action": "action", "auctions.build": "build" }[prompt.code];
  return key && words.say(`label-ask_${key}`, { count: prompt.steps });
}

/** Where the decision stands in its phase: "lot 3 of 4". */
function remark({ code, params }: Prompt, { figures, view }: Position): [string, number, number] | undefined {
  const { lots, turn_order: order, auction } = figures as Figures;
  if (code === "actions.action") return ["turn", order.indexOf(view.you) + 1, order.length];
  if (code !== "auction.bid" || !auction) return undefined;
  if (params["prize"] === "lot") return ["lot", lots.findIndex((lot) => lot.state === "on_sale") + 1, lots.length];
  const { roles } = figures as Figures;
  return ["role", roles.findIndex((role) => role.color === auction.color) + 1, roles.length];
}

/** Who leads in the region that a shield would go to. */
function leads({ params }: Drawn, { view, words }: Position): string {
  const [region, own, most] = [String(params["region"]), Number(params["own"]), Number(params["most"])];
  if (own === 0 && most === 0) return words.say("label-region_open_about");
  const shields = (view.seats as { map: Record<string, number> }[]).map((seat) => seat.map[region] ?? 0);
  const rivals = shields.flatMap((count, seat) => (seat !== view.you && most > 0 && count === most ? [seat] : []));
  const seats = words.listed(rivals.map((seat) => words.seat(seat)));
  return words.say(`label-shield_${own > most ? "leads" : own === most ? "tied" : "behind"}`, { own, most, seats, count: rivals.length });
}

export const face: Face = {
  called: (view, seat, words) => words.name("family", familyOf(view, seat)),
  asks: ["auction.bid", "supply.offer", "actions.action"],
  unit: (_, words) => words.say("label-vp"),
  commits: ({ verb, params }, words) => {
    if (verb === "shield") return words.say("label-place", { region: words.name("region", String(params["region"])) });
    if (verb === "flip") return words.say("label-turn_up", { building: words.name("building", String(params["color"])) });
    if (verb === "build") return words.say("label-build", { city: words.name("city", String(params["city"])) });
    return undefined;
  },
  weighs: ({ verb }) => ["build", "lay", "shield", "flip"].includes(verb),
  opens: (code) => (["build.shield", "roles.shield", "actions.action", "auctions.build"].includes(code) ? "own" : "table"),
  question,
  remark: (prompt, at) => {
    const place = remark(prompt, at);
    return place && at.words.say(`label-${place[0]}_of`, { number: place[1], count: place[2] });
  },
  note: (option, at) => (option.verb === "shield" ? leads(option, at) : undefined),
  beside: ({ verb, gain }, { words }): Sign[] => (verb === "shield" ? [{ form: "plain", text: words.say("label-shield_change", { points: Number(gain["points"] ?? 0) }) }] : []),
  table: (words) => ({ name: words.say("label-market"), icon: "action.bid" }),
  own: (words) => ({ name: words.say("label-map"), icon: "card.city" }),
  // Cards are known by their building.
  icon: ({ verb, params }) => (["offer", "lay", "flip"].includes(verb) ? `building.${params["color"]}` : undefined),
  seat: (view, seat) => FAMILIES[NAMES.indexOf(familyOf(view, seat))],
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
      when: number < now ? "past" : number === now ? "now" : "next",
    }));
  },
  round: (view, words) => words.say("label-round", { round: view.round }),
  status: (view, words) => `${words.name("table", "round")} ${view.round}`,
};
