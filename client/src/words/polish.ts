// The last touch of a sentence, once its names are in it: exactly as signoria/text/polish.py does.
// A hyphen before a number is a minus; one inside a word or between two numbers is not.
const MINUS = /(?<![\p{L}\p{N}_\u2212-])-(?=\d)/gu;
// Before a name that begins with a vowel; a capital, so that only names are meant.
const ELISION = /(?<![\p{L}\p{N}_])([Dd]|[Qq]u)e (?=[AÀÂEÉÈÊIÎOÔUÛ][\p{L}\p{N}_’])/gu;
const EUPHONY = /(?<![\p{L}\p{N}_])(?:([Aa]) (?=A[\p{L}\p{N}_])|([Ee]) (?=E[\p{L}\p{N}_]))/gu;

const BY_LANGUAGE: Record<string, (text: string) => string> = {
  fr: (text) => text.replace(ELISION, "$1’"),
  it: (text) => text.replace(EUPHONY, (_all, a: string | undefined, e: string | undefined) => `${a ?? e}d `),
};

/** A sentence as the language writes it: "d’Orvieto", "ad Ancona", "−1". */
export function polished(lang: string, text: string): string {
  const signed = text.replace(MINUS, "−");
  return BY_LANGUAGE[lang]?.(signed) ?? signed;
}
