import { useApi } from "@naluma/api-client/react";
import { useLocale } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { useQuery } from "@tanstack/react-query";
import { firstGamesQuery } from "../catalogue/catalogue-queries.ts";

/** How many games can be searched, where that is known already; nothing is asked for it. */
export function useGameCount(): number | undefined {
  const query = firstGamesQuery(useApi(), useSite(), useLocale());
  return useQuery({ ...query, enabled: false, select: (first) => first.inCatalogue }).data;
}
