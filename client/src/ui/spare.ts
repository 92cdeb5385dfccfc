// Text that is said elsewhere, too: where there is no room for all of it, it is left out rather than cut.
import type { Attachment } from "svelte/attachments";

/** Its place stays: nothing moves when it comes or goes. */
export const spare: Attachment<HTMLElement> = (element) =>
  watch(element, (cut) => {
    element.style.visibility = cut() ? "hidden" : "";
  });

/** Its place goes with it, and what stands beside it is in the middle. */
export const spareWithPlace: Attachment<HTMLElement> = (element) =>
  watch(element, (cut) => {
    element.style.visibility = element.style.height = "";
    if (cut()) [element.style.visibility, element.style.height] = ["hidden", "0"];
  });

function watch(element: HTMLElement, follow: (cut: () => boolean) => void): () => void {
  const cut = (): boolean => element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
  const look = (): void => follow(cut);
  const sizes = new ResizeObserver(look);
  sizes.observe(element);
  const words = new MutationObserver(look);
  words.observe(element, { characterData: true, childList: true, subtree: true });
  return () => {
    sizes.disconnect();
    words.disconnect();
  };
}
