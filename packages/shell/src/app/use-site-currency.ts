import { isCurrency, type Currency } from "@naluma/site/currency";
import { useCallback, useSyncExternalStore } from "react";
import type { App } from "./app.ts";

/**
 * The member's currency, else what a visitor is offered. While hydrating it is what the page was
 * rendered for, because the server renders the visitor.
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
