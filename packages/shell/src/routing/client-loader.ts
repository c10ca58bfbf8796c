import type { LoadedPage } from "../pages/page-loader.ts";

/** In the browser the parts of a page fetch what is missing. */
export const clientLoader = (): LoadedPage => ({ state: undefined });
