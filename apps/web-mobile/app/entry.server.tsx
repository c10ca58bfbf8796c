import { documentRenderer } from "@naluma/shell/document/server";
import latin from "@naluma/ui/fonts/archivo-latin.woff2?url";
import vietnamese from "@naluma/ui/fonts/archivo-vietnamese.woff2?url";
import sharedChunks from "virtual:naluma/shared-chunks";
import wordFiles from "virtual:naluma/word-files";
import css from "./app.css?inline";
import { catalogues } from "./catalogues.ts";
import laterSheet from "./later.css?url";
import windowCss from "./window.css?inline";

/** The exports of this host that the gateway needs besides its routes. */
export { choose, pageContext, pageRenderer, routeRules } from "@naluma/shell/document/server";
export { handleError } from "@naluma/shell/document/server";

export default documentRenderer(
  {
    css,
    windowCss,
    laterSheet,
    sharedChunks,
    wordFiles,
    fonts: { en_US: [latin], vi_VN: [latin, vietnamese] },
  },
  catalogues,
);
