import type { Translate } from "@naluma/i18n/react";
import { Button } from "@naluma/ui/button";
import { Dialog } from "@naluma/ui/dialog";
import { Empty } from "@naluma/ui/empty";
import { useCopy } from "@naluma/ui/use-copy";
import type { RestMessageId } from "../words.rest.ts";
import { receiptText } from "./receipt-text.ts";
import type { Receipt } from "./receipt.ts";
import { useReceipts } from "./use-receipts.ts";

export interface ReceiptsDialogProps {
  as: "modal" | "sheet";
  hidden: boolean;
  /** The launch whose receipt is expanded; the newest one by default. */
  launchId?: string | undefined;
  onClose: () => void;
}

/** The member's game sessions, in a form that can be shown to support. */
export function ReceiptsDialog({ as, hidden, launchId, onClose }: ReceiptsDialogProps) {
  const { receipts, isFromPlatform, t, linesOf } = useReceipts();
  const opened = launchId ?? receipts[0]?.launchId;
  return (
    <Dialog
      open
      onClose={onClose}
      as={as}
      title={t("receipts.title")}
      closeLabel={t("receipts.close")}
    >
      {receipts.length === 0 ? (
        <Empty
          title={t("receipts.none_title")}
          text={t(isFromPlatform ? "receipts.none_anywhere" : "receipts.none_text")}
        />
      ) : (
        <>
          <p className="dim small">
            {t(isFromPlatform ? "receipts.kept_everywhere" : "receipts.kept")}
          </p>
          <ul className="receipts">
            {receipts.map((receipt) => (
              <li key={receipt.launchId}>
                <One
                  receipt={receipt}
                  lines={linesOf(receipt)}
                  hidden={hidden}
                  isOpened={receipt.launchId === opened}
                  t={t}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

const hiddenAmount = "•••••";

type OneProps = {
  receipt: Receipt;
  lines: ReturnType<ReturnType<typeof useReceipts>["linesOf"]>;
  hidden: boolean;
  isOpened: boolean;
} & Pick<ReturnType<typeof useReceipts>, "t">;

function One({ receipt, lines, hidden, isOpened, t }: OneProps) {
  const start = lines.find(({ name }) => name === "receipts.start");
  return (
    <details open={isOpened}>
      <summary>
        <b className="clip" translate="no">
          {receipt.game}
        </b>
        <span className="dim small">{start?.value}</span>
      </summary>
      <dl>
        {lines.map(({ name, value, isMoney }) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd {...(isMoney && { className: "number", translate: "no" })}>
              {isMoney && hidden ? hiddenAmount : value}
            </dd>
          </div>
        ))}
      </dl>
      <CopyReceipt text={receiptText(lines, t)} t={t} />
    </details>
  );
}

interface Props {
  text: string;
  t: Translate<RestMessageId>;
}

/** Copies a receipt to the clipboard; if the browser does not allow it, the text can be copied by hand. */
function CopyReceipt({ text, t }: Props) {
  const { outcome, copy } = useCopy(text);
  return (
    <>
      <div className="row">
        <Button look="line" size="s" onClick={copy}>
          {t("receipts.copy")}
        </Button>
        <output className="small">
          {outcome !== "none" &&
            t(outcome === "copied" ? "receipts.copied" : "receipts.copy_failed")}
        </output>
      </div>
      {outcome === "by-hand" && (
        <textarea
          className="receipts-text"
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
