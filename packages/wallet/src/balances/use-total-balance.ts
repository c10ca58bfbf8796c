import { useLocale } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { useEffect } from "react";
import type { WalletPanelProps } from "../panel/wallet-panel.tsx";
import { useOwner, useWalletService } from "../use-wallet-service.ts";
import { amountText } from "./hidden-amounts.ts";
import { walletQuery } from "./wallet.api.ts";

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
    described: settings.describedCurrencies,
    hidden,
    refreshing: state.refreshing,
  });
  return { text, ...state, refresh };
}

/**
 * Fetches the balance when the page becomes visible again during a game: a platform need not announce
 * rounds, and the contract does not require it.
 */
export function useAskOnReturn(): void {
  const { ports, balances } = useWalletService();
  const isOpen = useAtomValue(ports.game) === "open";

  useEffect(() => {
    if (!isOpen) return undefined;
    const ask = () => {
      if (document.visibilityState === "visible") balances.moved();
    };
    document.addEventListener("visibilitychange", ask);
    return () => document.removeEventListener("visibilitychange", ask);
  }, [isOpen, balances]);
}

export interface HeaderBalanceProps extends Pick<WalletPanelProps, "providerName"> {
  main: MainBalance;
}
