// What is wrong with how a page is laid out: text that is cut or covered, texts or buttons on top of each other, a page that scrolls sideways.

/** Runs in the page; each fault is said in a few words, the same for the same fault. */
export function faults(): string[] {
  const SMALLEST = 10.9;
  /** Letters hang over their box by less than this. */
  const SLACK = 2.5;
  type Box = { left: number; top: number; right: number; bottom: number };
  interface Text {
    element: Element;
    words: string;
    /** As it would be without anything in its way, and what of it is in sight. */
    whole: Box;
    seen: Box;
  }
  const wrong = new Set<string>();

  const within = (one: Box, other: Box): Box => ({ left: Math.max(one.left, other.left), top: Math.max(one.top, other.top), right: Math.min(one.right, other.right), bottom: Math.min(one.bottom, other.bottom) });
  const width = (box: Box): number => Math.max(0, box.right - box.left);
  const height = (box: Box): number => Math.max(0, box.bottom - box.top);

  /** Where a thing is: the nearest name that a reader of the list can find it by. */
  function where(element: Element): string {
    const path: string[] = [];
    for (let one: Element | null = element; one && path.length < 4 && one.id !== "app"; one = one.parentElement) {
      const name = one.id || [...one.classList].filter((part) => !part.startsWith("svelte-")).join(".");
      path.unshift(`${one.localName}${name ? `.${name}` : ""}`);
      if (one.id.startsWith("region-")) break;
    }
    return path.join(" > ");
  }
  const quoted = (words: string): string => `“${words.length > 40 ? `${words.slice(0, 40)}…` : words}”`;

  interface Clip {
    box: Box;
    /** What lies outside can be scrolled into sight. */
    scrolls: { x: boolean; y: boolean };
  }
  const clips = new Map<Element, Clip | null>();
  function clipOf(element: Element): Clip | null {
    let clip = clips.get(element);
    if (clip !== undefined) return clip;
    const { overflowX, overflowY, clipPath } = getComputedStyle(element);
    if (overflowX === "visible" && overflowY === "visible" && clipPath === "none") clip = null;
    else {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const scrolls = (overflow: string): boolean => overflow === "auto" || overflow === "scroll";
      clip = { box: { left, top, right, bottom }, scrolls: { x: scrolls(overflowX), y: scrolls(overflowY) } };
    }
    clips.set(element, clip);
    return clip;
  }

  /** What of a box its surroundings leave in sight, and whether it is cut for good. */
  function inSight(element: Element, box: Box): { seen: Box; cut: boolean } {
    let seen = within(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    let cut = false;
    const deep = Math.max(SLACK, 0.22 * height(box));
    let rest = box;
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      const clip = clipOf(one);
      if (!clip) continue;
      const { scrolls, box: edge } = clip;
      if (!scrolls.x && (rest.left < edge.left - SLACK || rest.right > edge.right + SLACK)) cut = true;
      if (!scrolls.y && (rest.top < edge.top - deep || rest.bottom > edge.bottom + deep)) cut = true;
      // What has been scrolled away is not cut by whatever lies around the part that scrolls.
      rest = within(rest, edge);
      seen = within(seen, edge);
      if (width(rest) === 0 || height(rest) === 0) return { seen: rest, cut: cut && !scrolls.x && !scrolls.y };
    }
    return { seen, cut: cut || rest.left < -SLACK || rest.right > innerWidth + SLACK };
  }

  /** Clipped to nothing: for screen readers alone. */
  function isForReaders(element: Element): boolean {
    const { clipPath } = getComputedStyle(element);
    return clipPath !== "none" && element.getBoundingClientRect().width <= 2;
  }

  // ---- texts ----

  /** The lines of a text; of one that leans, such as the name of a sea, its letters: the box around all of it is mostly empty. */
  function boxesOf(node: Node): Iterable<DOMRect> {
    const range = document.createRange();
    range.selectNodeContents(node);
    if (!/rotate\((?!0\))/.test(node.parentElement!.getAttribute("transform") ?? "")) return range.getClientRects();
    return Array.from(node.textContent!, (_, place) => {
      range.setStart(node, place);
      range.setEnd(node, place + 1);
      return range.getBoundingClientRect();
    });
  }

  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent!.trim();
    const element = node.parentElement!;
    if (!words || element.closest(".sr, option, script, style, noscript")) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isForReaders(element)) continue;
    // A map that is near is moved, and what leaves its frame comes back.
    const moves = element.closest("[data-map].near") !== null;
    for (const rect of boxesOf(node)) {
      if (rect.width < 1 || rect.height < 1) continue;
      const whole = { left: rect.left, top: rect.top, right: rect.right, bottom: rect.bottom };
      const { seen, cut } = inSight(element, whole);
      if (cut && !moves) wrong.add(`cut: ${quoted(words)} in ${where(element)}`);
      if (width(seen) > 1 && height(seen) > 3) texts.push({ element, words, whole, seen });
    }
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (size < SMALLEST) wrong.add(`small: ${size}px ${quoted(words)} in ${where(element)}`);
  }

  /** Whatever lies over the page on purpose. */
  const layer = (element: Element): Element | null => element.closest('dialog, [role="dialog"], .explain, .notices, .motion, [popover], [data-map].near :is(.corner, .controls)');

  /** On a map that is near, which one moves: what stands over it, a button for instance, hides nothing for good. */
  const passesUnder = (element: Element, over: Element): boolean => {
    const map = element.closest("[data-map].near");
    return map !== null && !element.closest(".controls") && (!map.contains(over) || over.closest(".controls") !== null);
  };

  /** Does this element, or what is between it and what it shares with the other, paint over it? */
  function covers(element: Element, other: Element): boolean {
    for (let one: Element | null = element; one && !one.contains(other); one = one.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(one);
      if (backgroundImage !== "none" || !/rgba\(.*, 0\)|transparent/.test(backgroundColor)) return true;
    }
    return false;
  }
  /** Scrolled away under something that stays. */
  const hidden = new Set<Text>();
  for (const text of texts) {
    if (getComputedStyle(text.element).pointerEvents === "none") continue;
    const top = document.elementFromPoint((text.seen.left + text.seen.right) / 2, (text.seen.top + text.seen.bottom) / 2);
    if (!top || top.contains(text.element) || text.element.contains(top)) continue;
    if ((layer(top) && layer(top) !== layer(text.element)) || stays(top, text.element) || passesUnder(text.element, top)) hidden.add(text);
    else if (covers(top, text.element)) wrong.add(`covered: ${quoted(text.words)} in ${where(text.element)} by ${where(top)}`);
  }
  /** Is it, or something around it, a bar under which the other scrolls away? */
  function stays(element: Element, other: Element): boolean {
    for (let one: Element | null = element; one && !one.contains(other); one = one.parentElement) if (["sticky", "fixed"].includes(getComputedStyle(one).position)) return true;
    return false;
  }

  const shown = texts.filter((text) => !hidden.has(text)).sort((one, other) => one.seen.top - other.seen.top);
  shown.forEach((one, place) => {
    for (let next = place + 1; next < shown.length && shown[next]!.seen.top < one.seen.bottom; next++) {
      const other = shown[next]!;
      if (one.element === other.element || layer(one.element) !== layer(other.element)) continue;
      if (passesUnder(one.element, other.element) || passesUnder(other.element, one.element)) continue;
      const both = within(one.seen, other.seen);
      // Lines of a tight column touch by the room for accents.
      if (width(both) > 2 && height(both) > 0.4 * Math.min(height(one.whole), height(other.whole))) wrong.add(`overlap: ${quoted(one.words)} in ${where(one.element)} and ${quoted(other.words)} in ${where(other.element)}`);
    }
  });

  // ---- buttons, and what stands on a map ----

  const buttons = [...document.querySelectorAll("button:not([aria-disabled]), a[href], input, select")]
    .filter((button) => !button.closest("[data-map]") && button.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((button) => ({ button, seen: inSight(button, button.getBoundingClientRect()).seen }))
    .filter(({ seen }) => width(seen) > 3 && height(seen) > 3);
  buttons.forEach(({ button, seen }, place) => {
    for (const { button: other, seen: its } of buttons.slice(place + 1)) {
      if (button.contains(other) || layer(button) !== layer(other)) continue;
      const both = within(seen, its);
      if (width(both) > 3 && height(both) > 3 && !stays(button, other) && !stays(other, button)) wrong.add(`overlap: ${where(button)} and ${where(other)}`);
    }
  });

  for (const map of document.querySelectorAll("[data-map]")) {
    const names = [...map.querySelectorAll("[data-name] text")].map((text) => ({ id: text.parentElement!.dataset["name"] ?? "", box: text.getBoundingClientRect() }));
    const pieces = [...map.querySelectorAll<HTMLElement>("[data-piece]")].map((piece) => ({ id: piece.dataset["piece"]!, round: piece.querySelector(".round") !== null, box: piece.getBoundingClientRect() }));
    for (const { id, box } of names) {
      for (const piece of pieces) {
        // Beside its own token it keeps to the disc, not to the box around it.
        if (piece.id === id) continue;
        // The corners of a round piece are free.
        const edge = piece.round ? 0.15 * piece.box.width : 0;
        const both = within(box, { left: piece.box.left + edge, top: piece.box.top + edge, right: piece.box.right - edge, bottom: piece.box.bottom - edge });
        if (width(both) > 3 && height(both) > 0.4 * box.height) wrong.add(`on the map: the name of ${id} lies on ${piece.id}`);
      }
    }
    pieces.forEach((piece, place) => {
      for (const other of pieces.slice(place + 1)) {
        const both = within(piece.box, other.box);
        const least = Math.min(width(piece.box), width(other.box));
        if (width(both) > 0.35 * least && height(both) > 0.35 * least) wrong.add(`on the map: ${piece.id} and ${other.id} lie on each other`);
      }
    });
  }

  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) wrong.add(`the page is ${root.scrollWidth - innerWidth} px too wide`);
  for (const alert of document.querySelectorAll('#region-board [role="alert"]')) wrong.add(`error: ${alert.textContent}`);
  return [...wrong];
}
