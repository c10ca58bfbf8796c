import { useApi } from "@naluma/api-client/react";
import { useLocale } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { useQuery } from "@tanstack/react-query";
import { firstGamesQuery } from "../catalogue/catalogue-queries.ts";

/** The number of searchable games, if it is already known; it causes no request. */
export function useGameCount(): number | undefined {
  const query = firstGamesQuery(useApi(), useSite(), useLocale());
  return useQuery({ ...query, enabled: false, select: (first) => first.inCatalogue }).data;
}
