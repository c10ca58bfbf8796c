import { useLocale } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { useOwner, useWalletService } from "../use-wallet-service.ts";
import { walletQuery } from "../wallet-query.ts";
import { amountText } from "./amount-text.ts";

/** What the main wallet holds, as somebody else has read it. */
export interface MainBalance {
  /** Decimal text; nothing until it was read, and where it could not be. */
  readonly cash: string | undefined;
  /** It could not be read; it still counts while it is being tried again. */
  readonly isFailed: boolean;
  readonly refreshing: boolean;
}

export interface ShownBalance extends Pick<MainBalance, "isFailed" | "refreshing"> {
  /** Ready to read. */
  readonly text: string;
  refresh(): void;
}

/**
 * All that the member owns, from one answer of the platform: main wallet and providers together. While real
 * time has it read again the last answer stays.
 *
 * @param main stands in for a demonstration account, whose wallet is not asked for
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
