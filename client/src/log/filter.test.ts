import { expect, test } from "vitest";
import { drawn } from "./filter";

test("of a long log the end is drawn, or what lies around the action that is looked at", () => {
  expect(drawn(20, 50, -1)).toEqual([0, 20]);
  expect(drawn(500, 50, -1)).toEqual([450, 500]);
  expect(drawn(500, 50, 480)).toEqual([450, 500]);
  expect(drawn(500, 50, 200)).toEqual([190, 240]);
  expect(drawn(500, 50, 3)).toEqual([0, 50]);
  expect(drawn(500, 24, 490)).toEqual([476, 500]);
  expect(drawn(500, 24, 200)).toEqual([190, 214]);
});
