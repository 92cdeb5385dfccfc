import type { Decision, GameEvent, Json } from "../../net/messages";

/** A moment as the server would send it, with the events that follow (tools/client_positions.py). */
export interface Moment {
  seat: number | null;
  actors: number[];
  view: Json;
  figures: Json;
  decisions: Decision[];
  events: GameEvent[];
  /** What has just happened, where the page tells it. */
  before?: GameEvent[];
}
