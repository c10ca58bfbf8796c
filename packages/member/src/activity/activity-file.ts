import { amountInFile, csv } from "@naluma/i18n/csv";
import type { Translate } from "@naluma/i18n/react";
import type { RestMessageId } from "../words.rest.ts";
import type { Activity } from "./activity.ts";

/** The statement as a file for a spreadsheet: a line a period, the last day beside the first. */
export const activityFile = (
  { periods, currency }: Activity,
  t: Translate<RestMessageId>,
): string =>
  csv([
    [
      t("activity.period"),
      "",
      t("activity.staked"),
      t("activity.won"),
      t("activity.net"),
      t("activity.deposits"),
      t("activity.withdrawals"),
      t("activity.seconds"),
      t("activity.currency"),
    ],
    ...periods.map(({ from, to, staked, won, net, deposits, withdrawals, seconds }) => [
      from,
      to,
      ...[staked, won, net, deposits, withdrawals].map((amount) => amountInFile(amount, currency)),
      String(seconds),
      currency,
    ]),
  ]);
