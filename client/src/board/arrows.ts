// Arrow keys on a board: to the nearest thing in that direction.
const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The place in `boxes` of the nearest one in that direction, or -1; sideways distance counts double. */
export function nearest(from: Box, boxes: readonly Box[], [right, down]: readonly [number, number]): number {
  const middle = (box: Box): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];
  const [x, y] = middle(from);
  let best = -1;
  let shortest = Infinity;
  boxes.forEach((box, place) => {
    const [otherX, otherY] = middle(box);
    const along = (otherX - x) * right + (otherY - y) * down;
    const aside = Math.abs((otherX - x) * down) + Math.abs((otherY - y) * right);
    const distance = along + 2 * aside;
    if (along > 1 && distance < shortest) [best, shortest] = [place, distance];
  });
  return best;
}

/** Attach to the board: its `data-spot` things are walked through with the arrow keys. */
export function arrows(board: HTMLElement): () => void {
  function keydown(event: KeyboardEvent): void {
    const way = WAYS[event.key];
    const here = (event.target as HTMLElement).closest<HTMLElement>("[data-spot]");
    if (!way || !here) return;
    const others = [...board.querySelectorAll<HTMLElement>("[data-spot]")].filter((spot) => spot !== here);
    const next = others[nearest(here.getBoundingClientRect(), others.map((spot) => spot.getBoundingClientRect()), way)];
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  }
  board.addEventListener("keydown", keydown);
  return () => board.removeEventListener("keydown", keydown);
}
