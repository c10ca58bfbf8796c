import type { SiteSettings } from "@naluma/site/settings";

/** Pages that every site has and that the header and the footer name, beside home. */
const pages = [
  { path: "/discount", name: "shell.promotions" },
  { path: "/sponsor", name: "shell.sponsors" },
  { path: "/faq", name: "shell.faq" },
  { path: "/app", name: "shell.app", link: "APPDownload" },
] as const;

/** `link` is the name by which a site hides it (MEMBER-23). */
export const sitePages = ({ hiddenLinks }: Pick<SiteSettings, "hiddenLinks">) =>
  pages.filter((page) => !("link" in page && hiddenLinks.includes(page.link)));
