import { describe, expect, it } from "vitest";
import il_principe from "../../games/il_principe/map.json";
import renaissance from "../../games/renaissance/map.json";
import virtu from "../../games/virtu/map.json";
import { Camera } from "./camera.svelte";
import { foundBy } from "./find";
import { boxOf, descentOf, overlap, placeNames, type Name } from "./labels";
import { findRoom, type Hanging } from "./room";
import { boxAround, corners, type Anchor, type Place } from "./shapes";
import { neighbours, network, way } from "./ways";

const HOME = { x: 0, y: 0, width: 1000, height: 800 };
const EXTENT = { x: -100, y: -100, width: 1200, height: 1000 };

function camera(width: number, height: number, uncut = false): Camera {
  const found = new Camera(HOME, EXTENT, 0.5, () => false, null, uncut);
  [found.width, found.height] = [width, height];
  return found;
}

describe("a camera", () => {
  it("shows all of the home at rest, in the middle of the frame", () => {
    const it = camera(500, 400);
    expect(it.scale).toBeCloseTo(0.5);
    expect(it.at({ x: 500, y: 400 })).toEqual({ x: 250, y: 200 });
  });
  it("never shows more than is drawn", () => {
    const it = camera(1200, 200);
    expect(it.fit).toBeCloseTo(1);
    // What is cut above and below can be moved into sight.
    expect(it.partial).toBe(true);
  });
  it("shows all of the home in a low frame where nothing is to be cut", () => {
    const it = camera(1200, 200, true);
    expect(it.fit).toBeCloseTo(0.25);
    expect(it.partial).toBe(false);
    expect(it.sees({ x: 500, y: 0 }, -1) && it.sees({ x: 500, y: 800 }, -1)).toBe(true);
    it.zoomBy(2);
    expect(it.partial).toBe(true);
  });
  it("keeps what lies under the pointer when it comes nearer", () => {
    const it = camera(500, 400);
    const before = { x: (125 - it.origin.x) / it.scale, y: (100 - it.origin.y) / it.scale };
    it.zoomBy(2, { x: 125, y: 100 });
    expect(it.zoom).toBe(2);
    const after = it.at(before);
    expect(after.x).toBeCloseTo(125);
    expect(after.y).toBeCloseTo(100);
  });
  it("does not leave the home, nor come nearer than four times", () => {
    const it = camera(500, 400);
    it.zoomBy(100);
    expect(it.zoom).toBe(4);
    it.panBy(99999, 99999);
    expect(it.at({ x: 0, y: 0 })).toEqual({ x: 0, y: 0 });
    it.whole();
    expect(it.zoom).toBe(1);
  });
  it("brings a part into sight, with air around it", () => {
    const it = camera(500, 400);
    it.show({ x: 100, y: 100, width: 100, height: 50 });
    expect(it.zoom).toBeGreaterThan(1);
    for (const corner of [
      { x: 100, y: 100 },
      { x: 200, y: 150 },
    ])
      expect(it.sees(corner, 0)).toBe(true);
  });
  it("stays near enough to be read, where what it brings lies too far apart", () => {
    const it = camera(500, 200);
    const farthest = it.across;
    it.show({ x: 0, y: 0, width: 900, height: 700 }, { farthest });
    expect(it.scale).toBeCloseTo(farthest);
    expect(it.scale).toBeGreaterThan(it.fit);
  });
  it("keeps what it brings into sight above what stands below", () => {
    const it = camera(500, 400);
    it.show({ x: 400, y: 300, width: 200, height: 200 }, { bottom: 100 });
    expect(it.at({ x: 500, y: 500 }).y).toBeLessThan(300);
    expect(it.at({ x: 500, y: 300 }).y).toBeGreaterThan(0);
  });
});

describe("ways", () => {
  const places = { a: { x: 0, y: 0 }, b: { x: 100, y: 0 }, c: { x: 0, y: 100 } };
  const links = [
    { from: "a", to: "b" },
    { from: "a", to: "c", sea: true },
  ];
  it("join whom the game joins", () => {
    expect(neighbours(links).get("a")).toEqual(["b", "c"]);
    expect(neighbours(links).get("c")).toEqual(["a"]);
  });
  it("run from rim to rim", () => {
    expect(way(places.a, places.b, false, 10)).toBe("M10.0 0.0L90.0 0.0");
  });
  it("are straight by road and bent by sea", () => {
    expect(network(links, places, false)).toBe("M0.0 0.0L100.0 0.0");
    expect(network(links, places, true)).toContain("Q");
  });
});

