import { formatTime } from "@naluma/i18n/dates";
import { formatMoney } from "@naluma/i18n/money";
import type { Translate } from "@naluma/i18n/react";
import type { DescribedCurrencies } from "@naluma/site/currency";
import type { Locale } from "@naluma/site/locale";
import type { RestMessageId } from "../words.rest.ts";
import type { Receipt } from "./receipt.ts";

interface Look {
  readonly locale: Locale;
  readonly described: DescribedCurrencies;
  readonly t: Translate<RestMessageId>;
}

export interface ReceiptLine {
  readonly name: RestMessageId;
  readonly value: string;
  /** An amount, masked for members who hide amounts. */
  readonly isMoney?: boolean;
}

/** Formats a decimal text of the wire; a currency that none of our sites has is shown by its code. */
export function amountOf(
  amount: string,
  currency: string,
  { locale, described }: Pick<Look, "locale" | "described">,
): string {
  return formatMoney(amount, currency, locale, described);
}

/** The lines of a receipt; missing facts are marked as unknown. */
export function receiptLines(receipt: Receipt, look: Look): readonly ReceiptLine[] {
  const { t, locale } = look;
  const time = (moment: number) => formatTime(new Date(moment), locale);
  const money = (amount: string | null) =>
    amount === null ? t("receipts.unknown") : amountOf(amount, receipt.currency, look);
  const out = receipt.back === "not-yet" ? t("receipts.not_returned") : money(receipt.moneyOut);
  return [
    { name: "receipts.game", value: receipt.game },
    { name: "receipts.provider", value: receipt.providerName },
    { name: "receipts.start", value: time(receipt.start) },
    { name: "receipts.end", value: endOf(receipt, time, t) },
    {
      name: "receipts.in",
      value: money(receipt.moneyIn),
      isMoney: receipt.moneyIn !== null,
    },
    { name: "receipts.out", value: out, isMoney: receipt.moneyOut !== null },
    ...roundLines(receipt, money),
    { name: "receipts.launch_id", value: receipt.launchId },
  ];
}

/** Only a platform that keeps receipts reports rounds. */
function roundLines(
  { rounds, result, openStake }: Receipt,
  money: (amount: string) => string,
): readonly ReceiptLine[] {
  if (rounds === null || result === null) return [];
  return [
    { name: "receipts.rounds", value: String(rounds) },
    { name: "receipts.result", value: money(result), isMoney: true },
    ...(openStake === null
      ? []
      : [{ name: "receipts.open", value: money(openStake), isMoney: true } as const]),
  ];
}

function endOf(
  { end, isFoundLate }: Receipt,
  time: (moment: number) => string,
  t: Look["t"],
): string {
  if (end === null) return t("receipts.no_end");
  return isFoundLate ? t("receipts.end_found_later", { time: time(end) }) : time(end);
}

/** The same lines as text, for support. */
export const receiptText = (lines: readonly ReceiptLine[], t: Look["t"]): string =>
  lines.map(({ name, value }) => `${t(name)}: ${value}`).join("\n");
