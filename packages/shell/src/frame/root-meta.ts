import type { MetaDescriptor } from "react-router";
import type { PublicPage } from "@naluma/site/page";
import { errorTitle, pageError } from "./page-error.ts";

interface RootMeta {
  readonly loaderData: PublicPage | undefined;
  readonly error?: unknown;
}

/** Title of every page (SHELL-07), or that of the error screen, which no search engine keeps. */
export const rootMeta = ({ loaderData, error }: RootMeta): MetaDescriptor[] => {
  if (error != null)
    return [{ title: errorTitle(pageError(error)) }, { name: "robots", content: "noindex" }];
  if (!loaderData) return [];
  const { locale, settings } = loaderData;
  return [{ title: locale === "zh_CN" ? settings.titles.zh : settings.titles.en }];
};
