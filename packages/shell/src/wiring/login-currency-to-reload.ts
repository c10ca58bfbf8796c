import type { Session } from "@naluma/member";
import type { App } from "../app/app.ts";
import { reloadPage, type ReloadablePage } from "../app/reload-page.ts";

type Here = Pick<App, "store" | "visitorCurrency"> & {
  readonly page: Pick<App["page"], "template">;
};
type Ports = Here & { readonly session: Pick<Session, "onChange"> };

/** Whether a visitor's login with this currency loads the page anew. */
export const reloadsFor = (currency: string, { store, visitorCurrency, page }: Here): boolean =>
  page.template === "mobile" && currency !== store.get(visitorCurrency);

/**
 * A login into an account of another currency reloads a phone's page (I18N-49). On desktop the
 * game lists follow the currency by themselves. A logout does not reload, because its message must
 * stay on screen.
 */
export const loginCurrencyToReload = (
  { session, ...here }: Ports,
  page: ReloadablePage,
): (() => void) =>
  session.onChange((now, before) => {
    if (now.role !== "member" || before.role === "member") return;
    if (reloadsFor(now.currency, here)) reloadPage(page);
  });
