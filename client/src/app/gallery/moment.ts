import type { Decision, GameEvent, Json, Over, SeenLine } from "../../net/messages";

/** A moment as the server would send it, with the events that follow (tools/client_positions.py). */
export interface Moment {
  seat: number | null;
  actors: number[];
  view: Json;
  figures: Json;
  decisions: Decision[];
  events: GameEvent[];
  /** How the game ended, where all is over. */
  over?: Over;
  /** What has just happened, where the page tells it. */
  before?: GameEvent[];
  /** All that has happened since the position was laid out, where the log tells it. */
  lines?: SeenLine[];
  /** The moment of the same game that stood just before: what is shown when the game goes on from there. */
  follows?: string;
}
