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

export interface BannersView {
  /** Undefined while they load, and if they cannot be loaded. */
  readonly banners: readonly Banner[] | undefined;
  readonly isFailed: boolean;
  readonly isAsking: boolean;
  askAgain(): void;
}

/**
 * The server asked as a visitor, whose currency the platform only guesses: game links that would lead
 * nowhere are asked for again by who sits here.
 */
export function useBanners(): BannersView {
  const site = useSite();
  const { data, isError, isFetching, refetch } = useQuery({
    ...bannersQuery(useApi(), site, useLocale()),
    placeholderData: keepPreviousData,
    refetchOnMount: ({ state }) => state.data?.every(isMeantFor(site.currency)) || "always",
  });
  return {
    banners: data,
    isFailed: isError && data === undefined,
    isAsking: isFetching,
    askAgain: () => void refetch(),
  };
}
