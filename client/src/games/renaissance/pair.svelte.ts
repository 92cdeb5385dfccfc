// Two troops in whatever order they come to mind: the first is kept on the page, both go to the game in its own order.
import type { Position } from "../board";
import type { Choice, Decision } from "../../net/messages";
import type { Figures } from "./table";

class Pair {
  private kept = $state.raw<{ line: number; action: string } | null>(null);

  /** The troops that were chosen first, in this decision. */
  first(line: number | undefined): string | null {
    return this.kept?.line === line ? (this.kept?.action ?? null) : null;
  }

  choose(line: number, action: string | null): void {
    this.kept = action === null ? null : { line, action };
  }
}

export const pair = new Pair();

/** The first of two: whatever can lie there with something else. The second: whatever goes with it. */
export function pairAsked(decision: Decision, at: Position): Decision {
  const follows = (action: string): readonly string[] => (at.figures as Figures).options[action]?.follows ?? [];
  const goTogether = (one: string, other: string): boolean => follows(one).includes(other) || follows(other).includes(one);
  const { line } = decision;
  const first = pair.first(line);
  const known = new Map<string, Choice>();
  for (const option of decision.options) known.set(option.action, option);
  for (const { reason: _, ...option } of decision.blocked) if (!known.has(option.action)) known.set(option.action, { ...option, reveals: false, default: false });
  const usable = [...known.values()].filter((option) => [...known.keys()].some((other) => goTogether(option.action, other)));
  const blocked = decision.blocked.filter((option) => !usable.some((other) => other.action === option.action));
  if (first === null) return { ...decision, blocked, options: usable.map((option) => ({ ...option, pick: () => pair.choose(line, option.action) })) };
  const seconds = usable.filter((option) => goTogether(first, option.action)).map((option): Choice => {
    const ordered = follows(first).includes(option.action) ? [first, option.action] : [option.action, first];
    return { ...option, action: ordered.join(" "), then: ordered.slice(1), said: at.words.action(option) };
  });
  const other = known.get(first)!;
  const back: Choice = { ...other, params: {}, action: "other", group: "other", targets: [], cost: {}, said: at.words.say("label-other_troops"), pick: () => pair.choose(line, null) };
  // It is asked as the game asks for the second.
  const prompt = { ...decision.prompt, code: "battle.attack_unit_2" };
  return { ...decision, prompt, blocked, picks: 1, options: [...seconds, back] };
}
