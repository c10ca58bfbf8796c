import type { Template } from "@naluma/site/device";
import type { PageRequest, PublicPage } from "@naluma/site/page";
import { pageAt } from "@naluma/site/pages";
import { createContext, type LoaderFunctionArgs } from "react-router";

/** The current page, as the gateway passes it to every loader on the server. */
export const pageContext = createContext<PageRequest>();

/** The part of it that the browser may know: everything except the platform's address and the nonce. */
export const publicPage = ({ context, request }: LoaderFunctionArgs): PublicPage => {
  const { settings, template, locale, currency, country, releaseId } = context.get(pageContext);
  const page = { settings, template, locale, currency, country, releaseId };
  const isSmallWindow = layoutOf(new URL(request.url).pathname, template) === "default";
  return isSmallWindow ? { ...page, isSmallWindow } : page;
};

/**
 * The frames of pages (SHELL-03). `default` is bare: no header, no footer, no dialogs. The small windows that the
 * lobby opened use it, and so does the error screen.
 */
export const layouts = ["desktop", "mobile", "default"] as const;

type Layout = (typeof layouts)[number];

export const layoutOf = (path: string, template: Template): Layout =>
  pageAt(path)?.frame === "window" ? "default" : template;
