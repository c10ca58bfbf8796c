import type { PublicPage } from "@naluma/site/page";
import type { MetaDescriptor } from "react-router";
import { errorTitle } from "./error-screen/error-title.ts";
import { pageError } from "./error-screen/page-error.ts";
import { siteTitleMeta } from "./page-title.ts";

interface RootMeta {
  readonly loaderData: PublicPage | undefined;
  readonly error?: unknown;
}

/** The Chinese title in zh_CN, else the English one (SHELL-07). */
export const titleOf = ({ locale, settings }: PublicPage): string =>
  locale === "zh_CN" ? settings.titles.zh : settings.titles.en;

/**
 * The meta data of the site on every page, or the title of the error screen, which search engines do not index. The
 * title of any other page comes from its heading (document-title.ts, watch-title.ts).
 */
export const rootMeta = ({ loaderData, error }: RootMeta): MetaDescriptor[] => {
  if (error != null)
    return [{ title: errorTitle(pageError(error)) }, { name: "robots", content: "noindex" }];
  if (!loaderData) return [];
  return [{ name: siteTitleMeta, content: titleOf(loaderData) }];
};
