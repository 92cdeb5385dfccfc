// How Il Principe looks on the table page: families, points, phases of a round.
import type { Face } from "../board";
import type { SeatStyle } from "../../ui/arms";

export const FAMILIES: readonly SeatStyle[] = [
  { colour: "cinabro", glyph: "arms.glyph/palle" },
  { colour: "oltremare", glyph: "arms.snake" },
  { colour: "verderame", glyph: "arms.eagle-emblem" },
  { colour: "giallorino", glyph: "arms.glyph/bars" },
  { colour: "biacca", glyph: "arms.cartwheel" },
];
const PHASES = ["supply", "auctions", "actions", "roles"];

export const face: Face = {
  // Cards are known by their building.
  icon: ({ verb, params }) => (["offer", "lay", "flip"].includes(verb) ? `building.${params["color"]}` : undefined),
  seat: (_view, seat) => FAMILIES[seat],
  score: (view, seat) => view.seats[seat].vp,
  phases: (view, words) => {
    const now = PHASES.indexOf(view.phase);
    return PHASES.map((phase, number) => ({
      name: words.name("phase", phase),
      when: number < now ? "past" : number === now ? "now" : "next",
    }));
  },
  status: (view, words) => `${words.name("table", "round")} ${view.round}`,
  heading: (event, words) => (event.code === "round_begun" ? words.event(event, null) : null),
};
