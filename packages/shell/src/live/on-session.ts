import type { Launcher } from "@naluma/game-launcher";
import type { Member, Session } from "@naluma/member";
import type { Realtime } from "@naluma/realtime";
import { isCurrency } from "@naluma/site/currency";
import type { SiteSettings } from "@naluma/site/settings";
import { hasLeft, type SignedIn } from "@naluma/site/who";
import type { WalletService } from "@naluma/wallet";
import type { App } from "../app/app.ts";
import { reloadPage, reloadsFor, type ReloadablePage } from "../app/reload-page.ts";
import { dropCurrency, storeCurrency, type Page } from "../preferences/stored-choice.ts";

interface Ports extends Pick<App, "store" | "visitorCurrency"> {
  readonly session: Pick<Session, "member" | "onChange">;
  readonly page: Pick<App["page"], "template"> & {
    readonly settings: Pick<SiteSettings, "currencies">;
  };
  readonly member: Pick<Member, "prepare">;
  readonly wallet: Pick<WalletService, "prepare">;
  readonly launcher: Pick<Launcher, "loggedOut"> | undefined;
  realtime(): Pick<Realtime, "joinMember" | "leaveMember"> | undefined;
}

/** What a login and a logout mean to the features, in this tab or in another. */
export function onSession(ports: Ports, browser: Page & ReloadablePage): void {
  const { session, page, member, wallet, launcher, realtime } = ports;

  function begin({ currency }: SignedIn): void {
    // A network that fails later takes nothing away that only a member needs.
    member.prepare();
    wallet.prepare();
    // The next page is rendered in the account's currency, so hydration changes nothing in it.
    if (isCurrency(currency) && page.settings.currencies.includes(currency))
      storeCurrency(browser, currency);
  }

  const here = session.member();
  if (here) begin(here);

  session.onChange((now, before) => {
    if (now.role === "member") {
      begin(now);
      realtime()?.joinMember();
      if (before.role === "visitor" && reloadsFor(now.currency, ports)) reloadPage(browser);
    } else {
      realtime()?.leaveMember();
      // The currency is left to country and language again (AUTH-91).
      if (before.role === "member") dropCurrency(browser);
    }
    // The game of whoever was there closes. A logout of this tab has left it, so nothing is called here.
    if (hasLeft(now, before)) launcher?.loggedOut();
  });
}
