// What the hand says of itself: how many cards, what of it a choice takes, how one stands in each colour.
import type { BoardProps } from "../board";
import { offer } from "./offer.svelte";
import { codeOf, COLORS, count, figuresOf, lookedAt, sum, viewOf, type Color } from "./table";

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
  if (codeOf(props) === "supply.offer") return words.say("label-hand_offer", { cards, fresh: figuresOf(props)?.new_cards ?? 0, count: offer.needed(props) });
  if (looked?.verb === "build" && goes) return words.say("label-hand_paid", { goes, cards, stays: cards - goes });
  if (looked?.verb === "lay" && goes) return words.say("label-hand_laid", { goes, cards, stays: cards - goes });
  return words.amount("cards", cards);
}

interface Standing {
  kind: "leads" | "tied" | "behind" | "none";
  own: number;
  /** The most of anybody else, and who has it. */
  best: number;
  seat: string;
}

/** How one stands in a colour with so many more cards face up. */
function standingIn(props: BoardProps, color: Color, more: number): Standing {
  const { words, seat } = props;
  const { seats } = viewOf(props);
  const own = count(seats[seat ?? 0]!.up, color) + more;
  const others = seats.map((one, number) => ({ number, up: count(one.up, color) })).filter((one) => one.number !== seat);
  const best = Math.max(0, ...others.map((one) => one.up));
  const leaders = others.filter((one) => one.up === best);
  const who = leaders.length === 1 ? words.seat(leaders[0]!.number) : words.say("label-others");
  const kind = own > best ? "leads" : own < best ? "behind" : own === 0 ? "none" : "tied";
  return { kind, own, best, seat: who };
}

/** In words: "you lead with 3", "table 0, d’Este 2". */
export function standing(props: BoardProps, color: Color): string {
  if (props.seat === null) return "";
  const { kind, own, best, seat } = standingIn(props, color, 0);
  const auction = figuresOf(props)?.auction;
  const all = auction?.prize === "major" && auction.color === color && auction.entered.length === viewOf(props).seats.length;
  return props.words.say(`label-standing_${all && kind === "tied" ? "tied_all" : kind}`, { own, best, seat });
}

/** What so many more cards come to: "5 up, you lead". */
export function upThen(props: BoardProps, color: Color, more: number): string {
  const { kind, own } = standingIn(props, color, more);
  return props.words.say("label-lay_up", { up: own, leads: Number(kind === "leads") });
}

/** How one stands now, and with so many more cards: "you were tied at 3, now you lead with 5". */
export function standingChange(props: BoardProps, color: Color, more: number): string {
  const { words } = props;
  const [before, after] = [standingIn(props, color, 0), standingIn(props, color, more)];
  const then = words.say(`label-lay_now_${after.kind}`, { own: after.own });
  return words.say(`label-lay_was_${before.kind}`, { own: before.own, best: before.best, seat: before.seat, then });
}

/** What stands below the cards of a colour: what a choice takes of them, else how one stands in it. */
export function fanNote(props: BoardProps, color: Color): string {
  const { words, seat } = props;
  if (seat === null) return "";
  const held = count(viewOf(props).seats[seat]!.hand, color);
  const goes = raised(props, color);
  if (codeOf(props) === "supply.offer") {
    if (goes) return words.say("label-fan_offered", { goes, stays: held - goes });
    return held === 1 ? words.say("label-fan_only") : standing(props, color);
  }
  if (goes) {
    const { kind, own } = standingIn(props, color, goes);
    return words.say("label-fan_goes", { goes, stays: held - goes, up: own, leads: Number(kind === "leads") });
  }
  const pays = lookedAt(props)?.verb === "build";
  return pays && held ? words.say("label-fan_stays", { count: held }) : standing(props, color);
}
