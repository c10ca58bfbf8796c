export { ErrorScreen } from "../error-screen/error-screen.tsx";
export { afterLaterSheet } from "./after-later-sheet.ts";
export { Document, usePage } from "./document.tsx";
export { publicPage } from "./page-context.ts";
export { rootMeta } from "./root-meta.ts";
