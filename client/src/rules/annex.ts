// Rulings and examples, apart from the text that a learner reads.
import type { Paragraph } from "../net/messages";

export interface Chapter {
  head: Paragraph;
  notes: Paragraph[];
}

/** What is read from end to end, and the chapters of rulings and examples. */
export function apart(paragraphs: readonly Paragraph[]): { text: Paragraph[]; chapters: Chapter[] } {
  const chapters: Chapter[] = [];
  const text: Paragraph[] = [];
  for (const paragraph of paragraphs) {
    const previous = text.at(-1);
    const begun = chapters.at(-1);
    if (paragraph.kind === "paragraph") text.push(paragraph);
    else if (previous && previous.id !== begun?.head.id && previous.level < paragraph.level) chapters.push({ head: previous, notes: [paragraph] });
    else begun?.notes.push(paragraph);
  }
  const heads = new Set(chapters.map(({ head }) => head.id));
  return { text: text.filter((one) => !heads.has(one.id)), chapters };
}

export function notesOf(paragraph: Paragraph, all: readonly Paragraph[]): Paragraph[] {
  return paragraph.notes.flatMap((id) => all.filter((one) => one.id === id));
}
