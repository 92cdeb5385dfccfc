// What a board is given: where the table stands, what may be done, and how the page is looked at.
import { screen } from "../device/screen.svelte";
import type { BoardProps } from "../games/board";
import { counting } from "../store/history";
import type { TableStore } from "../store/table.svelte";
import type { TablePageState } from "./page.svelte";

/** Null until there is a view to draw. To be derived. */
export function boardProps(table: TableStore, page: TablePageState): BoardProps | null {
  const state = table.onBoard;
  if (!state?.view) return null;
  return {
    game: table.info.game,
    view: state.view,
    figures: state.figures ?? null,
    seat: state.seat,
    seats: table.faces,
    // While the board still draws how it came to a decision, the list has it already.
    decisions: table.decision && state === table.live ? [table.decision] : [],
    selected: table.selected ?? table.pending?.action ?? null,
    hovered: table.hovered,
    pointed: table.pointed,
    choose: table.choose,
    select: table.select,
    send: table.send,
    hover: table.hover,
    rule: page.openRule,
    happened: () => counting(table.lines).flatMap((line) => line.events),
    words: table.speech,
    marks: table.since.marks,
    stage: table.stage,
    shown: page.shown,
    show: (seat) => (page.shown = seat),
    compact: screen.narrow,
    part: screen.phone && (page.phoneTab === "own" || page.phoneTab === "more") ? page.phoneTab : "table",
  };
}
