import { useApi } from "@naluma/api-client/react";
import { formatTime, readTime } from "@naluma/i18n/dates";
import { formatMoney } from "@naluma/i18n/money";
import { useLocale, useWords } from "@naluma/i18n/react";
import { numberFormat } from "@naluma/site/formats";
import { useSite } from "@naluma/site/use-site";
import { useQuery } from "@tanstack/react-query";
import { restWords } from "../words.rest.ts";
import { runningOf, type Campaign, type CampaignKind } from "./campaign.ts";
import { campaignsQuery } from "./campaigns.api.ts";

export const useCampaigns = (memberId: number) =>
  useQuery(campaignsQuery(useApi(), useSite(), useLocale(), memberId));

/** The terms of the running campaign; undefined until they are known, and on a platform that does not send them. */
export function useTerms(memberId: number, kind: CampaignKind): Campaign | undefined {
  const { data } = useCampaigns(memberId);
  return data && runningOf(data, kind);
}

export function useCampaignText() {
  const t = useWords(restWords);
  const locale = useLocale();
  const { describedCurrencies } = useSite().settings;

  const money = (amount: string, currency: string): string =>
    formatMoney(amount, currency, locale, describedCurrencies);

  const range = ({ least, most, currency }: Campaign): string =>
    least === most
      ? money(least, currency)
      : t("terms.from_to", { least: money(least, currency), most: money(most, currency) });

  /** With up to three significant digits, so that a chance of one in a million is not shown as zero. */
  const percent = (chance: number): string =>
    numberFormat(locale, { style: "percent", maximumSignificantDigits: 3 }).format(chance);

  function moment(written: string): string {
    const read = readTime(written);
    return read ? formatTime(read, locale) : written;
  }

  return { t, money, range, percent, moment };
}
