// An attack that was begun by a click on its target: the menu is left, and the target is chosen for the player to confirm.
import type { BoardProps } from "../board";
import { decisionCode, optionNamed } from "./table";

class Attack {
  private wish: string | null = null;

  begin(props: BoardProps, city: string): void {
    this.wish = city;
    props.choose("attack");
  }

  /** A new decision has come: is it the one that was waited for? */
  follow(props: BoardProps): void {
    const code = decisionCode(props);
    if (this.wish === null || code === "turn.act" || code === "") return;
    const action = `target:${this.wish}`;
    this.wish = null;
    if (code === "battle.target" && optionNamed(props, action)) props.select(action);
  }
}

export const attack = new Attack();
