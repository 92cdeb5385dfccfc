// The number that stands in the bidder: what is set, else the lowest that may be bid.
import type { BoardProps } from "../board";
import type { Choice } from "../../net/messages";
import { chosenOf, codeOf, decisionOf } from "./table";

export const bidsOf = (props: BoardProps): Choice[] => (codeOf(props) === "auction.bid" ? decisionOf(props)!.options.filter((option) => option.verb === "bid") : []);
export const coinsBid = (option: Choice): number => Number(option.params["coins"]);

/** The bid that is set or preset; null where there is nothing to bid. */
export function bidOption(props: BoardProps): Choice | null {
  const chosen = chosenOf(props);
  return chosen?.verb === "bid" ? chosen : (bidsOf(props)[0] ?? null);
}
export function bidOf(props: BoardProps): number | null {
  const option = bidOption(props);
  return option ? coinsBid(option) : null;
}

const MOST_CHIPS = 5;

/** Five numbers from the lowest, and the highest of all where there are more. */
export function chips(options: readonly Choice[]): Choice[] {
  return options.length <= MOST_CHIPS ? [...options] : [...options.slice(0, MOST_CHIPS - 1), options.at(-1)!];
}
