/** What comes with the first question about tracking, or with the first page of who has accepted. */
export { ConsentRequest } from "./consent/consent-request.tsx";
export { createTracking } from "./tracking.ts";
