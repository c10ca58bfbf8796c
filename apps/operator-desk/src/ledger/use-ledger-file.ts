import { amountInFile, csv } from "@naluma/i18n/csv";
import { defaultDetails } from "@naluma/site/currency";
import { saveFile } from "@naluma/ui/save-file";
import { useEffect, useRef, useState } from "react";
import { messageOf } from "../desk-api.ts";
import { useNotify } from "../use-notify.ts";
import { allLines, type Asked, type LedgerLine } from "./ledger.api.ts";

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

/** The lines as a spreadsheet file: everything the screen shows, plus the keys. */
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
      amountInFile(line.amount, defaultDetails(line.currency).decimals),
      line.currency,
      line.key,
    ]),
  ]);

/** Saves the lines that match the filters as a file. */
export function useLedgerFile(filters: Asked) {
  const notify = useNotify();
  const [isSaving, setSaving] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const save = async () => {
    const asked = new AbortController();
    running.current = asked;
    setSaving(true);
    try {
      const { lines, hasMore } = await allLines(filters, asked.signal);
      saveFile("ledger.csv", ledgerFile(lines));
      if (hasMore)
        notify(`The file ends after ${lines.length} lines. Filter to get older ones.`, "warning");
    } catch (error) {
      // No message if the operator has left the screen in the meantime.
      if (!asked.signal.aborted) notify(messageOf(error), "error");
    }
    setSaving(false);
  };

  return { isSaving, save: () => void save() };
}
