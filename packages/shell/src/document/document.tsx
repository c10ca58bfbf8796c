import { defaultLocale, languageTag } from "@naluma/site/locale";
import type { PublicPage } from "@naluma/site/page";
import { localKeys } from "@naluma/site/stored";
import { use, useEffect, useLayoutEffect, type ReactNode, createContext } from "react";
import { Meta, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import { markMember } from "./mark-member.ts";

/** Only known on the server: browsers hide nonces from the markup. */
export const NonceContext = createContext<string | undefined>(undefined);

/** The page that the gateway chose; on an error screen it may be unknown. */
export const usePage = (): PublicPage | undefined => useRouteLoaderData<PublicPage>("root");

/** Layout effects do nothing on the server, and React no longer warns about them there. */
const useMark = () => useLayoutEffect(() => markDocument(window), []);

/** Runs after the effects of the page's parts, so everything that can respond to a press is ready. */
const useEarlyPress = () => useEffect(() => window.earlyPress?.giveBack(), []);

/** Wraps pages and error screens alike, so that `data-hydrated` is set for both. */
export function Document({ children }: { children: ReactNode }) {
  const page = usePage();
  const nonce = use(NonceContext);
  useMark();
  useEarlyPress();
  const template = page?.template ?? "desktop";
  return (
    <html
      lang={languageTag(page?.locale ?? defaultLocale)}
      data-template={template}
      data-connection="connecting"
      data-launch="idle"
      data-release={page?.releaseId}
      data-locked={page?.settings.desktopLock ? "" : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="dark light" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
      </head>
      <body className={template === "mobile" ? "mobile" : undefined}>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/**
 * Marks `<html>` as hydrated. React clears the attributes of `<html>` when the error screen takes over, so the
 * attributes that the head script set before the first paint are set again.
 */
export function markDocument(win: Window): void {
  const root = win.document.documentElement;
  root.dataset["hydrated"] = "true";
  markMember(root, Boolean(win.localStorage.getItem(localKeys.token)));
  win.showTheme?.();
}
