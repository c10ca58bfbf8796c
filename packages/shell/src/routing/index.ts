export { throwNotFound } from "./not-found.ts";
export { clientRedirects, redirects } from "./redirects.ts";
export { contentId, gameTypeId, providerAsked } from "./route-rules.ts";
export { type RouteRule, validated } from "./route-validation.ts";
