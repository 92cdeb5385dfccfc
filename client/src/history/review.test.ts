import { describe, expect, test } from "vitest";
import type { Review, ReviewDecision } from "../net/messages";
import { apart, beside, line, percent, signed, worstOf } from "./review";

const decision = (at: number, seat: number, loss: number): ReviewDecision => ({ line: at, seat, action: "a", loss, options: [], why: null, open: [], seen: [] });

describe("a review", () => {
  test("chances are said in per cent, changes with a true sign", () => {
    expect(percent(384)).toBe(38);
    expect([signed(91), signed(-72), signed(3)]).toEqual(["+9", "\u22127", "0"]);
  });

  test("a seat's chances go from left to right, a certain win on top", () => {
    expect(line([[250, 750], [500, 500], [1000, 0]], 0, 100, 200)).toBe("0.0,150.0 50.0,100.0 100.0,0.0");
  });

  test("the worst decision of an action is its player's, and a mistake", () => {
    const review = { decisions: [decision(1, 0, 90), decision(2, 1, 30), decision(3, 1, 60), decision(4, 1, 99)] } as Review;
    expect(worstOf(review.decisions, 1, 2, 4)?.line).toBe(3);
    expect(worstOf(review.decisions, 0, 2, 4)).toBeNull();
    expect(worstOf([decision(2, 1, 5)], 1, 2, 4)).toBeNull();
  });
  test("flags that lie close stand beside each other, around their places", () => {
    expect(beside([40, 41, 90], 4)).toEqual([38.5, 42.5, 90]);
    expect(beside([], 4)).toEqual([]);
  });

  test("labels at the end of the lines stand apart, in the order of the chances", () => {
    expect(apart([900, 40, 50, 10], 10)).toEqual([10, 89, 79, 99]);
    expect(apart([250, 250, 250, 250], 10)).toEqual([45, 55, 65, 75]);
  });
});
