import { translate } from "@naluma/i18n";
import { formatMoney } from "@naluma/i18n/money";
import type { RealtimeEvent } from "@naluma/realtime";
import { isCurrency } from "@naluma/site/currency";
import { showToast } from "@naluma/ui/toast";
import type { WalletService } from "@naluma/wallet";
import type { App } from "../page/app/app.ts";
import { restWords } from "../words.rest.ts";

type DepositEvent = Extract<RealtimeEvent, { type: "member_deposit.success" }>;

type Ports = Pick<App, "store"> & {
  readonly page: Pick<App["page"], "locale"> & {
    readonly settings: Pick<App["page"]["settings"], "currencySymbols">;
  };
  readonly wallet: Pick<WalletService, "refresh">;
  readonly session: Pick<App["session"], "current">;
};

/** Orders that this page has already announced, because an operator may send one twice. */
const told = new Set<string>();

/**
 * A deposit has arrived (RT-24, A-120): refetches the balance and shows the member the amount, the order, and whether
 * it was the first deposit. An unreadable event only refetches the balance.
 */
export async function tellDeposit(
  { page: { locale, settings }, store, wallet, session }: Ports,
  { deposit }: Pick<DepositEvent, "deposit">,
): Promise<void> {
  const who = session.current();
  if (who.role !== "member") return;
  if (deposit) {
    const order = `${who.memberId} ${deposit.orderNumber}`;
    if (told.has(order)) return;
    told.add(order);
  }
  wallet.refresh();
  if (!deposit || !isCurrency(who.currency)) return;
  await restWords.load(locale);
  const amount = formatMoney(deposit.amount, who.currency, locale, settings.currencySymbols);
  const id = deposit.times === 1 ? "deposits.first" : "deposits.arrived";
  const message = translate(restWords, locale, id, { amount, order: deposit.orderNumber });
  showToast(store, { kind: "success", message });
}
