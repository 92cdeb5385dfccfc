export type LogTab = "log" | "chat";
