import { siteTitleMeta } from "./page-title.ts";

/** The site's title, as stored in its documents. */
export const siteTitleIn = (document: Document): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${siteTitleMeta}"]`)?.content;
