export { afterLaterSheet } from "./after-later-sheet.ts";
export { Document, usePage } from "./document.tsx";
export { ErrorScreen } from "./error-screen.tsx";
export { throwNotFound } from "./not-found.ts";
export { publicPage } from "./page-context.ts";
export { clientRedirects, redirects } from "./redirects.ts";
export { rootMeta } from "./root-meta.ts";
export { contentId, gameTypeId, providerAsked } from "./route-rules.ts";
export { type RouteRule, validated } from "./route-validation.ts";
