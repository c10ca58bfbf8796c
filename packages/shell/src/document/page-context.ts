import type { PageRequest, PublicPage } from "@naluma/site/page";
import { createContext, type LoaderFunctionArgs } from "react-router";
import { layoutOf } from "../routing/layouts.ts";

/** The page in hand, as the gateway hands it to every loader of the server. */
export const pageContext = createContext<PageRequest>();

/** What the browser may know of it: all but the platform's address and the nonce. */
export const publicPage = ({ context, request }: LoaderFunctionArgs): PublicPage => {
  const { settings, template, locale, currency, country, releaseId } = context.get(pageContext);
  const page = { settings, template, locale, currency, country, releaseId };
  const isSmallWindow = layoutOf(new URL(request.url).pathname, template) === "default";
  return isSmallWindow ? { ...page, isSmallWindow } : page;
};
