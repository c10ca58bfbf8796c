import type { Session } from "@naluma/member";
import type { App } from "../app/app.ts";

type Ports = Pick<App, "store" | "visitorCurrency"> & {
  readonly session: Pick<Session, "onChange">;
  readonly page: Pick<App["page"], "template">;
};

/**
 * A login into an account of another currency reloads a phone's page (I18N-49). On desktop the
 * game lists follow the currency by themselves. A logout does not reload, because its message must
 * stay on screen.
 */
export const loginCurrencyToReload = (
  { session, store, visitorCurrency, page }: Ports,
  location: Pick<Location, "reload">,
): (() => void) =>
  session.onChange((now, before) => {
    if (page.template !== "mobile" || now.role !== "member" || before.role === "member") return;
    if (now.currency !== store.get(visitorCurrency)) location.reload();
  });
