// The names in a sentence apart from its words, so that they can be set bold.
export interface Part {
  text: string;
  strong: boolean;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Longer names first, so that one inside another is not parted; only as whole words. */
export function emphasised(sentence: string, names: readonly string[]): Part[] {
  const wanted = [...new Set(names)].filter(Boolean).sort((one, other) => other.length - one.length);
  if (!wanted.length) return [{ text: sentence, strong: false }];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${wanted.map(escaped).join("|")})(?![\\p{L}\\p{N}])`, "u");
  return sentence
    .split(pattern)
    .map((text, place) => ({ text, strong: place % 2 === 1 }))
    .filter((part) => part.text !== "");
}
