import { expect, test } from "vitest";
import { emphasised } from "./emphasis";

test("names stand apart, the longer before the shorter, and only as whole words", () => {
  const parts = emphasised("Anna takes Bank Construction, not a Banknote; Bank (2).", ["Anna", "Bank", "Bank Construction"]);
  expect(parts.filter((part) => part.strong).map((part) => part.text)).toEqual(["Anna", "Bank Construction", "Bank"]);
  expect(parts.map((part) => part.text).join("")).toBe("Anna takes Bank Construction, not a Banknote; Bank (2).");
});

test("a sentence without names, and names with signs of their own", () => {
  expect(emphasised("All is over.", [])).toEqual([{ text: "All is over.", strong: false }]);
  expect(emphasised("d’Este (bot) bids.", ["d’Este (bot)"])[0]).toEqual({ text: "d’Este (bot)", strong: true });
});
