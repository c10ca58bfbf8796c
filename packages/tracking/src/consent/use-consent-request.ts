import type { ConsentAnswer } from "@naluma/site/tracking-cookies";
import { idleBeforePopUp, passPressThrough, whenIdle } from "@naluma/ui/when-idle";
import { useAtom, useAtomValue } from "jotai";
import { useCallback, useEffect, useLayoutEffect, useState } from "react";
import type { Tracking } from "../tracking.ts";
import type { Consent } from "./consent.machine.ts";
import { cookieSettingsOpenAtom } from "./open-cookie-settings.ts";

/** In ms. The question waits this much longer than a bulletin, so that the bulletin opens first and can be read. */
const afterBulletins = 1_000;

/** Players are not asked about cookies while they fill in a form. */
const hasForm = (page: Document) => page.querySelector("main form:not([role=search])") !== null;

export interface ConsentRequestProps {
  readonly tracking: Tracking;
  /** A game is starting, running or being left: nothing may open over it. */
  readonly isGameOn: boolean;
  /** Whether the page currently allows a dialog that opens by itself. */
  canInterrupt(): boolean;
}

export interface ConsentRequestView {
  readonly consent: Consent;
  /** True if the player opened it; false if it appeared by itself. */
  readonly isAsked: boolean;
  ask(): void;
  answer(answer: ConsentAnswer): void;
  /** Closes without an answer: a player who has never answered has not consented. */
  close(): void;
}

/** The tracking consent question while it is on screen: because the player requested it, or once the page is idle. */
export function useConsentRequest({
  tracking,
  isGameOn,
  canInterrupt,
}: ConsentRequestProps): ConsentRequestView | undefined {
  const consent = useAtomValue(tracking.consent.atom);
  const [isAsked, setAsked] = useAtom(cookieSettingsOpenAtom);
  const [isDue, setDue] = useState(false);
  /** How many times the question was postponed because of a press just as it was opening. */
  const [putOffs, setPutOffs] = useState(0);
  const isUnasked = consent.answer === "unasked";
  const isShown = isAsked || (isDue && isUnasked && !isGameOn);

  useEffect(() => {
    if (!isUnasked || isGameOn || isAsked) return undefined;
    const waiting = new AbortController();
    const rest = idleBeforePopUp + afterBulletins;
    void whenIdle(document, waiting.signal, {
      rest,
      isBusy: (page) => hasForm(page) || !canInterrupt(),
    }).then(() => {
      if (!waiting.signal.aborted) setDue(true);
    });
    return () => waiting.abort();
  }, [isUnasked, isGameOn, isAsked, canInterrupt, putOffs]);

  const putOff = useCallback(() => {
    setDue(false);
    setPutOffs((before) => before + 1);
  }, []);

  // From the moment of drawing: on a busy page a press may come before later effects.
  useLayoutEffect(
    () => (isShown && !isAsked ? passPressThrough(document, putOff) : undefined),
    [isShown, isAsked, putOff],
  );

  if (!isShown) return undefined;
  const end = () => {
    setAsked(false);
    setDue(false);
  };
  const answer = (given: ConsentAnswer) => {
    end();
    tracking.answer(given);
  };
  const close = () => (isUnasked ? answer("refused") : end());
  return { consent, isAsked, ask: () => setAsked(true), answer, close };
}
