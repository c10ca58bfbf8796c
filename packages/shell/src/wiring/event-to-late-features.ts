import type { RealtimeEvent } from "@naluma/realtime";
import type { App } from "../app/app.ts";
import { depositToWallet } from "./deposit-to-wallet.ts";
import { eventToQueries } from "./event-to-queries.ts";

/** Words could not be fetched: the balance was asked for all the same. */
const ignore = () => undefined;

/** What may answer an event a moment later: its code is no part of the first page. */
export function eventToLateFeatures(event: RealtimeEvent, app: App): void {
  eventToQueries(event, app.queryClient);
  if (event.type === "member_deposit.success") depositToWallet(app, event).catch(ignore);
}
