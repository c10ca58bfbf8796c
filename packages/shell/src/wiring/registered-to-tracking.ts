import type { LoginData } from "@naluma/api-client/login-data";
import { isCurrency } from "@naluma/site/currency";
import { isTracked } from "@naluma/site/is-tracked";
import { loadModule } from "@naluma/ui/load-module";
import type { App } from "../app/app.ts";

const ignore = () => undefined;

/**
 * A registration is told to the operator's advertiser, with the player's consent (TRACK-03). Nobody waits
 * for it: whatever it fails of, the member is registered.
 */
export function registeredToTracking(
  app: App,
  win: Window,
  { memberId, currency }: Pick<LoginData, "memberId" | "currency">,
): void {
  if (!isTracked(app.page.settings) || !isCurrency(currency)) return;
  loadModule(() => import("../tracking/page-tracking.ts"))
    .then(({ pageTracking }) => pageTracking(app, win).trackRegistration({ memberId, currency }))
    .catch(ignore);
}
