import { createContext, type RouterContextProvider } from "react-router";
import type { PageRequest, PublicPage } from "@naluma/site/page";

/** The page in hand, as the gateway hands it to every loader of the server. */
export const pageContext = createContext<PageRequest>();

/** What the browser may know of it: all but the platform's address and the nonce. */
export const publicPage = (context: Readonly<RouterContextProvider>): PublicPage => {
  const { settings, template, locale, currency, country, releaseId } = context.get(pageContext);
  return { settings, template, locale, currency, country, releaseId };
};
