import { clientNavigation } from "../page/routing/client-navigation.ts";
import { afterLaterSheet } from "./after-later-sheet.ts";

/** Exports of the root route that both hosts share, under the names that the router expects. */
export { Document as Layout } from "./document.tsx";
export { publicPage as loader } from "./page-context.ts";
export { rootMeta as meta } from "./root-meta.ts";

export const clientMiddleware = [clientNavigation, afterLaterSheet];

/** The gateway's choices hold for as long as the document lives, so `.data` is never requested. */
export const shouldRevalidate = () => false;
