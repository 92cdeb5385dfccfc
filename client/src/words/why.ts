// Why one option is better than another.
import type { Why } from "../net/messages";
import type { Words } from "./words";

/** What the better option counts more for, and what less. */
export function whySentence(why: Why, words: Words): string {
  if (!why.gain) return words.say("review-why-later");
  const gain = words.say(`weight-${why.gain}`);
  if (!why.loss) return words.say("review-why", { more: why.more, gain });
  return words.say("review-why-but", { more: why.more, gain, less: why.less, loss: words.say(`weight-${why.loss}`) });
}
