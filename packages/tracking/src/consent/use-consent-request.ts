import type { ConsentAnswer } from "@naluma/site/tracking-consent";
import { passPressThrough } from "@naluma/ui/press-through";
import { idleBeforePopUp, whenIdle } from "@naluma/ui/when-idle";
import { useAtom, useAtomValue } from "jotai";
import { useCallback, useEffect, useState } from "react";
import type { Tracking } from "../tracking.ts";
import type { Consent } from "./consent.machine.ts";
import { cookieSettingsOpenAtom } from "./open-cookie-settings.ts";

/** In ms longer than a bulletin waits, which so comes first: the question waits until it is read. */
const afterBulletins = 1_000;

/** Nobody is asked about cookies while they fill something in. */
const hasForm = (page: Document) => page.querySelector("main form:not([role=search])") !== null;

export interface ConsentRequestProps {
  readonly tracking: Tracking;
  /** A game starts, runs or is being left: nothing comes up over it. */
  readonly isGameOn: boolean;
  /** Whether the page leaves room for what comes by itself. */
  canInterrupt(): boolean;
}

export interface ConsentRequestView {
  readonly consent: Consent;
  /** The player has opened it; else it has come by itself. */
  readonly isAsked: boolean;
  ask(): void;
  answer(answer: ConsentAnswer): void;
  /** Closed without an answer: who was never asked before has not agreed. */
  close(): void;
}

/** The question about tracking, where it is on screen: because the player asked for it, or once nobody is busy. */
export function useConsentRequest({
  tracking,
  isGameOn,
  canInterrupt,
}: ConsentRequestProps): ConsentRequestView | undefined {
  const consent = useAtomValue(tracking.consent.atom);
  const [isAsked, setAsked] = useAtom(cookieSettingsOpenAtom);
  const [isDue, setDue] = useState(false);
  /** How often the question was put off by a press in the very moment of its coming. */
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

  useEffect(
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
