import { useLocale } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { layoutQuery } from "../member-queries.ts";
import type { SignedIn } from "../session/who.ts";
import { useMember } from "../use-member.ts";
import { amountText } from "../wallet/amount-text.ts";

export interface ShownBalance {
  /** The main wallet's, ready to read. */
  readonly text: string;
  /** It could not be read; it still counts while it is being tried again. */
  readonly isFailed: boolean;
  readonly refreshing: boolean;
  refresh(): void;
}

export function useBalance(who: SignedIn): ShownBalance {
  const { ports, eye, refreshWallet } = useMember();
  const locale = useLocale();
  const { settings } = useSite();
  const layout = useQuery(layoutQuery(ports.api, who));
  const text = amountText(layout.isError ? undefined : layout.data?.cash, {
    currency: who.currency,
    locale,
    symbols: settings.currencySymbols,
    hidden: !useAtomValue(eye.openAtom),
    refreshing: layout.isFetching,
  });
  const isMissing = layout.data === undefined && layout.errorUpdateCount > 0;
  const isFailed = layout.isError || isMissing;
  return { text, isFailed, refreshing: layout.isFetching, refresh: refreshWallet };
}
