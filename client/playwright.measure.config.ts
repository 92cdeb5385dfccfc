// What a player waits for, and how smoothly maps move: `make measure`. Figures, not a test: they depend on the machine.
import config from "./playwright.config";

// Without a trace, whose pictures of the page would take longer than what is measured.
export default { ...config, testMatch: ["**/measure.ts", "**/panning.ts"], reporter: "line", use: { ...config.use, trace: "off" as const } };
