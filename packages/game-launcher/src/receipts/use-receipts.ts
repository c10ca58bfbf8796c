import type { Translate } from "@naluma/i18n/react";
import { useLocale, useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { atom, useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { restWords, type RestMessageId } from "../words.rest.ts";
import { endedLaunchAtom, openReceiptsAtom, receiptBoxAtom } from "./receipt-box.ts";
import { amountOf, receiptLines, type ReceiptLine } from "./receipt-text.ts";
import type { Receipt } from "./receipt.ts";

const listAtom = atom((get): readonly Receipt[] => {
  const box = get(receiptBoxAtom);
  return box ? get(box.atom) : [];
});

const isFromPlatformAtom = atom((get): boolean => {
  const box = get(receiptBoxAtom);
  return box !== undefined && get(box.isFromPlatformAtom);
});

interface Speaking {
  readonly t: Translate<RestMessageId>;
  linesOf(receipt: Receipt): readonly ReceiptLine[];
  money(amount: string, currency: string): string;
}

function useSpeaking(): Speaking {
  const t = useWords(restWords);
  const locale = useLocale();
  const described = useSite().settings.describedCurrencies;
  return {
    t,
    linesOf: (receipt) => receiptLines(receipt, { locale, described, t }),
    money: (amount, currency) => amountOf(amount, currency, { locale, described }),
  };
}

/** The member's receipts, newest first. Other tabs may have written some since, and other devices may have played. */
export function useReceipts() {
  const box = useAtomValue(receiptBoxAtom);
  const receipts = useAtomValue(listAtom);
  const isFromPlatform = useAtomValue(isFromPlatformAtom);
  useEffect(() => {
    box?.reload();
    void box?.askPlatform();
  }, [box]);
  return { receipts, isFromPlatform, ...useSpeaking() };
}

/** The game that has just ended, as long as its notice is shown. */
export function useEndedGame() {
  const launchId = useAtomValue(endedLaunchAtom);
  const ended = useAtomValue(listAtom).find((receipt) => receipt.launchId === launchId);
  const setEnded = useSetAtom(endedLaunchAtom);
  const setOpen = useSetAtom(openReceiptsAtom);
  return {
    ended,
    dismiss: () => setEnded(undefined),
    open() {
      setEnded(undefined);
      setOpen(launchId === undefined ? {} : { launchId });
    },
    ...useSpeaking(),
  };
}
