// The pictures of the pages for docs/: `make pictures`.
import config from "./playwright.config";

export default { ...config, testMatch: "**/pictures.ts" };
