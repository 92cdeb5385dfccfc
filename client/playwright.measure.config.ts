// What a player waits for: `make measure`. Figures, not a test: they depend on the machine.
import config from "./playwright.config";

export default { ...config, testMatch: "**/measure.ts", reporter: "line" };
