/** `Slots – Naluma`; a page without a name of its own is the site (SHELL-07, A-146). */
export const pageTitle = (name: string, site: string): string =>
  name === "" ? site : `${name} – ${site}`;

/** The meta element that carries the site's title to what writes titles later. */
export const siteTitleMeta = "application-name";

/** A heading that nobody sees names no page: home's, or one of a page whose name is not known yet. */
export const hiddenHeading = "vh";
