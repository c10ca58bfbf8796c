import { useLocale, useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { amountText } from "../balances/amount-text.ts";
import { useOwner, useWalletService } from "../use-wallet-service.ts";
import { walletQuery } from "../wallet-query.ts";
import { words } from "../words.ts";
import { askAgain, pageVisibility } from "./ask-again.ts";

/** What a member has in the game that is played, as the wallet says it. */
export interface CashInGame {
  /** Ready to read: the amount, or what stands for one that is hidden or being read anew (WALLET-28). */
  readonly text: string;
  /** In words: it could not be read, and a press tries again. Also while it is being tried. */
  readonly problem: string | undefined;
  readonly refreshing: boolean;
  refresh(): void;
}

/**
 * The wallet of one provider, kept current while it is on screen. Nothing for a visitor and a demonstration account,
 * whose games are played for nothing.
 */
export function useCashInGame(provider: string): CashInGame | undefined {
  const { ports, balances, clock, eye, refresh } = useWalletService();
  const t = useWords(words);
  const who = useOwner();
  const locale = useLocale();
  const { settings } = useSite();
  const hidden = !useAtomValue(eye.openAtom);
  const isShown = who.role === "member" && !who.demo;
  const query = useQuery({ ...walletQuery(ports.api, who), enabled: isShown });

  useEffect(() => {
    if (!isShown) return undefined;
    return askAgain({ clock, visibility: pageVisibility, ask: () => balances.moved() });
  }, [isShown, clock, balances]);

  if (!isShown) return undefined;
  const isFailed = query.isError || (query.data === undefined && query.errorUpdateCount > 0);
  const row = query.data?.rows.find((one) => one.provider === provider);
  const text = amountText(isFailed ? undefined : row?.cash, {
    currency: who.currency,
    locale,
    symbols: settings.currencySymbols,
    hidden,
    refreshing: query.isFetching,
  });
  return {
    text,
    problem: isFailed ? t("wallet.balance_failed") : undefined,
    refreshing: query.isFetching,
    refresh,
  };
}
