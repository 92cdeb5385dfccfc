// Text that is said elsewhere, too: where there is no room for all of it, it is left out rather than cut.
import type { Attachment } from "svelte/attachments";

/** Letters reach a little beyond a tight line; that is no second one. */
const LETTERS = 4;

export const spare: Attachment<HTMLElement> = (element) => {
  const look = (): void => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    // Its place stays: nothing moves when it comes or goes.
    element.style.visibility = scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + LETTERS ? "hidden" : "";
  };
  const sizes = new ResizeObserver(look);
  sizes.observe(element);
  const words = new MutationObserver(look);
  words.observe(element, { characterData: true, childList: true, subtree: true });
  return () => {
    sizes.disconnect();
    words.disconnect();
  };
};
