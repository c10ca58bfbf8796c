import { useApi } from "@naluma/api-client/react";
import { useLocale } from "@naluma/i18n/react";
import { useMachine } from "@naluma/machine/react";
import type { Currency } from "@naluma/site/currency";
import { useSite } from "@naluma/site/use-site";
import { useStore } from "jotai";
import { useEffect, useEffectEvent, useState } from "react";
import type { RegisterForm } from "../form/register-view.ts";
import {
  bannersOf,
  currencyOfRegistration,
  currencySources,
  errorTrackOf,
  type IntroducerView,
} from "./introducer-view.ts";
import { isSettled } from "./introducer.machine.ts";
import { startIntroducer } from "./introducer.runner.ts";
import { introducerValues } from "./introducer.ts";
import { nobody, type Introducer } from "./link.ts";

/** Checks the introducer when the form opens. `country` is the visitor's, if known. */
export function useIntroducer(country: string | undefined): IntroducerView {
  const api = useApi();
  const store = useStore();
  const locale = useLocale();
  const { settings } = useSite();
  const [machine] = useState(() =>
    startIntroducer({
      api,
      store,
      siteId: settings.siteId,
      offered: settings.currencies,
      page: window,
    }),
  );
  const state = useMachine(machine);
  useEffect(() => machine.open(), [machine]);

  const place = { country, locale };
  return {
    isLinkChecked: state.at === "open",
    isSettled: isSettled(state),
    introducer: state.introducer,
    isInviteOff: state.isInviteOff,
    currencyOf: (open) => currencyOfRegistration(currencySources(state, place), open),
    banners: (chosen, open) => bannersOf(state, place, chosen, open),
    errorTrack: (chosen, open) => errorTrackOf(state, place, chosen, open),
    release: (how) => machine.send({ type: "released", isClosed: how === "released-and-closed" }),
  };
}

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
