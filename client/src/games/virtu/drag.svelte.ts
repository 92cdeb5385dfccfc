// Cards of one's palace are dragged from place to place in Winter: the same two choices as by clicks, pick up and put down.
import type { Attachment } from "svelte/attachments";
import type { BoardTable } from "../../board/table.svelte";
import { codeOf } from "./table";

/** Pixels before a press becomes a drag. */
const SLOP = 6;
const PICKS = ["move", "take_out"];

export class Drag {
  /** The card that follows the pointer, and where that is. */
  held = $state.raw<{ card: string; x: number; y: number } | null>(null);
  /** Where it was let go, until the game asks for its place. */
  private goal: string | null = null;

  constructor(private readonly table: BoardTable) {}

  /** To be called whenever the game asks something else: the place on which a card was let go takes it. */
  settle(): void {
    if (codeOf(this.table.props()) !== "winter.move_card") return;
    const [option, other] = this.table.at(this.goal).options;
    this.goal = null;
    if (option && !other) this.table.props().send([option.action]);
  }

  /** On the palace; a finger scrolls, and picks up by a tap. */
  readonly attach: Attachment<HTMLElement> = (palace) => {
    const down = (event: PointerEvent): void => {
      const option = this.table.at(targetAt(event.target)).options.find(({ verb }) => PICKS.includes(verb));
      if (event.button !== 0 || event.pointerType === "touch" || !option) return;
      const rest = new AbortController();
      const move = (now: PointerEvent): void => {
        if (!this.held && Math.hypot(now.clientX - event.clientX, now.clientY - event.clientY) < SLOP) return;
        if (!this.held) this.table.props().send([option.action]);
        this.held = { card: String(option.params["card"]), x: now.clientX, y: now.clientY };
      };
      const up = (now: PointerEvent): void => {
        rest.abort();
        if (!this.held) return;
        this.held = null;
        this.goal = now.type === "pointerup" ? targetAt(document.elementFromPoint(now.clientX, now.clientY)) : null;
        this.settle();
      };
      addEventListener("pointermove", move, { signal: rest.signal });
      for (const end of ["pointerup", "pointercancel"] as const) addEventListener(end, up, { signal: rest.signal });
    };
    palace.addEventListener("pointerdown", down);
    return () => palace.removeEventListener("pointerdown", down);
  };
}

const targetAt = (element: EventTarget | null): string | null => (element instanceof Element ? (element.closest<HTMLElement>("[data-spot]")?.dataset["spot"] ?? null) : null);
