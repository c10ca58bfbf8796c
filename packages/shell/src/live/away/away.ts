/** Code that a page only needs while part of it cannot be loaded, bundled into one file. */
export { AwayNotice } from "./away-notice.tsx";
export { siteDetailAgain } from "./site-detail-again.ts";
export { watchAway } from "./watch-away.ts";
