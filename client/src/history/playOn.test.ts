import { describe, expect, it } from "vitest";
import type { TableInfo } from "../net/messages";
import { mayPlayOn, seated, usualSitters, wishes } from "./playOn";

const info = {
  status: "running",
  seats: [
    { seat: 0, kind: "person", name: "Anna", mine: false, away: false },
    { seat: 1, kind: "bot", name: "Cosimo", mine: false, away: false, level: "master" },
    { seat: 2, kind: "person", name: "Bruno", mine: true, away: false },
  ],
} as unknown as TableInfo;

describe("who sits where when a game is played on", () => {
  it("is as it was, with bots for the other people", () => {
    expect(usualSitters(info, 2, "courtier")).toEqual(["bot:courtier", "bot:master", "me"]);
    expect(usualSitters(info, null, "courtier")).toEqual(["me", "bot:master", "bot:courtier"]);
  });

  it("has me once: whoever sat where I sit down goes to my old seat", () => {
    expect(seated(["bot:courtier", "bot:master", "me"], 1, "me")).toEqual(["bot:courtier", "me", "bot:master"]);
    expect(seated(["bot:courtier", "me"], 0, "friend")).toEqual(["friend", "me"]);
  });

  it("goes to the server as seats", () => {
    expect(wishes(["me", "friend", "bot:master"])).toEqual([{ kind: "me" }, { kind: "friend" }, { kind: "bot", level: "master" }]);
  });
});

describe("where one may play on", () => {
  it("is any game that is over, and one's own while it runs, if hints are agreed", () => {
    expect(mayPlayOn(info, true, null)).toBe(true);
    expect(mayPlayOn(info, false, 2)).toBe(true);
    expect(mayPlayOn(info, false, 0)).toBe(false);
    expect(mayPlayOn(info, false, null)).toBe(false);
    expect(mayPlayOn({ ...info, hints: false }, false, 2)).toBe(false);
  });
});
