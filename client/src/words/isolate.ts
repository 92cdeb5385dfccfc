// Names that are written from the right stay among themselves, and turn no sentence around.
const FROM_THE_RIGHT = /[\p{Script=Adlam}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Mandaic}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Syriac}\p{Script=Thaana}]/u;
const FIRST_STRONG_ISOLATE = "\u2068";
const POP_ISOLATE = "\u2069";

/** The text as a part of a sentence; `<bdi>` does the same where it stands alone. */
export const isolated = (text: string): string =>
  FROM_THE_RIGHT.test(text) ? `${FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}` : text;
