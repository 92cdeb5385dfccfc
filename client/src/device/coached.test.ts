import { describe, expect, it } from "vitest";
import { readCoached } from "./coached.svelte";

describe("the games with a coach that a device keeps", () => {
  it("are read as they were kept", () => {
    const kept = [{ table: "a1", silent: true, met: ["turn.action"] }];
    expect(readCoached(JSON.stringify(kept))).toEqual(kept);
  });
  it("are none where nothing was kept, or nothing that can be read", () => {
    expect(readCoached(null)).toEqual([]);
    expect(readCoached("{broken")).toEqual([]);
    expect(readCoached('{"table":"a1"}')).toEqual([]);
  });
  it("lose what is broken in them", () => {
    const sound = { table: "a2", silent: false, met: [] };
    expect(readCoached(JSON.stringify([sound, { table: 7 }, null, { table: "a3", silent: false, met: [1] }]))).toEqual([sound]);
  });
});
