import { translate } from "@naluma/i18n";
import { formatMoney } from "@naluma/i18n/money";
import type { Store } from "@naluma/machine";
import type { Locale } from "@naluma/site/locale";
import type { SiteSettings } from "@naluma/site/settings";
import type { Who } from "@naluma/site/who";
import { showToast } from "@naluma/ui/toast";
import { restWords } from "../words.rest.ts";

interface Ports {
  readonly store: Store;
  readonly page: {
    readonly locale: Locale;
    readonly settings: Pick<SiteSettings, "describedCurrencies">;
  };
  readonly wallet: { refresh(): void };
  readonly session: { current(): Who };
}

interface Deposit {
  readonly orderNumber: string;
  /** Decimal text. */
  readonly amount: string;
  /** 1 is the first deposit. */
  readonly times: number;
}

/** Orders that this page has already announced, because an operator may send one twice. */
const told = new Set<string>();

/**
 * A deposit has arrived (RT-24, A-120): refetches the balance and shows the member the amount, the order, and whether
 * it was the first deposit. An unreadable event, without a deposit, only refetches the balance.
 */
export async function notifyDeposit(
  { page: { locale, settings }, store, wallet, session }: Ports,
  deposit: Deposit | undefined,
): Promise<void> {
  const who = session.current();
  if (who.role !== "member") return;
  if (deposit) {
    const order = `${who.memberId} ${deposit.orderNumber}`;
    if (told.has(order)) return;
    told.add(order);
  }
  wallet.refresh();
  if (!deposit || who.currency === "") return;
  await restWords.load(locale);
  const amount = formatMoney(deposit.amount, who.currency, locale, settings.describedCurrencies);
  const id = deposit.times === 1 ? "wallet.deposit_first" : "wallet.deposit_arrived";
  const message = translate(restWords, locale, id, { amount, order: deposit.orderNumber });
  showToast(store, { kind: "success", message });
}
