import { describe, expect, it } from "vitest";
import type { Paragraph } from "../net/messages";
import { apart, notesOf } from "./annex";
import { sections } from "./sections";

const paragraph = (id: string, level: number, kind: Paragraph["kind"], notes: string[] = []): Paragraph => ({ id, label: id, title: id, level, kind, markdown: "", notes });
const RULES = [
  paragraph("4", 2, "paragraph"),
  paragraph("4.1", 3, "paragraph", ["R1", "X7"]),
  paragraph("8", 2, "paragraph"),
  paragraph("R1", 3, "ruling"),
  paragraph("9", 2, "paragraph"),
  paragraph("X7", 3, "example"),
];

describe("the rules as a learner reads them", () => {
  it("keep rulings and examples in chapters apart", () => {
    const { text, chapters } = apart(RULES);
    expect(text.map((one) => one.id)).toEqual(["4", "4.1"]);
    expect(chapters.map(({ head, notes }) => [head.id, notes.map((one) => one.id)])).toEqual([
      ["8", ["R1"]],
      ["9", ["X7"]],
    ]);
  });
  it("know the notes of a paragraph", () => {
    expect(notesOf(RULES[1]!, RULES).map((one) => one.id)).toEqual(["R1", "X7"]);
    expect(notesOf(RULES[0]!, RULES)).toEqual([]);
  });
});

describe("a quick reference", () => {
  it("has a title and sections", () => {
    expect(sections("# A game: help\n\n## A turn\n\n1. Do.\n\n## Points\n\nMany.\n")).toEqual({
      title: "A game: help",
      sections: [
        { title: "A turn", markdown: "1. Do." },
        { title: "Points", markdown: "Many." },
      ],
    });
    expect(sections("")).toEqual({ title: "", sections: [] });
  });
});
