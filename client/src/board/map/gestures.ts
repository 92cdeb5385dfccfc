// Wheel, drag, pinch and double tap on a map's frame, as an attachment.
import type { Camera } from "./camera.svelte";
import type { Point } from "./shapes";

/** Pixels before a press becomes a drag. */
const SLOP = 6;
const WHEEL = 0.0016;
const STEP = 1.8;
const DOUBLE = 300;

const between = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

export function gestures(camera: Camera): (frame: HTMLElement) => () => void {
  return (frame) => {
    const fingers = new Map<number, Point>();
    let dragged = false;
    let start: Point = { x: 0, y: 0 };
    let lastTap = { time: 0, at: start };

    /** Where the frame lay when the first finger came: to ask anew at each step would lay out the page. */
    let corner: Point | null = null;
    const here = (event: MouseEvent): Point => {
      const { x, y } = corner ?? frame.getBoundingClientRect();
      return { x: event.clientX - x, y: event.clientY - y };
    };
    const onThing = (event: Event): boolean => (event.target as Element).closest("button, [data-lit]") !== null;

    function wheel(event: WheelEvent): void {
      // At rest a turn outwards belongs to the page.
      if (camera.zoom <= 1 && event.deltaY > 0) return;
      event.preventDefault();
      camera.zoomBy(Math.exp(-event.deltaY * WHEEL * (event.ctrlKey ? 5 : 1)), here(event));
    }
    function down(event: PointerEvent): void {
      if (event.button > 0) return;
      if (fingers.size === 0) {
        corner = frame.getBoundingClientRect();
        [dragged, start] = [false, here(event)];
      }
      fingers.set(event.pointerId, here(event));
    }
    function move(event: PointerEvent): void {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      // Released where nobody told of it: outside the frame.
      if (event.buttons === 0) return up(event);
      const now = here(event);
      if (!dragged && fingers.size === 1 && between(start, now) < SLOP) return;
      if (!dragged) {
        dragged = true;
        frame.classList.add("dragged");
        for (const id of fingers.keys()) frame.setPointerCapture(id);
      }
      const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
      frame.classList.toggle("pinched", other !== undefined);
      if (other) {
        camera.zoomBy(between(now, other) / Math.max(1, between(before, other)), middle(now, other));
        const [was, is] = [middle(before, other), middle(now, other)];
        camera.panBy(is.x - was.x, is.y - was.y);
      } else if (camera.partial) camera.panBy(now.x - before.x, now.y - before.y);
      fingers.set(event.pointerId, now);
    }
    function up(event: PointerEvent): void {
      fingers.delete(event.pointerId);
      if (fingers.size > 0) return;
      corner = null;
      frame.classList.remove("dragged", "pinched");
    }
    /** The click that ends a drag is none. */
    function click(event: MouseEvent): void {
      if (!dragged) return;
      dragged = false;
      event.stopPropagation();
      event.preventDefault();
    }
    function tap(event: PointerEvent): void {
      if (event.pointerType !== "touch" || dragged || onThing(event)) return;
      const [time, at] = [event.timeStamp, here(event)];
      if (time - lastTap.time < DOUBLE && between(at, lastTap.at) < 30) camera.glide(() => camera.zoomBy(STEP, at));
      lastTap = { time, at };
    }
    function twice(event: MouseEvent): void {
      if (!onThing(event)) camera.glide(() => camera.zoomBy(STEP, here(event)));
    }

    const listeners: [string, (event: never) => void, AddEventListenerOptions?][] = [
      ["wheel", wheel, { passive: false }],
      ["pointerdown", down],
      ["pointermove", move],
      ["pointerup", up],
      ["pointerup", tap],
      ["pointercancel", up],
      ["click", click, { capture: true }],
      ["dblclick", twice],
    ];
    for (const [name, listener, options] of listeners) frame.addEventListener(name, listener as EventListener, options);
    return () => {
      for (const [name, listener, options] of listeners) frame.removeEventListener(name, listener as EventListener, options);
    };
  };
}
