import type { PublicPage } from "@naluma/site/page";

/** The Chinese title in zh_CN, else the English one (SHELL-07). */
export const titleOf = ({ locale, settings }: PublicPage): string =>
  locale === "zh_CN" ? settings.titles.zh : settings.titles.en;

/** `Slots – Naluma`; a page without a name has the site's title (SHELL-07, A-146). */
export const pageTitle = (name: string, site: string): string =>
  name === "" ? site : `${name} – ${site}`;

/** The meta element from which code that updates the title later reads the site's title. */
export const siteTitleMeta = "application-name";

/** A visually hidden heading does not name its page: it is home's, or that of a page whose name is not known yet. */
export const hiddenHeading = "visually-hidden";

export const siteTitleIn = (document: Document): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${siteTitleMeta}"]`)?.content;
