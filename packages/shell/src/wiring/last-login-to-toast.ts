import { loadModule } from "@naluma/ui/load-module";
import { showToast } from "@naluma/ui/toast";
import type { App } from "../app/app.ts";

type Ports = Pick<App, "api" | "store"> & {
  readonly page: Pick<App["page"], "locale"> & {
    readonly settings: Pick<App["page"]["settings"], "isDemo" | "playMoney">;
  };
};

const ignore = () => undefined;

/**
 * Whoever has just logged in is told when and where the login before was: a login that was somebody else's
 * is noticed there first. Only a sandbox knows it.
 */
export function lastLoginToToast({ api, store, page: { settings, locale } }: Ports): void {
  if (!settings.playMoney || settings.isDemo) return;
  const say = async () => {
    const { lastLoginText } = await loadModule(() => import("@naluma/account-security/last-login"));
    const message = await lastLoginText(api, locale);
    if (message !== undefined) showToast(store, { kind: "info", message });
  };
  // It is told beside the login: whatever it fails of, the member is in.
  say().catch(ignore);
}
