// What the server says and hears, under the names the client uses.
// Filled from the generated types; a name here is what components import.

/** A document whose fields only its game knows: an observation, an event's parameters. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Json = any;
export type Params = Record<string, number | string>;

export interface GameEvent {
  code: string;
  params: Params;
}
export interface Reason {
  code: string;
  rule: string;
  params: Params;
}
export interface Prompt {
  code: string;
  rule: string;
  params: Params;
  step: number;
  steps: number;
}
export interface Choice {
  action: string;
  verb: string;
  targets: string[];
  group: string;
  cost: Params;
  gain: Params;
  params: Params;
  reveals: boolean;
  default: boolean;
}
export interface Blocked extends Omit<Choice, "reveals" | "default"> {
  reason: Reason;
}
export interface Decision {
  seat: number;
  line: number;
  prompt: Prompt;
  options: Choice[];
  blocked: Blocked[];
  speak: boolean;
}
export interface Fault {
  code: string;
  sentence: string;
  params: Record<string, Json>;
}
export interface Seat {
  seat: number;
  kind: "person" | "local" | "bot" | "friend" | "open";
  name: string;
  mine: boolean;
  away: boolean;
  level?: string;
  replaced?: boolean;
  resigned?: boolean;
  votes?: number[];
  invite?: string;
}
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  options: Record<string, boolean | number | string>;
  players: number;
  status: "lobby" | "running" | "over" | "closed";
  host: boolean;
  created: number;
  moved: number;
  lines: number;
  waiting: number[];
  seats: Seat[];
  pause: number;
  start: boolean;
  commitment: string;
  watch?: string;
  closed_why?: Fault;
  prompt?: Prompt;
}
export interface ScoreLine {
  code: string;
  points: number;
  params: Params;
}
export interface Over {
  places: number[];
  scores: ScoreLine[][];
  totals: number[];
  secret: string;
  nonces: string[];
}
export interface AskedUndo {
  by: number;
  to: number;
  yes: number[];
  open: number[];
}
export interface StateMessage {
  type: "state";
  cursor: number;
  line: number;
  table: TableInfo;
  seat: number | null;
  view: Json | null;
  actors: number[];
  decided: number[];
  decisions: Decision[];
  undo: { allowed: boolean; to?: number; sealed?: boolean; why?: string };
  ask_undo: AskedUndo | null;
  over: Over | null;
  digest: string;
}
export interface SeenLine {
  number: number;
  by: number;
  seen: string | null;
  events: GameEvent[];
  undo?: number;
}
export interface ChatLine {
  type: "chat";
  number: number;
  seat: number;
  name: string;
  text: string;
  when: number;
}
export type ServerMessage =
  | StateMessage
  | { type: "lines"; cursor: number; lines: SeenLine[] }
  | { type: "ack"; id: string; line: number }
  | { type: "refused"; id: string; error: Fault; reason?: Reason }
  | ChatLine
  | { type: "hint"; id: string; seat: number; line: number; level: string; actions: string[] }
  | { type: "presence"; away: number[] }
  | { type: "closed"; why: Fault }
  | { type: "pong" };
