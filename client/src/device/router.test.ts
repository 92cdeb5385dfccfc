import { expect, test, vi } from "vitest";

vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("location", { pathname: "/", search: "" });
const { parse } = await import("./router.svelte");

test("addresses lead to pages", () => {
  expect(parse("/", "")).toEqual({ page: "lobby" });
  expect(parse("/me", "")).toEqual({ page: "account" });
  expect(parse("/about", "")).toEqual({ page: "about" });
  expect(parse("/box/virtu", "")).toEqual({ page: "box", game: "virtu" });
  expect(parse("/box", "")).toEqual({ page: "nowhere" });
  expect(parse("/rules/virtu/quick", "")).toEqual({ page: "quick", game: "virtu" });
  expect(parse("/learn", "")).toEqual({ page: "learn", game: null });
  expect(parse("/learn/virtu", "")).toEqual({ page: "learn", game: "virtu" });
  expect(parse("/learn/virtu/3", "")).toEqual({ page: "lesson", game: "virtu", number: 3 });
  expect(parse("/learn/virtu/x", "")).toEqual({ page: "nowhere" });
  expect(parse("/nonsense", "")).toEqual({ page: "nowhere" });
});

test("a permalink names the moment and the seat", () => {
  expect(parse("/t/abc", "?at=150&seat=2")).toEqual({ page: "table", id: "abc", at: 150, seat: 2, watch: null, invite: null });
  expect(parse("/t/abc", "?at=x&watch=tok")).toEqual({ page: "table", id: "abc", at: null, seat: null, watch: "tok", invite: null });
});
