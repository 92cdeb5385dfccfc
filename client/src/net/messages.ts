// What the server says and hears, under the names the client uses; the types are made from its schemas.
import type { components } from "./generated/api";
import type * as socket from "./generated/socket";

/** A document whose fields only its game knows: an observation. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Json = any;
export type Params = Record<string, number | string>;

type Body = components["schemas"];

export type GameInfo = Body["GameBody"];
export type OptionInfo = Body["OptionBody"];
export type Person = Body["Person"];
export type SeatWish = Body["SeatRequest"];
export type NewTable = Body["TableRequest"];
export type PlayOnWish = Body["PlayOnRequest"];
export type Rules = Body["RulesBody"];
export type LessonProgress = Body["LessonProgress"];
export type Box = Body["BoxBody"];
export type Paragraph = Body["RuleBody"];

/** A sentence by the code of its language. */
export type TextBody = Record<string, string>;
export type LessonInfo = Body["LessonInfo"];
/** What a table would send of a position, without the table. */
export type SeatView = Omit<StateMessage, "type" | "table">;
export type LessonBody = Omit<Body["LessonBody"], "state" | "missed_state" | "lines"> & { state: SeatView; missed_state: SeatView | null; lines: SeenLine[] };

/** What bots say of a game that is over; chances and losses are thousandths of a win. */
export type ReviewBody = Body["ReviewBody"];
export type Review = Body["Review"];
export type ReviewDecision = Body["ReviewDecision"];
export type ReviewOption = Body["ReviewOption"];
export type Turning = Body["ReviewTurning"];
export type Why = Body["WhyBody"];

export type Fault = socket.Fault;
export type GameEvent = socket.EventInfo;
export type Reason = socket.ReasonBody;
export type Prompt = socket.PromptBody;
/**
 * An option. Where a game's face asks several steps as one, `then` is sent with it in the same move, and `said` says it;
 * `pick` is done on the page alone, and nothing is sent yet.
 */
export type Choice = socket.OptionInfo & { then?: readonly string[]; said?: string; pick?: () => void };
export type Effect = socket.EffectBody;
export type Blocked = socket.BlockedInfo;
/** A decision, and how many picks of it are made on the page already. */
export type Decision = Omit<socket.Decision, "options"> & { options: Choice[]; picks?: number };
export type Seat = socket.SeatInfo;
export type TableInfo = socket.TableInfo;
export type ScoreLine = socket.ScoreLineBody;
export type Over = socket.OverInfo;
export type StateMessage = Omit<socket.State, "view" | "figures"> & { view: Json | null; figures: Json | null };
export type SeenLine = socket.LineInfo;
export type ChatLine = socket.ChatLine;
export type HintMessage = socket.Hint;
export type LinesMessage = socket.Lines;
export type ClientMessage = socket.ClientMessage;
export type ServerMessage = StateMessage | Exclude<socket.ServerMessage, socket.State>;

/** A game's table in text: see signoria/core/board.py. */
export type TextBoard = Body["BoardBody"];
export type TextBlock = Body["BlockBody"];
export type TextCell = Body["CellBody"];
export type TextEntry = TextCell[];
