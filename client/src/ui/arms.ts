// Colour and arms of a player, and the common order for games that give none of their own.
import tokens from "./tokens.json";

/** A player's colour: a token name, and what is drawn with it. Text is never set in it. */
export interface SeatStyle {
  /** Name of the colour in tokens.json: cinabro, oltremare … */
  colour: string;
  /** Id in the game's sprite (or, if `shell`, in the shell's). */
  glyph: string;
  shell?: boolean;
}

const COMMON: readonly SeatStyle[] = tokens.player.order.map((colour, seat) => ({ colour, glyph: String(seat), shell: true }));

export const commonStyle = (seat: number): SeatStyle => COMMON[seat % COMMON.length]!;
