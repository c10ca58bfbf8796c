import type { PathWith } from "@naluma/site/pages";
import type { SiteSettings } from "@naluma/site/settings";

/** The entries of the header and the footer besides home; `link` is the name by which a site hides them (MEMBER-23). */
const items = {
  "/discount": { name: "shell.promotions" },
  "/sponsor": { name: "shell.sponsors" },
  "/faq": { name: "shell.faq" },
  "/app": { name: "shell.app", link: "APPDownload" },
} as const satisfies Readonly<
  Record<PathWith<"menu", "site">, { readonly name: string; readonly link?: string }>
>;

/** The menu entries of a site, in display order. */
export const siteMenu = ({ hiddenLinks }: Pick<SiteSettings, "hiddenLinks">) =>
  Object.entries(items)
    .filter(([, item]) => !("link" in item && hiddenLinks.includes(item.link)))
    .map(([path, { name }]) => ({ path, name }));
