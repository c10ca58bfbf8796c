import { localKeys } from "@naluma/site/stored";
import type { Unasked } from "@naluma/ui/dialog";
import { passPressThrough } from "@naluma/ui/press-through";
import { idleBeforePopUp, whenIdle } from "@naluma/ui/when-idle";
import { useCallback, useEffect, useState } from "react";

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

  useEffect(() => (at === "shown" ? passPressThrough(document, putOff) : undefined), [at, putOff]);

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
