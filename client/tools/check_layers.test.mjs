import { expect, test } from "vitest";
import { importsOf, objection, roomOf } from "./check_layers.mjs";

test("a file belongs to its room, a game's to its game", () => {
  expect(roomOf("shell/Table.svelte").room).toBe("shell");
  expect(roomOf("board/text/Block.svelte").room).toBe("board/text");
  expect(roomOf("games/board.ts").room).toBe("games");
  expect(roomOf("games/virtu/face.ts")).toEqual({ room: "games/*", game: "virtu" });
});

test("arrows point downwards", () => {
  expect(objection("shell/Table.svelte", "decision/arrange.ts")).toBeNull();
  expect(objection("decision/arrange.ts", "shell/keys.ts")).toContain("does not lie beneath");
  expect(objection("log/Log.svelte", "decision/label.ts")).toContain("does not lie beneath");
});

test("a board knows neither the store nor another game, and nobody knows a board", () => {
  expect(objection("games/virtu/Board.svelte", "board/Spot.svelte")).toBeNull();
  expect(objection("games/virtu/Board.svelte", "games/virtu/face.ts")).toBeNull();
  expect(objection("games/virtu/Board.svelte", "store/table.svelte.ts")).toContain("props");
  expect(objection("games/virtu/Board.svelte", "games/principato/face.ts")).toContain("each other");
  expect(objection("shell/Table.svelte", "games/virtu/face.ts")).toContain("by name");
});

test("a room without a place is an error", () => {
  expect(objection("attic/old.ts", "net/api.ts")).toContain("no place");
});

test("imports of types, of values, for effect and on demand are seen", () => {
  const source = 'import type { A } from "../a"; import b from "./b"; import "./c.css"; await import("../d"); import x from "svelte";';
  expect(importsOf(source)).toEqual(["../a", "./b", "./c.css", "../d"]);
});
