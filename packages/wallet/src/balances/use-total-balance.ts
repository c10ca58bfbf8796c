import { useLocale } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { useOwner, useWalletService } from "../use-wallet-service.ts";
import { walletQuery } from "../wallet-query.ts";
import { amountText } from "./amount-text.ts";

/** The balance of the main wallet, provided by another feature. */
export interface MainBalance {
  /** A decimal string; undefined until it has loaded, or if it could not be loaded. */
  readonly cash: string | undefined;
  /** Loading it failed; this stays true during a retry. */
  readonly isFailed: boolean;
  readonly refreshing: boolean;
}

export interface ShownBalance extends Pick<MainBalance, "isFailed" | "refreshing"> {
  /** Formatted for display. */
  readonly text: string;
  refresh(): void;
}

/**
 * The member's total balance, from a single response of the platform: main wallet and providers together. While real
 * time triggers a new request, the last response stays visible.
 *
 * @param main replaces the wallet of a demo account, which is not requested
 */
export function useTotalBalance(main?: MainBalance): ShownBalance {
  const { ports, eye, refresh, refreshingAtom } = useWalletService();
  const who = useOwner();
  const locale = useLocale();
  const { settings } = useSite();
  const isAsked = who.role === "member" && !who.demo;
  const wallet = useQuery({ ...walletQuery(ports.api, who), enabled: isAsked });
  const isRefreshing = useAtomValue(refreshingAtom);
  const hidden = !useAtomValue(eye.openAtom);

  const isFailed = wallet.isError || (wallet.data === undefined && wallet.errorUpdateCount > 0);
  const { cash, ...state } =
    isAsked || !main
      ? { cash: isFailed ? undefined : wallet.data?.total, isFailed, refreshing: isRefreshing }
      : main;
  const text = amountText(cash, {
    currency: who.role === "member" ? who.currency : "",
    locale,
    symbols: settings.currencySymbols,
    hidden,
    refreshing: state.refreshing,
  });
  return { text, ...state, refresh };
}
