// An option's sentence in two lines: what it is, and what it means; only where the first line alone tells it from the others.
export interface Label {
  head: string;
  /** Empty where the sentence stays whole. */
  note: string;
}

/** Where a sentence may be parted: after a colon or a semicolon, or before a last remark in brackets. */
const CUTS = [/^([^(]{3,}?)\s*[:;]\s+(.+)$/su, /^(.{3,}?)\s+\((.+)\)$/su];

/** The labels of options that do the same thing: parted alike, or not at all. */
export function twoLines(sentences: readonly string[]): Label[] {
  const different = new Set(sentences).size;
  for (const cut of CUTS) {
    const labels = sentences.map((sentence) => parted(sentence, cut));
    const heads = new Set(labels.map((label) => label.head));
    if (heads.size === different && labels.some((label) => label.note)) return labels;
  }
  return sentences.map((head) => ({ head, note: "" }));
}

function parted(sentence: string, cut: RegExp): Label {
  const found = cut.exec(sentence);
  return { head: found?.[1] ?? sentence, note: found?.[2] ?? "" };
}
