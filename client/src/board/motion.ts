// Runs acts over the board as it stands, with the browser's own animations. Nothing of the board itself is changed
// but for being hidden while a copy of it moves; when all is drawn, or told to stop, every trace is removed.
import { mount, unmount } from "svelte";
import { lasts, type Act, type Drawn } from "./acts";

const EASING = "cubic-bezier(.2,0,0,1)";
const LONGEST = 2300;
/** What a copy of a thing does not keep: the marks of the running decision (and inside it, all `data-momentary`). */
const MOMENTARY = ["lit", "blocked", "named", "hot", "chosen"];
/** A width that things inherit from where they lie. */
const WIDTH = "--piece-width";

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Not scrolled away, nor under a bar or a sheet: nothing is drawn over those. */
function inSight(element: HTMLElement): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return width > 0 && top !== null && (element.contains(top) || top.contains(element));
}

class Layer {
  private readonly layer = document.createElement("div");
  private readonly pieces = new Map<string, HTMLElement>();
  private readonly hidden: HTMLElement[] = [];
  private readonly mounted: ReturnType<typeof mount>[] = [];

  constructor() {
    this.layer.setAttribute("aria-hidden", "true");
    this.layer.className = "motion";
    Object.assign(this.layer.style, { position: "fixed", inset: "0", zIndex: "50", pointerEvents: "none", overflow: "hidden" });
    document.body.append(this.layer);
  }

  find(place: string): HTMLElement | null {
    const found = [...document.querySelectorAll<HTMLElement>(`[data-place="${CSS.escape(place)}"]`)];
    return found.find((element) => !this.layer.contains(element) && inSight(element)) ?? null;
  }

  box(place: string): Box | null {
    return this.find(place)?.getBoundingClientRect() ?? null;
  }

  /** The piece that lies there, as a copy that can move; the thing itself is hidden meanwhile. */
  lift(place: string): HTMLElement | null {
    const known = this.pieces.get(place);
    if (known) return known;
    const thing = this.find(place);
    if (!thing) return null;
    const piece = this.add(thing.cloneNode(true) as HTMLElement);
    piece.removeAttribute("data-place");
    piece.classList.remove(...MOMENTARY);
    for (const mark of piece.querySelectorAll("[data-momentary]")) mark.remove();
    piece.style.setProperty(WIDTH, getComputedStyle(thing).getPropertyValue(WIDTH));
    thing.style.visibility = "hidden";
    this.hidden.push(thing);
    this.put(piece, thing.getBoundingClientRect());
    return piece;
  }

  /** Something new, as wide as what lies at `like`. */
  draw(drawn: Drawn, like = ""): HTMLElement {
    const holder = this.add(document.createElement("div"));
    const model = this.find(like);
    if (model) holder.style.setProperty(WIDTH, getComputedStyle(model).getPropertyValue(WIDTH));
    this.mounted.push(mount(drawn.component, { target: holder, props: drawn.props }));
    return holder;
  }

  private add(element: HTMLElement): HTMLElement {
    Object.assign(element.style, { position: "absolute", left: "0", top: "0", margin: "0", width: "max-content", transformOrigin: "0 0" });
    this.layer.append(element);
    return element;
  }

  /** How a piece must be moved and scaled to lie exactly there. */
  fit(piece: HTMLElement, box: Box): string {
    const scale = piece.offsetWidth ? box.width / piece.offsetWidth : 1;
    return `translate(${box.x}px, ${box.y}px) scale(${scale})`;
  }

  put(piece: HTMLElement, box: Box): void {
    piece.style.transform = this.fit(piece, box);
  }

  lies(piece: HTMLElement, place: string): void {
    for (const [other, found] of this.pieces) if (found === piece) this.pieces.delete(other);
    this.pieces.set(place, piece);
  }

  gone(place: string, piece: HTMLElement): void {
    if (this.pieces.get(place) === piece) this.pieces.delete(place);
  }

  remove(): void {
    for (const component of this.mounted) void unmount(component);
    for (const thing of this.hidden) thing.style.visibility = "";
    this.layer.remove();
  }
}

const middle = (box: Box): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];
const centred = (piece: HTMLElement, box: Box, scale = 1): string => {
  const [x, y] = middle(box);
  return `translate(${x - (piece.offsetWidth * scale) / 2}px, ${y - (piece.offsetHeight * scale) / 2}px) scale(${scale})`;
};

type Runner<Kind extends Act["kind"]> = (
  layer: Layer,
  act: Extract<Act, { kind: Kind }>,
  lifted: HTMLElement | null,
) => { piece: HTMLElement; frames: Keyframe[] } | null;

/** What an act takes up from the board. All acts of a step do so before any of them puts something down. */
function lift(layer: Layer, act: Act): HTMLElement | null {
  if (act.kind === "leave") return layer.lift(act.at);
  return act.kind === "move" && !act.drawn ? layer.lift(act.from) : null;
}

