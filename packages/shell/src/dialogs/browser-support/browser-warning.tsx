import { useWords } from "@naluma/i18n/react";
import { localKeys } from "@naluma/site/stored";
import { useSite } from "@naluma/site/use-site";
import { Button } from "@naluma/ui/button";
import { Dialog, type Unasked } from "@naluma/ui/dialog";
import { idleBeforePopUp, passPressThrough, whenIdle } from "@naluma/ui/when-idle";
import { useCallback, useEffect, useLayoutEffect, useState } from "react";
import { restWords } from "../../words.rest.ts";

interface BrowserWarningProps {
  missing: readonly string[];
  /** Whether the page currently allows a dialog that opens by itself. */
  canInterrupt: () => boolean;
}

export default function BrowserWarning({ missing, canInterrupt }: BrowserWarningProps) {
  const view = useBrowserWarning(window.localStorage, canInterrupt);
  if (!view) return null;
  const { unasked, close, dismiss } = view;
  return (
    <BrowserWarningDialog missing={missing} unasked={unasked} onClose={close} onDismiss={dismiss} />
  );
}

interface BrowserWarningDialogProps {
  missing: readonly string[];
  unasked?: Unasked | undefined;
  /** The player continues; the warning may appear again another time. */
  onClose: () => void;
  /** The warning never appears again in this browser. */
  onDismiss: () => void;
}

/** Warns that some features may fail, and advises what to do. */
export function BrowserWarningDialog({
  missing,
  unasked,
  onClose,
  onDismiss,
}: BrowserWarningDialogProps) {
  const t = useWords(restWords);
  const { template } = useSite();
  return (
    <Dialog
      open
      onClose={onClose}
      unasked={unasked}
      title={t("browser.title")}
      closeLabel={t("browser.close")}
      as={template === "mobile" ? "sheet" : "modal"}
      footer={
        <>
          <Button look="line" size="l" onClick={onDismiss}>
            {t("browser.never")}
          </Button>
          <Button look="primary" size="l" onClick={onClose}>
            {t("browser.go_on")}
          </Button>
        </>
      }
    >
      <p>{t("browser.text")}</p>
      <p className="small">{t("browser.missing", { features: missing.join(", ") })}</p>
    </Dialog>
  );
}

/** In ms. The warning waits this much longer than a bulletin, but less than the tracking consent dialog. */
const afterBulletins = 500;

interface BrowserWarningView {
  readonly unasked: Unasked;
  close(): void;
  /** Never shows the warning again. */
  dismiss(): void;
}

/** The warning while it is shown; it appears once the player is idle. */
export function useBrowserWarning(
  storage: Pick<Storage, "setItem">,
  canInterrupt: () => boolean,
): BrowserWarningView | undefined {
  const [at, setAt] = useState<"waiting" | "shown" | "over">("waiting");

  useEffect(() => {
    if (at !== "waiting") return undefined;
    const waiting = new AbortController();
    const { signal } = waiting;
    const rest = idleBeforePopUp + afterBulletins;
    void whenIdle(document, signal, { rest, isBusy: () => !canInterrupt() }).then(() => {
      if (!signal.aborted) setAt("shown");
    });
    return () => waiting.abort();
  }, [at, canInterrupt]);

  const putOff = useCallback(() => setAt("waiting"), []);

  // From the moment of drawing: on a busy page a press may come before later effects.
  useLayoutEffect(
    () => (at === "shown" ? passPressThrough(document, putOff) : undefined),
    [at, putOff],
  );

  if (at !== "shown") return undefined;
  const close = () => setAt("over");
  return {
    unasked: { mayOpen: canInterrupt, onPutOff: putOff },
    close,
    dismiss() {
      close();
      storage.setItem(localKeys.browserWarning, "dismissed");
    },
  };
}
