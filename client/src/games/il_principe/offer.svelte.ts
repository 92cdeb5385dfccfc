// The cards that are put up for auction, chosen in any order and not sealed yet. Nothing of it leaves the page before.
import type { BoardProps } from "../board";
import { codeOf, COLORS, count, decisionOf, sum, viewOf, type Color } from "./table";

class Offer {
  picks = $state.raw<readonly Color[]>([]);
  private asked = "";

  /** Forget what belongs to another decision, or round one screen to another seat of the same; to be run as an effect. */
  follow(props: BoardProps): void {
    const decision = codeOf(props) === "supply.offer" ? decisionOf(props)! : null;
    const asked = decision ? `${decision.line}/${decision.seat}` : "";
    if (asked !== this.asked) [this.asked, this.picks] = [asked, []];
  }

  /** Cards that the decision still asks for. */
  needed(props: BoardProps): number {
    const prompt = decisionOf(props)?.prompt;
    return prompt ? prompt.steps - prompt.step + 1 : 0;
  }

  /** Cards of a colour that are still in hand and not picked. */
  left(props: BoardProps, color: Color): number {
    return count(viewOf(props).seats[props.seat ?? 0]?.hand, color) - this.picks.filter((one) => one === color).length;
  }

  add(props: BoardProps, color: Color): void {
    if (this.picks.length < this.needed(props) && this.left(props, color) > 0) this.picks = [...this.picks, color];
  }

  takeBack(color: Color | undefined = this.picks.at(-1)): void {
    const at = color ? this.picks.lastIndexOf(color) : -1;
    if (at >= 0) this.picks = this.picks.filter((_, place) => place !== at);
  }

  complete(props: BoardProps): boolean {
    return this.picks.length === this.needed(props) && this.picks.length > 0;
  }

  /** The actions of the picked cards, in the order of colours in which the game takes them. */
  actions(): string[] {
    return COLORS.flatMap((color) => this.picks.filter((one) => one === color).map(() => `offer:${color}`));
  }

  /** Cards that already lie face down from earlier picks. */
  laid(props: BoardProps): number {
    return sum(viewOf(props).seats[props.seat ?? 0]?.offered);
  }
}

export const offer = new Offer();
