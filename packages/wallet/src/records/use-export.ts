import { useWords } from "@naluma/i18n/react";
import { saveFile } from "@naluma/ui/save-file";
import { showToast } from "@naluma/ui/toast";
import { useEffect, useRef, useState } from "react";
import { useWalletService } from "../use-wallet-service.ts";
import { restWords } from "../words.rest.ts";
import { recordFile } from "./record-file.ts";
import type { RecordFilters } from "./record.ts";
import { allRecords } from "./records.api.ts";

/** Saves the records that match the filters as a file. */
export function useExport(filters: RecordFilters) {
  const t = useWords(restWords);
  const { ports } = useWalletService();
  const [isExporting, setExporting] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function save() {
    const asked = new AbortController();
    running.current = asked;
    setExporting(true);
    try {
      const records = await allRecords(ports.api, filters, asked.signal);
      saveFile(`${filters.list}.csv`, recordFile(filters.list, records, t));
    } catch {
      // A member who has left the page is no longer waiting for the file.
      if (!asked.signal.aborted)
        showToast(ports.store, { kind: "error", message: t("records.export_failed") });
    }
    setExporting(false);
  }

  return { isExporting, save: () => void save() };
}
