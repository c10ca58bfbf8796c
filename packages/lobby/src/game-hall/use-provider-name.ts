import { useApi } from "@naluma/api-client/react";
import { useLocale } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { providerNames } from "./game.ts";
import { gameTypesQuery } from "./game-hall-queries.ts";

/** What a provider is called in the language on screen; its code where nobody says. */
export function useProviderName(): (provider: string) => string {
  const locale = useLocale();
  const { data } = useQuery(gameTypesQuery(useApi(), useSite(), locale));
  const names = useMemo(() => providerNames(data ?? [], locale), [data, locale]);
  return useCallback((provider) => names.get(provider) ?? provider, [names]);
}
