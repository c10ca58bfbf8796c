import { useAtom } from "jotai";
import { openReceiptsAtom } from "./receipt-atoms.ts";
import { ReceiptNotice } from "./receipt-notice.tsx";
import { ReceiptsDialog, type ReceiptsDialogProps } from "./receipts-dialog.tsx";

export type ReceiptsProps = Pick<ReceiptsDialogProps, "as" | "hidden">;

/** The notice at the end of a game, and the dialog with all receipts. Mounted once per page. */
export function Receipts({ as, hidden }: ReceiptsProps) {
  const [open, setOpen] = useAtom(openReceiptsAtom);
  return (
    <>
      <ReceiptNotice hidden={hidden} />
      {open && (
        <ReceiptsDialog
          as={as}
          hidden={hidden}
          launchId={open.launchId}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
