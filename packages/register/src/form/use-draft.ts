import type { Clock } from "@naluma/machine/clock";
import type { BrowserStorage } from "@naluma/site/stored";
import { useEffect, useEffectEvent } from "react";
import { keepDraft } from "./draft.ts";
import type { RegisterValues } from "./register-values.ts";

interface TypedForm {
  readonly form: { readonly values: RegisterValues };
  readonly busy: boolean;
}

/** Storage is too slow for every keystroke, so the input is saved after a pause of this length, in ms. */
const pause = 300;

/** Saves the input after a pause, when the page is left, and when the form closes. */
export function useDraft(
  { form: { values }, busy }: TypedForm,
  tab: BrowserStorage | undefined,
  clock: Clock,
): void {
  const keep = useEffectEvent(() => {
    if (!busy) keepDraft(tab, values, clock.now());
  });
  useEffect(() => {
    const timer = setTimeout(keep, pause);
    return () => clearTimeout(timer);
  }, [values, busy]);
  useEffect(() => {
    const keepNow = () => keep();
    addEventListener("pagehide", keepNow);
    return () => {
      removeEventListener("pagehide", keepNow);
      keepNow();
    };
  }, []);
}
