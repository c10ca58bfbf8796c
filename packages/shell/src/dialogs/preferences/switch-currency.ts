import { contentQueryKeys } from "@naluma/content";
import { lobbyQueryKeys } from "@naluma/lobby";
import type { Currency } from "@naluma/site/currency";
import type { Template } from "@naluma/site/device";
import type { App } from "../../page/app/app.ts";
import { reloadPage } from "../../page/app/reload-page.ts";
import { storeCurrency, type Page as ChoicePage } from "./stored-choice.ts";
import { isBlockedByGame, warnOfOpenGame, type SwitchPorts } from "./switch-language.ts";

type Ports = SwitchPorts &
  Pick<App, "navigate" | "visitorCurrency" | "queryClient"> & {
    readonly page: { readonly template: Template };
  };

interface Page extends ChoicePage {
  readonly location: Pick<Location, "protocol" | "pathname" | "search" | "hash" | "reload">;
  readonly localStorage: Pick<Storage, "getItem" | "setItem">;
  readonly history: Pick<History, "state" | "replaceState">;
}

/** The address would restore its own currency. */
function withoutCurrency({ pathname, search, hash }: Page["location"]): string {
  const query = new URLSearchParams(search);
  query.delete("currency");
  return pathname + (query.size > 0 ? `?${query}` : "") + hash;
}

/**
 * Switches the visitor's currency. On desktop the game lists are refetched, on a phone the whole page is reloaded
 * (I18N-48, I18N-49).
 */
export function switchCurrency(app: Ports, currency: Currency, page: Page = window): void {
  const { store, visitorCurrency, queryClient } = app;
  if (currency === store.get(visitorCurrency)) return;
  const address = withoutCurrency(page.location);
  if (app.page.template === "mobile") {
    if (isBlockedByGame(app, page.localStorage)) return warnOfOpenGame(app);
    if (!storeCurrency(page, currency)) return;
    page.history.replaceState(page.history.state, "", address);
    reloadPage(page);
    return;
  }
  storeCurrency(page, currency);
  if (new URLSearchParams(page.location.search).has("currency"))
    app.navigate(address, { replace: true });
  // Also refetches lists that were already loaded in this currency before.
  for (const queryKey of [lobbyQueryKeys.all, contentQueryKeys.banners])
    queryClient.removeQueries({ queryKey, type: "inactive" });
  store.set(visitorCurrency, currency);
}
