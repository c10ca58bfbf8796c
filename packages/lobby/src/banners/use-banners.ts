import { useApi } from "@naluma/api-client/react";
import { useLocale } from "@naluma/i18n/react";
import type { Currency } from "@naluma/site/currency";
import { useSite } from "@naluma/site/use-site";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Banner } from "./banner.ts";
import { bannersQuery } from "./banners-queries.ts";

const isMeantFor =
  (currency: Currency) =>
  ({ game }: Banner) =>
    game === undefined || game.currency === currency;

const none: readonly Banner[] = [];

/**
 * Nothing while they are on their way; none where they cannot be had, which a toast says. The
 * server asked as a visitor, whose currency the platform only guesses: game links that would lead
 * nowhere are asked for again by who sits here.
 */
export function useBanners(): readonly Banner[] | undefined {
  const site = useSite();
  const { data, isError } = useQuery({
    ...bannersQuery(useApi(), site, useLocale()),
    placeholderData: keepPreviousData,
    refetchOnMount: ({ state }) => state.data?.every(isMeantFor(site.currency)) || "always",
  });
  return data ?? (isError ? none : undefined);
}
