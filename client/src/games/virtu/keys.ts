// Keys of the board: V for the next view of the slot, Shift and a number for a seat's palace, 0 for one's own.
import type { BoardProps } from "../board";
import { settings } from "../../device/settings.svelte";
import { look } from "./look.svelte";
import { viewOf } from "./table";

export function keys(event: KeyboardEvent, props: BoardProps): void {
  const on = event.target as HTMLElement;
  if (!settings.keys || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || on.closest("dialog, input, textarea, select")) return;
  const digit = /^Digit([1-5])$/.exec(event.code)?.[1];
  if (event.key === "v" || event.key === "V") look.next(props);
  else if (event.shiftKey && digit) props.show(viewOf(props).order[Number(digit) - 1] ?? null);
  else if (event.key === "0" && props.shown !== null) props.show(null);
  else return;
  event.preventDefault();
}
