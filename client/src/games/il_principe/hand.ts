// What the hand says of itself: how many cards, what of it a choice takes, how one stands in each colour.
import type { BoardProps } from "../board";
import { offer } from "./offer.svelte";
import { codeOf, COLORS, count, lookedAt, sum, viewOf, type Color } from "./table";

/** How many cards of a colour a choice takes out of the hand: they rise. */
export function raised(props: BoardProps, color: Color): number {
  if (codeOf(props) === "supply.offer") return offer.picks.filter((one) => one === color).length;
  const looked = lookedAt(props);
  return looked && (looked.verb === "build" || looked.verb === "lay") ? Number(looked.cost[color] ?? 0) : 0;
}

export function handNote(props: BoardProps): string {
  const { words, seat } = props;
  const cards = sum(viewOf(props).seats[seat ?? 0]?.hand);
  const looked = lookedAt(props);
  const goes = COLORS.reduce((all, color) => all + raised(props, color), 0);
  if (codeOf(props) === "supply.offer") return words.say("label-hand_offer", { cards, count: offer.needed(props) });
  if (looked?.verb === "build" && goes) return words.say("label-hand_paid", { goes, cards, stays: cards - goes });
  if (looked?.verb === "lay" && goes) return words.say("label-hand_laid", { goes, cards, stays: cards - goes });
  return words.amount("cards", cards);
}

/** How one stands in a colour with so many more cards face up. */
export function standing(props: BoardProps, color: Color, more = 0): string {
  const { words, seat } = props;
  const view = viewOf(props);
  if (seat === null) return "";
  const own = count(view.seats[seat]!.up, color) + more;
  const others = view.seats.map((one, number) => ({ number, up: count(one.up, color) })).filter((one) => one.number !== seat);
  const best = Math.max(0, ...others.map((one) => one.up));
  const say = (key: string): string => {
    const leaders = others.filter((one) => one.up === best);
    const who = leaders.length === 1 ? words.seat(leaders[0]!.number) : words.say("label-others");
    return words.say(`label-standing_${key}`, { own, best, seat: who });
  };
  if (own > best) return say("leads");
  if (own === best) return own === 0 ? say("none") : say("tied");
  return say("behind");
}
