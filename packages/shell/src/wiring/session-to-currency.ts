import type { App } from "../app/app.ts";
import { dropCurrency, keepCurrency } from "../preferences/kept-choice.ts";
import { isCurrency } from "@naluma/site/currency";

type Ports = Pick<App, "session"> & { readonly page: Pick<App["page"], "settings"> };

/**
 * The next page of a member is rendered in the currency of the account, so that nothing of it changes
 * when the browser takes over. A logout leaves the currency to country and language (AUTH-91).
 */
export function sessionToCurrency(
  { session, page: { settings } }: Ports,
  page: Window,
): () => void {
  const keep = () => {
    const own = session.member()?.currency;
    if (isCurrency(own) && settings.currencies.includes(own)) keepCurrency(page, own);
  };
  keep();
  return session.onChange((now, before) => {
    if (now.role === "member") keep();
    else if (before.role === "member") dropCurrency(page);
  });
}
