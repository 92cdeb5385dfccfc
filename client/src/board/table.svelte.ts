// What the things on one board share: the running decision by target, and which thing is explained just now.
import { getContext, setContext } from "svelte";
import type { BoardProps } from "../games/board";
import type { Choice } from "../net/messages";
import { targetAt, targetsOf, type Target } from "./targets";

const KEY = Symbol("board");
const PATIENCE = 400;

/** What a thing is, in words: said by its explanation and to screen readers. */
export interface Explanation {
  name: string;
  about?: string;
  /** Short facts, one line each. */
  facts?: readonly string[];
}

interface Explained {
  anchor: HTMLElement;
  target: string | null;
  what: Explanation;
  /** Opened by click or key: stays until it is closed, and offers the options of its target. */
  pinned: boolean;
}

export class BoardTable {
  explained = $state.raw<Explained | null>(null);
  readonly targets = $derived.by(() => targetsOf(this.props().decisions));
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly props: () => BoardProps) {}

  at(id: string | null): Target {
    return targetAt(this.targets, id);
  }

  /** The option that is selected and names this thing, anywhere among its targets. */
  chosen(id: string | null): boolean {
    const { selected, decisions } = this.props();
    if (!id || selected === null) return false;
    return decisions.some((decision) => decision.options.some((option) => option.action === selected && option.targets.includes(id)));
  }

  hot(id: string | null): boolean {
    return id !== null && this.props().hovered.includes(id);
  }

  /** The list points at one option, and it is not about this thing. */
  quiet(id: string | null): boolean {
    const { pointed, decisions } = this.props();
    if (pointed === null) return false;
    const named = decisions.flatMap((decision) => [...decision.options, ...decision.blocked]).find((option) => option.action === pointed);
    return named !== undefined && !(id !== null && named.targets.includes(id));
  }

  /** The number of the card that tells what happened to this thing since one's last turn. */
  mark(id: string | null): number | undefined {
    return id === null ? undefined : this.props().marks?.[id];
  }

  /** Does a coach speak of this thing? */
  coached(id: string | null): boolean {
    return id !== null && (this.props().rings?.includes(id) ?? false);
  }

  /** Tell the list what is pointed at. A board that is taken away, and the focus with it, has nobody left to tell. */
  point(targets: readonly string[]): void {
    (this.props() as Partial<BoardProps>).hover?.(targets);
  }

  choose(option: Choice): void {
    this.close();
    this.props().choose(option.action);
  }

  // ---- explanations ----

  soon(explained: Explained): void {
    clearTimeout(this.timer);
    if (!this.explained?.pinned) this.timer = setTimeout(() => (this.explained = explained), PATIENCE);
  }

  open(explained: Explained): void {
    clearTimeout(this.timer);
    this.explained = explained;
  }

  /** The pointer or the focus has left; what was opened on purpose stays. */
  leave(anchor: HTMLElement): void {
    clearTimeout(this.timer);
    if (this.explained?.anchor === anchor && !this.explained.pinned) this.explained = null;
  }

  close(): void {
    clearTimeout(this.timer);
    this.explained = null;
  }
}

/** To be called by a Board or an Aside; its Spots find it. */
export function useBoard(props: () => BoardProps): BoardTable {
  return setContext(KEY, new BoardTable(props));
}

export const boardTable = (): BoardTable => getContext<BoardTable>(KEY);
