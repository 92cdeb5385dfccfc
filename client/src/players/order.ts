// The players in the order in which they play.
import type { SeatFace } from "../games/board";
import type { TableStore } from "../store/table.svelte";

/** As the game says it now, else by seat. */
export function inOrder(table: TableStore): SeatFace[] {
  const view = table.state?.view;
  const order = view ? table.parts.face.order?.(view) : undefined;
  return order?.length === table.faces.length ? order.map((seat) => table.faces[seat]!) : table.faces;
}