describe("finding a place", () => {
  const names = { per: "Perugia", ber: "Bergamo", for: "Forlì" };
  it("goes by the beginning of its name, then by what is in it", () => {
    expect(foundBy("per", names).map((place) => place.id)).toEqual(["per"]);
    expect(foundBy("er", names).map((place) => place.id)).toEqual(["ber", "per"]);
  });
  it("does not mind accents", () => expect(foundBy("forli", names).map((place) => place.id)).toEqual(["for"]));
  it("finds nothing for nothing", () => expect(foundBy(" ", names)).toEqual([]));
});

describe("names on a map", () => {
  // Fifteen letters are the longest that any language has for a city.
  const LETTERS = { short: 5, usual: 9, long: 15 };
  const MAPS = {
    il_principe: { cities: il_principe.cities, unit: 0.665, radius: 15.5, size: 13.5 },
    renaissance: { cities: renaissance.cities, unit: 0.663, radius: 12, size: 12.3 },
    virtu: { cities: virtu.cities, unit: 0.553, radius: 11, size: 12.5 },
  };
  for (const [game, { cities, unit, radius, size }] of Object.entries(MAPS)) {
    for (const zoom of [0.6, 1, 1.3, 2, 3, 4]) {
      it(`never lie on each other or on a token: ${game} at ${zoom}`, () => {
        for (const letters of Object.values(LETTERS)) {
          const pieces = Math.max(zoom, 0.8) ** 0.3;
          const names = Object.entries(cities as Record<string, Place>).map(
            ([id, city]): Name => ({
              id,
              at: { x: city.x * unit * zoom, y: city.y * unit * zoom },
              radius: radius * pieces,
              width: letters * size * 0.5,
              size,
              wish: { dx: city.label.dx * unit * pieces, dy: city.label.dy * unit * pieces, anchor: city.label.anchor as Anchor },
              weight: 0,
            }),
          );
          const tokens = names.map(({ id, at, radius }) => ({ id, x: at.x - radius, y: at.y - radius, width: 2 * radius, height: 2 * radius }));
          const placed = placeNames(names, tokens);
          const boxes = names.flatMap((name) => (placed.has(name.id) ? [{ id: name.id, ...boxOf(name, placed.get(name.id)!) }] : []));
          const clashes = boxes.flatMap((box, i) =>
            [...boxes.slice(i + 1), ...tokens].filter((other) => other.id !== box.id && overlap(box, other)).map((other) => `${box.id} on ${other.id}`),
          );
          expect(clashes).toEqual([]);
          // With names as they are, most of them are in sight; near enough, all.
          if (letters === LETTERS.usual && zoom >= 2) expect(placed.size).toBe(names.length);
        }
      });
    }
  }
});

describe("names beside the signs of a city", () => {
  const [unit, radius, size] = [0.553, 11, 12.5];
  const cities = Object.entries(virtu.cities as Record<string, Place>);
  const names = cities.map(
    ([id, city]): Name => ({
      id,
      at: { x: city.x * unit, y: city.y * unit },
      radius,
      width: id.length * size * 0.5,
      size,
      descent: descentOf(id),
      wish: { dx: city.label.dx * unit, dy: city.label.dy * unit, anchor: city.label.anchor as Anchor },
      weight: 0,
    }),
  );
  const around = (id: string, at: { x: number; y: number }, x: number, y: number, width: number, height: number) => ({ id, x: at.x + x * unit, y: at.y + y * unit, width: width * unit, height: height * unit });
  const tokens = names.map(({ id, at }) => around(id, at, -radius / unit, -radius / unit, (2 * radius) / unit, (2 * radius) / unit));
  const values = names.map(({ id, at }) => around(`${id}/value`, at, 6, -29, 23, 25));
  const troops = names.map(({ id, at }) => around(`${id}/troops`, at, 12, 6, 28, 26));

  it("find room at the usual size though every city has a value", () => {
    expect(placeNames(names, [...tokens, ...values]).size).toBe(names.length);
  });
  it("stand above the value where the map would have them there", () => {
    const milan = names.find((name) => name.id === "milan")!;
    expect(placeNames([milan], [...tokens, ...values]).get("milan")).toEqual(milan.wish);
  });
  it("find room almost always where troops stand everywhere, too, and never on a sign", () => {
    const signs = [...tokens, ...values, ...troops];
    const placed = placeNames(names, signs);
    expect(placed.size).toBeGreaterThanOrEqual(names.length - 2);
    const boxes = names.flatMap((name) => (placed.has(name.id) ? [{ id: name.id, ...boxOf(name, placed.get(name.id)!) }] : []));
    expect(boxes.flatMap((box) => signs.filter((sign) => sign.id !== box.id && overlap(box, sign)))).toEqual([]);
  });
});

