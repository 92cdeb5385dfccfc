// How Virtù looks on the table page: the arms of the states and the years. Nothing in it is hidden.
import type { Face, SeatStyle } from "../board";

export const STATES: Record<string, SeatStyle> = {
  florence: { colour: "cinabro", glyph: "arms.fleur-de-lys" },
  milan: { colour: "oltremare", glyph: "arms.snake" },
  venice: { colour: "verderame", glyph: "arms.lion" },
  naples: { colour: "giallorino", glyph: "arms.glyph/pales" },
  rome: { colour: "biacca", glyph: "arms.glyph/keys" },
  france: { colour: "oltremare", glyph: "arms.glyph/three-lilies" },
};

export const face: Face = {
  open: true,
  seat: (view, seat) => STATES[view.seats[seat].faction],
  status: (view, words) => words.say("year", { number: view.year }),
  heading: (event, words) => (event.code === "year_begun" ? words.event(event, null) : null),
};
