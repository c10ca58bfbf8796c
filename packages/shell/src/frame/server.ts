export { choose } from "./choose.ts";
export { handleError } from "./log-error.ts";
export { pageContext } from "./page-context.ts";
export { routeRules } from "./redirects.ts";
export { documentRenderer } from "./render-document.tsx";