describe("a name without room where the map would have it", () => {
  const name = (id: string, x: number, wish: Name["wish"]): Name => ({ id, at: { x, y: 0 }, radius: 10, width: 40, size: 12, descent: 0, wish, weight: 0 });
  const below = { dx: 0, dy: 20, anchor: "middle" } as const;
  it("stands a little farther the same way", () => {
    const walls = { id: "bologna", x: -14, y: -14, width: 28, height: 28 };
    expect(placeNames([name("bologna", 0, below)], [walls]).get("bologna")).toEqual({ ...below, dy: 23 });
  });
  it("does not stand at the token of another", () => {
    const [modena, bologna] = [name("modena", -66, below), name("bologna", 0, { dx: 13, dy: 4, anchor: "start" })];
    const wall = { x: 12, y: -40, width: 60, height: 80 };
    const box = boxOf(bologna, placeNames([modena, bologna], [wall]).get("bologna")!);
    const left = { dx: -13, dy: 3.6, anchor: "end" } as const;
    // Straight at its left there is room, but as near to Modena.
    expect(overlap(boxOf(bologna, left), wall)).toBe(false);
    expect(box.x - modena.at.x - modena.radius).toBeGreaterThan(5);
    expect(box).not.toEqual(boxOf(bologna, left));
  });
});

describe("shapes", () => {
  it("know their corners and the box around them", () => {
    expect(boxAround(corners("M1 2L30 4L5 -6Z"))).toEqual({ x: 1, y: -6, width: 29, height: 10 });
  });
});

describe("room for what hangs", () => {
  const plaque = (id: string, x: number, y: number): Hanging => ({ id, at: { x, y }, boxes: [{ x: -40, y: 0, width: 80, height: 40 }, { x: -30, y: -18, width: 60, height: 17 }] });
  const token = { x: 130, y: 110, width: 30, height: 30 };
  const covers = (thing: Hanging, by: { x: number; y: number }) => thing.boxes.map((box) => ({ ...box, x: box.x + thing.at.x + by.x, y: box.y + thing.at.y + by.y }));

  it("is its own place where that is free", () => {
    expect(findRoom([plaque("one", 100, 200)], [token]).get("one")).toEqual({ x: 0, y: 0 });
  });
  it("is beside a token and beside what hangs there already, not far away", () => {
    const things = [plaque("one", 100, 100), plaque("other", 110, 105)];
    const found = findRoom(things, [token]);
    const [one, other] = things.map((thing) => covers(thing, found.get(thing.id)!));
    for (const box of [...one!, ...other!]) expect(overlap(box, token)).toBe(false);
    for (const box of one!) for (const its of other!) expect(overlap(box, its)).toBe(false);
    for (const { x, y } of found.values()) expect(Math.hypot(x, y)).toBeLessThan(90);
  });
  it("is inside the frame, whatever it must cover", () => {
    const bounds = { x: 0, y: 0, width: 120, height: 60 };
    const thing = plaque("one", 110, 50);
    const { x, y } = findRoom([thing], [{ x: 0, y: 0, width: 120, height: 60 }], bounds).get("one")!;
    for (const box of covers(thing, { x, y })) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(120);
      expect(box.y + box.height).toBeLessThanOrEqual(60);
    }
  });
});
