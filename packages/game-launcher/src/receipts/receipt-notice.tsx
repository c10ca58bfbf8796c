import { browserClock } from "@naluma/machine/clock";
import { Button } from "@naluma/ui/button";
import { GameControllerIcon, XIcon } from "@naluma/ui/icon";
import { IconButton } from "@naluma/ui/icon-button";
import { useRef, useEffect, type RefObject } from "react";
import type { Receipt } from "./receipt.ts";
import { useEndedGame } from "./use-receipts.ts";

interface Props {
  /** The member hides amounts. */
  hidden: boolean;
}

/** A game has ended: what became of its money, and the way to its receipt. It goes when a game is asked for. */
export function ReceiptNotice({ hidden }: Props) {
  const { ended, ...rest } = useEndedGame();
  return ended ? <Notice key={ended.launchId} of={ended} hidden={hidden} {...rest} /> : null;
}

type NoticeProps = Props & Omit<ReturnType<typeof useEndedGame>, "ended"> & { of: Receipt };

function Notice({ of, hidden, t, money, open, dismiss }: NoticeProps) {
  const element = useRef<HTMLElement>(null);
  useAutoDismiss(element, dismiss);
  return (
    <aside className="rg rcp-n" aria-live="polite" ref={element}>
      <GameControllerIcon />
      <span className="grow">
        <span>{t("receipts.ended", { game: of.game })}</span>
        <span className="dim sm">
          {of.back === "not-yet" && <span>{t("receipts.unreturned")}</span>}
          {of.moneyOut !== null && !hidden && (
            <span>{t("receipts.returned", { amount: money(of.moneyOut, of.currency) })}</span>
          )}
        </span>
        {of.openStake !== null && !hidden && (
          <span className="sm">
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

/** How long a notice stays, in milliseconds; what it leads to can be found elsewhere, too. */
const timeout = 20_000;

/** Calls `dismiss` after a while, but never under a pointer or while something in it has the focus. */
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
