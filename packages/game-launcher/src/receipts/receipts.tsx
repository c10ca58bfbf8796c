import { browserClock } from "@naluma/machine/clock";
import { Button } from "@naluma/ui/button";
import { GameControllerIcon, XIcon } from "@naluma/ui/icon";
import { IconButton } from "@naluma/ui/icon-button";
import { useAtom } from "jotai";
import { useEffect, useRef, type RefObject } from "react";
import { openReceiptsAtom } from "./receipt-box.ts";
import type { Receipt } from "./receipt.ts";
import { ReceiptsDialog, type ReceiptsDialogProps } from "./receipts-dialog.tsx";
import { useEndedGame } from "./use-receipts.ts";

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

interface Props {
  hidden: boolean;
}

/**
 * A game has ended: shows what happened to its money, with a link to its receipt. Disappears when a game is started.
 */
export function ReceiptNotice({ hidden }: Props) {
  const { ended, ...rest } = useEndedGame();
  return ended ? <Notice key={ended.launchId} of={ended} hidden={hidden} {...rest} /> : null;
}

type NoticeProps = Props & Omit<ReturnType<typeof useEndedGame>, "ended"> & { of: Receipt };

function Notice({ of, hidden, t, money, open, dismiss }: NoticeProps) {
  const element = useRef<HTMLElement>(null);
  useAutoDismiss(element, dismiss);
  return (
    <aside className="running-game receipt-notice" aria-live="polite" ref={element}>
      <GameControllerIcon />
      <span className="grow">
        <span>{t("receipts.ended", { game: of.game })}</span>
        <span className="dim small">
          {of.back === "not-yet" && <span>{t("receipts.unreturned")}</span>}
          {of.moneyOut !== null && !hidden && (
            <span>{t("receipts.returned", { amount: money(of.moneyOut, of.currency) })}</span>
          )}
        </span>
        {of.openStake !== null && !hidden && (
          <span className="small">
            {t("receipts.round_open", { amount: money(of.openStake, of.currency) })}
          </span>
        )}
      </span>
      <Button look="line" size="s" onClick={open}>
        {t("receipts.show")}
      </Button>
      <IconButton label={t("receipts.close")} onClick={dismiss}>
        <XIcon />
      </IconButton>
    </aside>
  );
}

/** How long a notice stays, in milliseconds; its content can also be found elsewhere. */
const timeout = 20_000;

/** Calls `dismiss` after a while, but never while the pointer is over the element or the focus is inside it. */
function useAutoDismiss(element: RefObject<HTMLElement | null>, dismiss: () => void): void {
  useEffect(() => {
    let cancel = () => {};
    const wait = () => {
      cancel = browserClock.setTimeout(() => {
        if (element.current?.matches(":hover, :focus-within")) wait();
        else dismiss();
      }, timeout);
    };
    wait();
    return () => cancel();
    // oxlint-disable-next-line react/exhaustive-deps -- the time runs from the first render; a later one must not start it again
  }, []);
}
