/** What a page needs once somebody is about to leave it: the rules of the address that comes next. */
export { redirectInPage } from "./routing/redirects.ts";
export { eventToLateFeatures } from "./wiring/event-to-late-features.ts";
