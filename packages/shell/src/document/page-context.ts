import type { Template } from "@naluma/site/device";
import type { PageRequest, PublicPage } from "@naluma/site/page";
import { pageAt } from "@naluma/site/pages";
import { createContext, type LoaderFunctionArgs } from "react-router";

/** The page in hand, as the gateway hands it to every loader of the server. */
export const pageContext = createContext<PageRequest>();

/** What the browser may know of it: all but the platform's address and the nonce. */
export const publicPage = ({ context, request }: LoaderFunctionArgs): PublicPage => {
  const { settings, template, locale, currency, country, releaseId } = context.get(pageContext);
  const page = { settings, template, locale, currency, country, releaseId };
  const isSmallWindow = layoutOf(new URL(request.url).pathname, template) === "default";
  return isSmallWindow ? { ...page, isSmallWindow } : page;
};

/**
 * The frames that pages stand in (SHELL-03). `default` is bare: no header, no footer, no dialogs;
 * the small windows that the lobby opened have it, and so does the error screen.
 */
export const layouts = ["desktop", "mobile", "default"] as const;

type Layout = (typeof layouts)[number];

export const layoutOf = (path: string, template: Template): Layout =>
  pageAt(path)?.frame === "window" ? "default" : template;
