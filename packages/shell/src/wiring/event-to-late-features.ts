import type { RealtimeEvent } from "@naluma/realtime";
import type { App } from "../app/app.ts";
import { notifyOncePerFrame } from "../live/notify-once-per-frame.ts";
import { depositToWallet } from "./deposit-to-wallet.ts";
import { eventToQueries } from "./event-to-queries.ts";

/** Words could not be fetched: the balance was asked for all the same. */
const ignore = () => undefined;

/** What may answer an event a moment later: its code is no part of the first page. */
export function eventToLateFeatures(event: RealtimeEvent, app: App): void {
  notifyOncePerFrame();
  eventToQueries(event, app.queryClient);
  switch (event.type) {
    case "member_deposit.success":
      return void depositToWallet(app, event).catch(ignore);
    case "profile.updated":
      return app.wallet.balances.moved();
    case "all_transfer_back":
      return app.wallet.balances.returned();
    default:
      return undefined;
  }
}
