import type { Catalogue } from "@naluma/i18n";

/** Words that a page may need before anything is loaded on demand. */
export const catalogues: readonly Catalogue[] = [];
