// A review in words and in lines.
import type { ReviewDecision } from "../net/messages";
import { whySentence } from "../words/why";
import type { Words } from "../words/words";

/** Thousandths of a win from which on a difference is called a mistake, as the command does. */
export const A_MISTAKE = 20;

export const percent = (thousandths: number): number => Math.round(thousandths / 10);

/** A difference of chances in per cent, with its sign. */
export function signed(thousandths: number): string {
  const value = percent(thousandths);
  return value > 0 ? `+${value}` : value < 0 ? `\u2212${-value}` : "0";
}

/** The line of one seat's chances in a field of so many units, from left to right. */
export function line(rows: readonly (readonly number[])[], seat: number, width: number, height: number): string {
  const step = width / Math.max(1, rows.length - 1);
  return rows.map((row, place) => `${(place * step).toFixed(1)},${(height * (1 - row[seat]! / 1000)).toFixed(1)}`).join(" ");
}

/** Where labels of these chances stand, in per cent from the top: at them, and at least so far from each other. */
export function apart(chances: readonly number[], least: number): number[] {
  const order = chances.map((_, seat) => seat).sort((one, other) => chances[other]! - chances[one]! || one - other);
  const places = chances.map((chance) => 100 - chance / 10);
  for (let place = order.length - 1, lowest = 100; place >= 0; place--, lowest -= least) {
    const seat = order[place]!;
    places[seat] = Math.min(places[seat]!, lowest);
    lowest = places[seat];
  }
  return places;
}

/** Where flags of these places stand, in per cent from the left: as near to them as they can so far from each other. */
export function beside(places: readonly number[], least: number): number[] {
  const before = apart(places.map((place) => 1000 - 10 * place), least);
  const behind = apart(places.map((place) => 10 * place), least);
  return before.map((place, flag) => (place + 100 - behind[flag]!) / 2);
}

/** What would have been better, and why; nothing where it was the best, or nearly. */
export function better(decision: ReviewDecision, words: Words): string[] {
  if (decision.loss < A_MISTAKE) return [];
  const said = words.say("review-better", { action: words.action(decision.options[0]!) });
  return decision.why ? [said, whySentence(decision.why, words)] : [said];
}

/** The decision of an action's own player that lost most, if any of them is a mistake. */
export function worstOf(decisions: readonly ReviewDecision[], seat: number, from: number, to: number): ReviewDecision | null {
  const own = decisions.filter((each) => each.seat === seat && each.line >= from && each.line < to);
  const found = own.reduce<ReviewDecision | null>((most, each) => (most && most.loss >= each.loss ? most : each), null);
  return found && found.loss >= A_MISTAKE ? found : null;
}
