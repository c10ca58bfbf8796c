import { isCurrency, type Currency } from "@naluma/site/currency";
import { useCallback, useSyncExternalStore } from "react";
import type { App } from "./app.ts";

/**
 * The member's currency, or the visitor's. While hydrating it is the visitor's, because the
 * server renders the visitor.
 */
export function useSiteCurrency({ session, store, visitorCurrency, page }: App): Currency {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [session.onChange(listener), store.sub(visitorCurrency, listener)];
      return () => stops.forEach((stop) => stop());
    },
    [session, store, visitorCurrency],
  );
  const current = () => {
    const own = session.member()?.currency;
    return isCurrency(own) ? own : store.get(visitorCurrency);
  };
  return useSyncExternalStore(subscribe, current, () => page.currency);
}
