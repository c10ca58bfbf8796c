export { choose } from "./choose.ts";
export { handleError } from "../live/monitoring/log-error.ts";
export { pageContext } from "./page-context.ts";
export { pageRenderer } from "./page-renderer.ts";
export { routeRules } from "../page/routing/redirects.ts";
export { documentRenderer } from "./render-document.tsx";
