// What a payment shows: the cube that it takes, favors where they are in it.
import { expect, test } from "vitest";
import { face } from "./face";

const pay = (of: string, paid: Record<string, number>) => ({ verb: `favors_for_${of}`, params: paid, cost: {}, gain: {}, targets: [] });

test.each([
  ["gold", { gold: 1, favor: 0 }, "cube.gold"],
  ["gold", { gold: 0, favor: 1 }, "cube.favor"],
  ["food", { food: 2, favor: 0 }, "cube.food"],
  ["food", { food: 1, favor: 1 }, "cube.favor"],
])("a price in %s paid by %o", (of, paid, icon) => {
  expect(face.icon?.(pay(of, paid))).toBe(icon);
});
