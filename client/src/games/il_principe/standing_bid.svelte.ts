// "Bid for me up to n": a wish for the auction that runs. It bids the least there is while that is not above n, and then
// passes. It is known to this page alone, which must stay open for it.
import type { BoardProps } from "../board";
import { bidsOf, coinsBid } from "./bidding";
import { codeOf, decisionOf, figuresOf, viewOf } from "./table";

class StandingBid {
  /** Up to so many coins; null while one bids for oneself. */
  limit = $state.raw<number | null>(null);
  private auction = "";
  /** The last question that was answered by it. */
  private answered = -1;

  /** Forget what belongs to another auction, and answer in this one; to be run as an effect. */
  follow(props: BoardProps): void {
    const running = figuresOf(props)?.auction;
    const auction = running && props.seat !== null ? `${viewOf(props).round}/${running.prize}/${running.color}/${props.seat}` : "";
    if (auction !== this.auction) [this.auction, this.limit, this.answered] = [auction, null, -1];
    if (this.limit === null || codeOf(props) !== "auction.bid") return;
    const { line } = decisionOf(props)!;
    if (line === this.answered) return;
    // Whoever takes a bid back wants to bid for themselves.
    if (line < this.answered) {
      this.limit = null;
      return;
    }
    this.answered = line;
    const least = bidsOf(props)[0];
    props.send([least && coinsBid(least) <= this.limit ? least.action : "pass"]);
  }

  /** May this seat still bid in the auction that runs? */
  concerns(props: BoardProps): boolean {
    const running = figuresOf(props)?.auction;
    return running != null && props.seat !== null && running.entered.includes(props.seat) && !running.passed.includes(props.seat);
  }

  /** The least that would lead now. */
  least(props: BoardProps): number {
    return (figuresOf(props)?.auction?.high ?? 0) + 1;
  }
}

export const standingBid = new StandingBid();
