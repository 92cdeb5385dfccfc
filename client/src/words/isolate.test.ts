import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { isolated } from "./isolate";
import { Words } from "./words";

test("a name from the right is kept apart, others are as they are", () => {
  expect(isolated("Anna")).toBe("Anna");
  expect(isolated("Zoë 2")).toBe("Zoë 2");
  expect(isolated("חנה")).toBe("\u2068חנה\u2069");
  expect(isolated("سلمى 1")).toBe("\u2068سلمى 1\u2069");
});

test("a sentence keeps such names apart, and chooses by them as before", () => {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource("paid = { $seat } paid { $florins }\nwho =\n    { $who ->\n        [none] nobody\n       *[other] { $who }\n    }\n"));
  const words = new Words("en", [bundle]);
  expect(words.say("paid", { seat: "חנה", florins: 3 })).toBe("\u2068חנה\u2069 paid 3");
  expect(words.say("paid", { seat: "Anna", florins: 3 })).toBe("Anna paid 3");
  expect(words.say("who", { who: "none" })).toBe("nobody");
});
