// The table of a lesson, as a page of a game needs it: nobody else sits there, and no server holds it.
import type { LessonBody, StateMessage, SeatView, TableInfo } from "../net/messages";

/** Who sits there: the learner, and others whom the lesson plays. */
export function lessonTable(body: LessonBody, title: string, name: (seat: number) => string): TableInfo {
  const { game, players, options, seat: mine } = body;
  const seats = Array.from({ length: players }, (_, seat) => ({ seat, kind: seat === mine ? ("person" as const) : ("bot" as const), name: name(seat), mine: seat === mine, away: false, silent: false, replaced: false, resigned: false, votes: [] }));
  const nothing = { host: false, created: 0, moved: 0, lines: 0, pause: 0, patience: 0, start: false, commitment: "", data: "" };
  return { id: `lesson-${game}`, game, title, options, players, status: "running", waiting: [mine], seats, ...nothing };
}

export const stateMessage = (view: SeatView, table: TableInfo): StateMessage => ({ ...view, type: "state", table });
