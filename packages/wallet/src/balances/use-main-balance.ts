import { useLocale } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { useAtomValue } from "jotai";
import { useOwner, useWalletService } from "../use-wallet-service.ts";
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

export function useMainBalance({ cash, isFailed, refreshing }: MainBalance): ShownBalance {
  const { eye, refresh } = useWalletService();
  const who = useOwner();
  const locale = useLocale();
  const { settings } = useSite();
  const text = amountText(cash, {
    currency: who.role === "member" ? who.currency : "",
    locale,
    symbols: settings.currencySymbols,
    hidden: !useAtomValue(eye.openAtom),
    refreshing,
  });
  return { text, isFailed, refreshing, refresh };
}
