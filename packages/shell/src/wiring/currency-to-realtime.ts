import type { Realtime } from "@naluma/realtime";
import type { App } from "../app/app.ts";

/** A visitor's other currency has channels of its own. */
export const currencyToRealtime = (
  { store, visitorCurrency }: Pick<App, "store" | "visitorCurrency">,
  realtime: () => Pick<Realtime, "changeCurrency"> | undefined,
): (() => void) => store.sub(visitorCurrency, () => realtime()?.changeCurrency());
