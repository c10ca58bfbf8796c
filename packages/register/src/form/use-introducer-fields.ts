import type { Currency } from "@naluma/site/currency";
import { useEffect, useEffectEvent } from "react";
import type { IntroducerView } from "../introducer/introducer-view.ts";
import { introducerValues } from "../introducer/introducer.ts";
import { nobody, type Introducer } from "../introducer/sign-up-type.ts";
import type { RegisterForm } from "./register-view.ts";

interface Fields {
  readonly form: RegisterForm;
  readonly introducer: IntroducerView;
  /** The currencies that are open for registration. */
  readonly open: readonly Currency[];
  /** Both `open` and the introducer's currency are known. */
  readonly isKnown: boolean;
}

/** Fills in the introducer and the currency that follow from the visitor's link, domain or agent. */
export function useIntroducerFields({ form, introducer, open, isKnown }: Fields): void {
  const { type, code } = introducer.introducer;

  const fillIn = useEffectEvent((by: Introducer) => {
    const { memberAgent, recommendCode } = introducerValues(by);
    form.change("memberAgent", memberAgent);
    form.change("recommendCode", recommendCode);
  });
  useEffect(() => {
    // Without an introducer, the visitor's own input stays.
    if (type === "none") return undefined;
    fillIn({ type, code });
    return () => fillIn(nobody);
  }, [type, code]);

  const begin = useEffectEvent(() => {
    const { currency, isLocked } = introducer.currencyOf(open);
    const isKept = !isLocked && open.some((one) => one === form.values.memberCurrency);
    if (!isKept) form.change("memberCurrency", currency);
  });
  useEffect(() => {
    if (isKnown) begin();
  }, [isKnown]);
}
