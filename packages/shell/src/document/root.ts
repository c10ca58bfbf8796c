import { clientNavigation } from "../routing/client-navigation.ts";
import { afterLaterSheet } from "./after-later-sheet.ts";

/** What the root route of both hosts has beside its drawing, under the names that the router looks for. */
export { Document as Layout } from "./document.tsx";
export { publicPage as loader } from "./page-context.ts";
export { rootMeta as meta } from "./root-meta.ts";

export const clientMiddleware = [clientNavigation, afterLaterSheet];

/** What the gateway chose holds for as long as the document lives; no `.data` is ever asked for. */
export const shouldRevalidate = () => false;
