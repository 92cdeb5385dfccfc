// How Renaissance looks on the table page: the arms of the powers, points so far, the turns.
import type { Face } from "../board";
import type { SeatStyle } from "../../ui/arms";

/** The scenarios reuse pawns: the glyph changes, the colour stays. */
export const POWERS: Record<string, SeatStyle> = {
  florence: { colour: "cinabro", glyph: "arms.fleur-de-lys" },
  milan: { colour: "oltremare", glyph: "arms.snake" },
  venice: { colour: "verderame", glyph: "arms.lion" },
  rome: { colour: "giallorino", glyph: "arms.glyph/keys" },
  naples: { colour: "morello", glyph: "arms.glyph/pales" },
  genoa: { colour: "biacca", glyph: "arms.glyph/cross" },
  france: { colour: "biacca", glyph: "arms.glyph/three-lilies" },
  spain: { colour: "morello", glyph: "arms.castle" },
  empire: { colour: "verderame", glyph: "arms.eagle-emblem" },
  swiss: { colour: "oltremare", glyph: "arms.glyph/swiss" },
};
const ICONS: Record<string, string> = {
  garrison: "garrison",
  target: "action.attack",
  loot: "card.looters",
  bribe: "card.ambassador",
  marry: "card.marriage",
  banker: "card.artist_or_banker.banker",
  raid_from: "card.raid",
  road: "road",
  sea: "port",
  lure: "artist",
};
const TURNS = 6;
const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

export const face: Face = {
  icon: ({ verb }) => ICONS[verb],
  seat: (view, seat) => POWERS[view.seats[seat].nation],
  score: (view, seat) => sum(view.seats[seat].provinces) + sum(view.seats[seat].artists),
  phases: (view, words) =>
    Array.from({ length: TURNS }, (_, number) => ({
      name: `${words.say("turn")} ${number + 1}`,
      when: number + 1 < view.turn ? ("past" as const) : number + 1 === view.turn ? ("now" as const) : ("next" as const),
    })),
  status: (view, words) => `${words.say("turn")} ${view.turn}`,
  heading: (event, words) => (event.code === "turn_begun" ? words.event(event, null) : null),
};
