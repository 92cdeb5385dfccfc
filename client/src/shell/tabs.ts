/** What a phone shows in its one viewport. */
export type PhoneTab = "table" | "own" | "more" | "players" | "log";
