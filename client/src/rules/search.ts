// Finding one's way in the rules.
import type { Paragraph } from "../net/messages";

const fold = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Paragraphs that hold every word, those with it in the title first. */
export function matches(paragraphs: readonly Paragraph[], search: string): Paragraph[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const holds = (text: string): boolean => words.every((word) => fold(text).includes(word));
  const head = (paragraph: Paragraph): string => `${paragraph.id} ${paragraph.title}`;
  const inHead = paragraphs.filter((paragraph) => holds(head(paragraph)));
  const inText = paragraphs.filter((paragraph) => !inHead.includes(paragraph) && holds(`${head(paragraph)} ${paragraph.markdown}`));
  return [...inHead, ...inText];
}

/** The headings above a paragraph, and itself. */
export function trail(paragraphs: readonly Paragraph[], id: string): Paragraph[] {
  const at = paragraphs.findIndex((paragraph) => paragraph.id === id);
  if (at < 0) return [];
  const path = [paragraphs[at]!];
  for (let number = at - 1; number >= 0 && path[0]!.level > 2; number--) {
    if (paragraphs[number]!.level < path[0]!.level) path.unshift(paragraphs[number]!);
  }
  return path;
}
