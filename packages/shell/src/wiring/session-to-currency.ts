import type { Session } from "@naluma/member";
import { isCurrency } from "@naluma/site/currency";
import type { SiteSettings } from "@naluma/site/settings";
import { dropCurrency, storeCurrency, type Page } from "../preferences/stored-choice.ts";

interface Ports {
  readonly session: Pick<Session, "member" | "onChange">;
  readonly page: { readonly settings: Pick<SiteSettings, "currencies"> };
}

/**
 * A member's next page is rendered in the account's currency, so hydration changes nothing in it. A
 * logout leaves the currency to country and language (AUTH-91).
 */
export function sessionToCurrency({ session, page: { settings } }: Ports, page: Page): () => void {
  const keep = () => {
    const own = session.member()?.currency;
    if (isCurrency(own) && settings.currencies.includes(own)) storeCurrency(page, own);
  };
  keep();
  return session.onChange((now, before) => {
    if (now.role === "member") keep();
    else if (before.role === "member") dropCurrency(page);
  });
}
