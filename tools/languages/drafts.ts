import type { Locale } from "@naluma/site/locale";

/**
 * Languages that `new locale` has added and whose texts are still English. The checks require only what English can
 * satisfy, too. Once a language is translated it is removed from this list, and all checks apply.
 */
export const drafts: readonly Locale[] = [];
