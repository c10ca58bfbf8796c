import { amountInFile, csv } from "@naluma/i18n/csv";
import type { LedgerLine } from "./ledger.api.ts";

const names = [
  "Time (UTC)",
  "Transaction",
  "Kind",
  "Owner",
  "Member",
  "Site",
  "Account",
  "Provider",
  "Amount",
  "Currency",
  "Key",
];

/** The lines as a file for a spreadsheet: what the screen shows, and the keys. */
export const ledgerFile = (lines: readonly LedgerLine[]): string =>
  csv([
    names,
    ...lines.map((line) => [
      line.at,
      String(line.transaction_id),
      line.kind,
      line.owner,
      line.member_account ?? "",
      String(line.site_id ?? ""),
      line.account,
      line.gp_id,
      amountInFile(line.amount, line.currency),
      line.currency,
      line.key,
    ]),
  ]);
