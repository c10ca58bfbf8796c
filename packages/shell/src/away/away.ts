/** What a page needs only while the platform is away, all in one file. */
export { AwayNotice } from "./away-notice.tsx";
export { keepAsking } from "./keep-asking.ts";
