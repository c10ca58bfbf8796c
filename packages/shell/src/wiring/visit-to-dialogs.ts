import { cookies } from "@naluma/site/stored";
import { loadModule } from "@naluma/ui/load-module";
import type { App } from "../app/app.ts";
import { cookieLeft } from "../routing/cookie-left.ts";

/** An address asks for a dialog so (LOBBY-26, ROUTE-34), and so does the cookie of a route. */
const asks = new RegExp(
  `[?&](?:modal|id|invite|currency)=|(?:${cookies.isFastDeposit}|${cookies.isRouteRegister})=true`,
);

interface Page {
  readonly document: Pick<Document, "cookie">;
  readonly performance: {
    getEntriesByType(type: "navigation"): readonly { readonly name: string }[];
  };
}

/** Whether anything about this visit asks for a dialog. */
export const asksForDialog = ({ document, performance }: Page, search: string): boolean =>
  [
    search,
    document.cookie,
    // A player may have gone on to another page before anybody looks: then the page's own entry knows.
    ...performance.getEntriesByType("navigation").map(({ name }) => name),
  ].some((text) => asks.test(text));

/** Most visits ask for none: what opens dialogs comes only when an address or a route's cookie does. */
export function visitToDialogs(app: App, win: Window, search: string): void {
  const load = () => loadModule(() => import("./dialogs-of-visit.ts"), { untilLoaded: true });
  if (asksForDialog(win, search))
    void load().then(({ dialogsOfVisit }) => dialogsOfVisit(app, win, search));
  win.document.addEventListener(cookieLeft, () => {
    void load().then(({ dialogsOfCookies }) => dialogsOfCookies(app, win));
  });
}
