import type { Translate } from "@naluma/i18n/react";
import { Button } from "@naluma/ui/button";
import { useCopy } from "@naluma/ui/use-copy";
import type { RestMessageId } from "../words.rest.ts";

interface Props {
  text: string;
  t: Translate<RestMessageId>;
}

/** Puts a receipt on the clipboard; where a browser does not allow it, the text is there to be taken by hand. */
export function CopyReceipt({ text, t }: Props) {
  const { outcome, copy } = useCopy(text);
  return (
    <>
      <div className="row">
        <Button look="line" size="s" onClick={copy}>
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
