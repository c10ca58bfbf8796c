import { formatTime, readTime } from "@naluma/i18n/dates";
import { formatMoney } from "@naluma/i18n/money";
import { useLocale, useUserMessage } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { useState } from "react";
import type { Campaign } from "../campaigns/campaign.ts";
import { useCampaigns, useTerms } from "../campaigns/use-campaigns.ts";
import { restWords } from "../words.rest.ts";
import { awardSize, cashOf } from "./award.ts";
import type { Award } from "./roulette.machine.ts";
import type { Prize } from "./wheel.ts";

const historyLength = 2;

/** A roulette that ends while it is open keeps its name and its terms. */
function useLastTerms(memberId: number): Campaign | undefined {
  const terms = useTerms(memberId, "roulette");
  const [last, setLast] = useState(terms);
  if (terms && terms !== last) setLast(terms);
  return terms ?? last;
}

export function useRouletteWords(memberId: number, prizes: readonly Prize[]) {
  const { t, format } = useUserMessage(restWords);
  const locale = useLocale();
  const { settings, currency } = useSite();
  const terms = useLastTerms(memberId);
  const won = useCampaigns(memberId).data?.won ?? [];

  const money = (amount: string, of: string = currency): string =>
    formatMoney(amount, of, locale, settings.describedCurrencies);

  function moment(written: string): string {
    const read = readTime(written);
    return read ? formatTime(read, locale) : written;
  }

  /** A name that is an amount is formatted as one; all others are shown as the operator entered them. */
  const nameOf = (name: string): string => {
    const cash = cashOf(0, name, undefined);
    return cash === undefined ? name : money(cash);
  };

  function awardWords({ prizeId, name, drawsLeft }: Award) {
    const cash = cashOf(prizeId, name, terms);
    const amounts = prizes.map((prize) => cashOf(prize.id, prize.name, terms));
    const size = awardSize(cash, terms?.cost ?? "0", amounts);
    const inWallet = cash !== undefined && t("roulette.in_wallet", { amount: money(cash) });
    if (cash !== undefined && size !== "none")
      return { size, title: t("roulette.won", { prize: money(cash) }), text: inWallet || "" };
    if (name === undefined)
      return { size, title: t("roulette.booked"), text: t("roulette.see_won") };
    return {
      size,
      title: t("roulette.stopped", { prize: nameOf(name) }),
      text: inWallet || (drawsLeft === undefined ? "" : t("roulette.left", { count: drawsLeft })),
    };
  }

  return {
    t,
    format,
    terms,
    title: terms?.name || t("roulette.title"),
    names: prizes.map(({ name }) => nameOf(name)),
    until: terms && t("roulette.ends", { time: moment(terms.endAt) }),
    history: won
      .flatMap(({ kind, id, amount, currency: of, at }) =>
        kind === "roulette" && amount !== undefined
          ? [{ id, when: moment(at), prize: money(amount, of) }]
          : [],
      )
      .slice(0, historyLength),
    awardWords,
  };
}
