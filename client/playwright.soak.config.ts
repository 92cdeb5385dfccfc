// The long tests in a browser, before a release: `make soak`.
import config from "./playwright.config";

const minutes = 60_000;

export default { ...config, grepInvert: /^$/, grep: /@soak/, timeout: 30 * minutes };