const RUNNERS: { [Kind in Act["kind"]]: Runner<Kind> } = {
  move(layer, act, lifted) {
    const to = layer.box(act.to);
    const from = layer.box(act.from);
    if (!to || !from || (!act.drawn && !lifted)) return null;
    const piece = act.drawn ? layer.draw(act.drawn, act.to) : lifted!;
    const start = act.drawn ? centred(piece, from, 0.3) : piece.style.transform;
    const end = act.vanish ? centred(piece, to, 0.3) : layer.fit(piece, to);
    piece.style.transform = end;
    layer.gone(act.from, piece);
    if (!act.vanish) layer.lies(piece, act.to);
    return {
      piece,
      frames: [
        { transform: start, opacity: act.drawn ? 0.4 : 1 },
        { transform: end, opacity: act.vanish ? 0 : 1 },
      ],
    };
  },
  travel(layer, act) {
    const stops = act.along.map((place) => layer.box(place)).filter((box) => box !== null);
    if (stops.length < 2) return null;
    const piece = layer.draw(act.drawn);
    piece.style.opacity = "0";
    return { piece, frames: stops.map((box) => ({ transform: centred(piece, box), opacity: 1 })) };
  },
  chip(layer, act) {
    const to = layer.box(act.to);
    if (!to) return null;
    const from = layer.box(act.from) ?? to;
    const piece = layer.draw(act.drawn);
    const [start, end] = [centred(piece, from), centred(piece, to)];
    piece.style.opacity = "0";
    return {
      piece,
      frames: [
        { transform: start, opacity: 1 },
        { transform: end, opacity: 1, offset: 0.85 },
        { transform: end, opacity: 0 },
      ],
    };
  },
  drop(layer, act) {
    const at = layer.box(act.at);
    if (!at) return null;
    const piece = layer.draw(act.drawn);
    piece.style.opacity = "0";
    return {
      piece,
      frames: [
        { transform: centred(piece, at, 1.4), opacity: 0.2 },
        { transform: centred(piece, at), opacity: 1, offset: 0.7 },
        { transform: centred(piece, at), opacity: 0 },
      ],
    };
  },
  leave(layer, act, piece) {
    if (!piece) return null;
    layer.gone(act.at, piece);
    const start = piece.style.transform;
    piece.style.opacity = "0";
    return {
      piece,
      frames: [
        { transform: start, opacity: 1 },
        { transform: `translateY(36px) ${start}`, opacity: 0 },
      ],
    };
  },
  turn(layer, act) {
    const at = layer.box(act.at) ?? layer.box(act.like);
    if (!at) return null;
    const piece = layer.draw(act.drawn, act.like);
    layer.put(piece, at);
    layer.lies(piece, act.at);
    const place = piece.style.transform;
    return {
      piece,
      frames: [
        { transform: `${place} translateX(${piece.offsetWidth / 2}px) scaleX(0)`, opacity: 1 },
        { transform: place, opacity: 1 },
      ],
    };
  },
  rise(layer, act) {
    const at = layer.box(act.at);
    if (!at) return null;
    const piece = layer.draw(act.drawn);
    const place = centred(piece, at);
    piece.style.opacity = "0";
    return {
      piece,
      frames: [
        { transform: place, opacity: 0 },
        { transform: `translateY(-8px) ${place}`, opacity: 1, offset: 0.4 },
        { transform: `translateY(-16px) ${place}`, opacity: 0 },
      ],
    };
  },
  pulse(layer, act) {
    const piece = layer.find(act.at);
    if (!piece) return null;
    const ring = (width: number): string => `0 0 0 ${width}px var(--ink-2)`;
    return { piece, frames: [{ boxShadow: ring(0) }, { boxShadow: ring(3) }, { boxShadow: ring(0) }] };
  },
};

type Prepared = { piece: HTMLElement; frames: Keyframe[] }[];

function prepare(layer: Layer, step: readonly Act[]): Prepared {
  const lifted = step.map((act) => lift(layer, act));
  return step.map((act, i) => (RUNNERS[act.kind] as Runner<Act["kind"]>)(layer, act, lifted[i] ?? null)).filter((one) => one !== null);
}

/**
 * Draw the steps one after the other; ends when they are drawn or the signal says so, and leaves nothing behind.
 * Backwards, over the board as it stands again, everything returns to where it was, in half the time.
 */
export async function run(steps: readonly (readonly Act[])[], signal: AbortSignal, backwards = false): Promise<void> {
  const total = steps.reduce((sum, step) => sum + lasts(step), 0);
  const pace = Math.min(1, LONGEST / Math.max(total, 1)) / (backwards ? 2 : 1);
  const layer = new Layer();
  const all: Animation[] = [];
  const stop = (): void => all.forEach((animation) => animation.finish());
  const timing: KeyframeAnimationOptions = backwards ? { easing: EASING, direction: "reverse", fill: "both" } : { easing: EASING };
  signal.addEventListener("abort", stop);
  try {
    const ready = backwards ? steps.map((step) => prepare(layer, step)) : [];
    for (const i of backwards ? [...steps.keys()].reverse() : steps.keys()) {
      if (signal.aborted) return;
      const prepared = ready[i] ?? prepare(layer, steps[i]!);
      const drawn = prepared.map(({ piece, frames }) => piece.animate(frames, { ...timing, duration: lasts(steps[i]!) * pace }));
      all.push(...drawn);
      await Promise.allSettled(drawn.map((animation) => animation.finished));
    }
  } finally {
    signal.removeEventListener("abort", stop);
    for (const animation of all) animation.cancel();
    layer.remove();
  }
}
