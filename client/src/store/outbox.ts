// A choice on its way: sent once, sent again only if the server has not heard it.
import type { Decision, SeenLine } from "../net/messages";

export interface Pending {
  id: string;
  seat: number;
  /** The line of the decision it answers. */
  at: number;
  action: string;
  /** What the same seat decides next in the same move: all of it is done, or nothing. */
  then: readonly string[];
  /** In words, for the reader. */
  label: string;
  sent: boolean;
  /** The server has it; the state that follows from it is still to come. */
  done?: boolean;
}

export type Fate = "send" | "arrived" | "gone";

/** After the line was down: what becomes of a choice that was never acknowledged. */
export function fate(pending: Pending, decisions: readonly Decision[], heard: readonly SeenLine[]): Fate {
  const open = decisions.find((decision) => decision.seat === pending.seat && decision.line === pending.at);
  if (open?.options.some((option) => option.action === pending.action)) return "send";
  const arrived = heard.some(
    (line) => line.number >= pending.at && line.by === pending.seat && line.seen === pending.action,
  );
  return arrived ? "arrived" : "gone";
}

let count = 0;
const page = Math.random().toString(36).slice(2, 8);

/** An id that no other page of this person uses. */
export const messageId = (): string => `${page}-${++count}`;
