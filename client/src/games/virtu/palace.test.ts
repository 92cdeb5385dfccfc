import { describe, expect, test } from "vitest";
import type { BoardProps } from "../board";
import type { Decision } from "../../net/messages";
import { Words } from "../../words/words";
import { courtOf } from "./palace";
import { slotsOf, sourceUsed } from "./payment";
import { spread, type Figures, type TableView } from "./table";
import { walked, walksOf } from "./walk";

const seat = (court: (string | null)[], face: number[]) => ({ court, face }) as unknown as TableView["seats"][number];
const table = (places: { left: number; right: number; free: number }, court: (string | null)[], face: number[]) => ({
  view: { seats: [seat(court, face)] } as unknown as TableView,
  figures: { seats: [{ places }] } as unknown as Figures,
});

describe("the court", () => {
  const bishop = ["bishop", null, null, "gonfalonier", null, null];
  const faces = [2, 0, 0, 1, 0, 0];

  test("cards are ready or exhausted, places free, for either side, or shut", () => {
    const props = table({ left: 1, right: 2, free: 1 }, bishop, faces);
    expect(courtOf(props, 0, "left").map((place) => place.state)).toEqual(["exhausted", "either", "shut"]);
    expect(courtOf(props, 0, "right").map((place) => place.state)).toEqual(["ready", "free", "either"]);
  });

  test("where every place can be opened, none is for either side", () => {
    const props = table({ left: 1, right: 2, free: 3 }, bishop, faces);
    expect(courtOf(props, 0, "left").map((place) => place.state)).toEqual(["exhausted", "free", "free"]);
  });
});

test("symbols come one by one, florins first and as one coin", () => {
  expect(spread({ crown: 2, florin: 3 })).toEqual([{ symbol: "florin", count: 3 }, { symbol: "crown", count: 1 }, { symbol: "crown", count: 1 }]);
});

test("a price is filled from the left by what covers it", () => {
  const payment = { purpose: "action.annex", price: { crown: 3 }, covered: [{ source: "action", symbol: "crown", count: 2 }], left: { crown: 1 }, usual: ["use:florence.crown"] };
  expect(slotsOf(payment).map((slot) => slot.full)).toEqual([true, true, false]);
  expect(payment.usual.map(sourceUsed)).toEqual(["florence"]);
});

describe("the marker's walk", () => {
  const option = (action: string) => ({ action, verb: action.split(":")[0]!, params: {}, targets: [], group: "", cost: {}, gain: {}, reveals: false, default: false });
  const decision = { line: 4, prompt: { code: "spring.step", params: {}, rule: "", step: 1, steps: 1 }, options: [option("advance"), option("use:spoleto.arrow"), option("use:siena.florin"), option("stop")], blocked: [] } as unknown as Decision;
  const walk = { actions: ["advance", "advance", "stop"], florins: 0, tiles: [] };
  const sent: (readonly string[])[] = [];
  const chosen: string[] = [];
  const props = {
    decisions: [decision],
    figures: { reach: [{ room: 3, deed: "intrigue", steps: 2, paid: 0, ways: [], passes: [], reachable: true, walks: [walk] }] },
    words: new Words("en", []),
    send: (actions: readonly string[]) => sent.push(actions),
    choose: (action: string) => chosen.push(action),
  } as unknown as BoardProps;

  test("whole walks stand in place of steps and arrows; all else stays", () => {
    const [walkOption] = walksOf(props);
    expect(walkOption?.targets).toEqual(["room:3"]);
    expect(walked(props).decisions[0]!.options.map((one) => one.action)).toEqual([walkOption!.action, "use:siena.florin", "stop"]);
  });

  test("a chosen walk is sent as one move, other options as they are", () => {
    const own = walked(props);
    own.choose(walksOf(props)[0]!.action);
    own.choose("stop");
    expect(sent).toEqual([walk.actions]);
    expect(chosen).toEqual(["stop"]);
  });

  test("any other decision is left alone", () => {
    const other = { ...props, decisions: [{ ...decision, prompt: { ...decision.prompt, code: "spring.act" } }] };
    expect(walked(other)).toBe(other);
  });
});
