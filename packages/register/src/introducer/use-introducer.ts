import { useApi } from "@naluma/api-client/react";
import { useLocale } from "@naluma/i18n/react";
import { useMachine } from "@naluma/machine/react";
import { useSite } from "@naluma/site/use-site";
import { useStore } from "jotai";
import { useEffect, useState } from "react";
import { currencyOfRegistration } from "./currency-of-registration.ts";
import { bannersOf, currencySources, errorTrackOf } from "./introducer-of-form.ts";
import type { IntroducerView } from "./introducer-view.ts";
import { isSettled } from "./introducer.machine.ts";
import { startIntroducer } from "./introducer.runner.ts";

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
