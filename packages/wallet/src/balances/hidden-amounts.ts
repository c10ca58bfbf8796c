import { unknownAmount } from "@naluma/i18n";
import { formatMoney } from "@naluma/i18n/money";
import type { Store } from "@naluma/machine";
import type { DescribedCurrencies } from "@naluma/site/currency";
import type { Locale } from "@naluma/site/locale";
import { localKeys } from "@naluma/site/stored";
import { atom, type Atom } from "jotai/vanilla";

/** Whether amounts are visible; stored in the browser for all members alike. */
export interface Eye {
  readonly openAtom: Atom<boolean>;
  toggle(): void;
  /** Adopts the setting of another tab. */
  takeOver(): void;
}

type Stored = Pick<Storage, "getItem" | "setItem">;

export function createEye(store: Store, local: Stored | undefined): Eye {
  const stored = () => local?.getItem(localKeys.eyeOpen) !== "0";
  const isOpenAtom = atom(stored());
  return {
    openAtom: isOpenAtom,
    toggle() {
      local?.setItem(localKeys.eyeOpen, store.get(isOpenAtom) ? "0" : "1");
      store.set(isOpenAtom, (open) => !open);
    },
    takeOver: () => store.set(isOpenAtom, stored()),
  };
}

const hiddenAmount = "•••••";

interface Look {
  readonly currency: string;
  readonly locale: Locale;
  readonly described: DescribedCurrencies;
  readonly hidden: boolean;
  /** The member has requested a refresh, so the old amount must not be shown as current. */
  readonly refreshing: boolean;
}

/** An amount formatted for the member. A currency that the site does not know is shown by its code. */
export function amountText(amount: string | undefined, look: Look): string {
  const { currency, locale, described, hidden, refreshing } = look;
  if (hidden) return hiddenAmount;
  if (refreshing || amount === undefined) return unknownAmount;
  return formatMoney(amount, currency, locale, described);
}
