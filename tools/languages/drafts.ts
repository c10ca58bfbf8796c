import type { Locale } from "@naluma/site/locale";

/**
 * Languages that `new locale` has added and whose words are still English. The checks ask of them what
 * English can have too; whoever has translated one takes it out, and they ask for the rest.
 */
export const drafts: readonly Locale[] = [];
