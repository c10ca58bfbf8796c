export { choose } from "./choose.ts";
export { handleError } from "../monitoring/log-error.ts";
export { pageContext } from "./page-context.ts";
export { pageRenderer } from "./page-renderer.ts";
export { routeRules } from "../routing/redirects.ts";
export { documentRenderer } from "./render-document.tsx";
