export { choose } from "./choose.ts";
export { pageContext } from "./page-context.ts";
export { documentRenderer } from "./render-document.tsx";
