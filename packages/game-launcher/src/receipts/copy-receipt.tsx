import type { Translate } from "@naluma/i18n/react";
import { Button } from "@naluma/ui/button";
import { useState } from "react";
import type { ReceiptMessage } from "./words.ts";

interface Props {
  text: string;
  t: Translate<ReceiptMessage>;
}

/** Puts a receipt on the clipboard; where a browser does not allow it, the text is there to be taken by hand. */
export function CopyReceipt({ text, t }: Props) {
  const [outcome, setOutcome] = useState<"none" | "copied" | "by-hand">("none");

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("copied");
    } catch {
      setOutcome("by-hand");
    }
  }

  return (
    <>
      <div className="row">
        <Button look="line" size="s" onClick={() => void copy()}>
          {t("receipts.copy")}
        </Button>
        <output className="sm">
          {outcome !== "none" &&
            t(outcome === "copied" ? "receipts.copied" : "receipts.copy_failed")}
        </output>
      </div>
      {outcome === "by-hand" && (
        <textarea
          className="rcp-t"
          aria-label={t("receipts.copy")}
          readOnly
          rows={7}
          value={text}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </>
  );
}
