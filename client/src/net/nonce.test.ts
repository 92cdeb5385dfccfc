import { beforeEach, expect, test, vi } from "vitest";
import { freshNonce, isMine, secretFits } from "./nonce";

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

test("a nonce counts as ours under the promise that was shown before it was sent, and no other", () => {
  const nonce = freshNonce("promise");
  expect(nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(isMine(nonce, "promise")).toBe(true);
  expect(isMine(nonce, "another promise")).toBe(false);
  expect(isMine("00".repeat(16), "promise")).toBe(false);
});

test("what an older version kept is nobody's", () => {
  localStorage.setItem("signoria-nonces", JSON.stringify(["ab".repeat(16)]));
  expect(isMine("ab".repeat(16), "promise")).toBe(false);
  expect(isMine(freshNonce("promise"), "promise")).toBe(true);
});

test("a secret fits its own hash alone", async () => {
  const hash = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
  expect(await secretFits("00".repeat(32), hash)).toBe(true);
  expect(await secretFits("01".repeat(32), hash)).toBe(false);
});
