// Where in the year a decision lies, and a state's place in the order of play.
import type { Words } from "../../words/words";
import { WINTER_STEPS, type TableView } from "./table";

/** The step of Winter that a decision belongs to, below 0 outside of Winter. */
export function stepOf(code: string): number {
  const [family, question] = code.split(".") as [string, string];
  return family === "winter" ? WINTER_STEPS.findIndex((questions) => questions.includes(question)) : -1;
}

/** Where in the year a decision lies, in a few words; a payment or a card's place lies where the turn is. */
export function remarkOf(code: string, { frames }: TableView, words: Words): string | undefined {
  if (code.startsWith("spring.")) return words.say(code === "spring.act" ? "label-spring_action" : "label-spring_marker");
  if (code === "combat.bonus") return words.say("label-sieges_bonus");
  const turn = frames[0]?.decision ?? "";
  if (turn.startsWith("spring.")) return words.say("label-spring_action");
  const step = stepOf(turn);
  if (step >= 0) return words.say("label-winter_step", { step: step + 1, steps: WINTER_STEPS.length });
  return turn.startsWith("sieges") ? words.say("label-phase_sieges") : undefined;
}

/** What a state does in the siege that is fought out. */
function roleOf({ frames }: TableView, seat: number): "besieges" | "defends" | undefined {
  const fight = frames.findLast(({ decision }) => decision.startsWith("combat."));
  if (!fight || frames[0]?.decision !== "sieges.choose") return undefined;
  return fight["first"] === seat ? "besieges" : fight["second"] === seat ? "defends" : undefined;
}

/** A state's place in the order of play, and whether its turn of this season is over. */
export function placeOf(view: TableView, seat: number, words: Words): string | undefined {
  const place = view.order.indexOf(seat);
  if (view.year === 0 || place < 0) return undefined;
  const done = IN_TURN.includes(phaseOf(view)) && place < view.turn;
  const role = roleOf(view, seat);
  if (role) return words.say(`label-${role}`);
  return words.say(done ? "label-place_done" : "label-place", { place: place + 1 });
}

export const PHASES = ["spring", "sieges", "winter"] as const;
/** Phases in which one state after the other has its turn. */
const IN_TURN = [PHASES.indexOf("spring"), PHASES.indexOf("winter")];
/** Decisions that lie at the bottom, by phase; an action and its payment lie on a Spring turn. */
export const phaseOf = (view: TableView): number => PHASES.findIndex((phase) => view.frames[0]?.decision.startsWith(phase));
export const phaseName = (view: TableView, words: Words): string => words.say(`label-phase_${view.frames.length === 0 ? "over" : (PHASES[phaseOf(view)] ?? "setup")}`);
