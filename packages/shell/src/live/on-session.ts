import type { Launcher } from "@naluma/game-launcher";
import type { Member, Session } from "@naluma/member";
import type { Realtime } from "@naluma/realtime";
import type { SiteSettings } from "@naluma/site/settings";
import { hasLeft, type SignedIn } from "@naluma/site/who";
import type { WalletService } from "@naluma/wallet";
import { dropCurrency, storeCurrency, type Page } from "../dialogs/preferences/stored-choice.ts";
import type { App } from "../page/app/app.ts";
import { reloadPage, reloadsFor, type ReloadablePage } from "../page/app/reload-page.ts";

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

/** Passes logins and logouts to the features, whether in this tab or another. */
export function onSession(ports: Ports, browser: Page & ReloadablePage): void {
  const { session, page, member, wallet, launcher, realtime } = ports;

  function begin({ currency }: SignedIn): void {
    // Preloads the member features, so that a later network failure cannot break them.
    member.prepare();
    wallet.prepare();
    // The next page is then rendered in the account's currency, so hydration does not change it.
    if (page.settings.currencies.includes(currency)) storeCurrency(browser, currency);
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
      // The currency is derived from country and language again (AUTH-91).
      if (before.role === "member") dropCurrency(browser);
    }
    // The previous member's game closes. This tab's own logout has already left it, so no call is sent here.
    if (hasLeft(now, before)) launcher?.loggedOut();
  });
}
