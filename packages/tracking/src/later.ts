/** Loaded with the first tracking question, or with the first page of a player who has consented. */
export { ConsentRequest } from "./consent/consent-request.tsx";
export { createTracking } from "./tracking.ts";
