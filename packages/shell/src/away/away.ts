/** What a page needs only while something of it cannot be had, all in one file. */
export { AwayNotice } from "./away-notice.tsx";
export { siteDetailAgain } from "./site-detail-again.ts";
export { watchAway } from "./watch-away.ts";
