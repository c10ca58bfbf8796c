import { useApi } from "@naluma/api-client/react";
import { useLocale } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Banner } from "./banner.ts";
import { bannersQuery } from "./banners-queries.ts";

const none: readonly Banner[] = [];

/** Nothing while they are on their way; none where they cannot be had, which a toast says. */
export function useBanners(): readonly Banner[] | undefined {
  const { data, isError } = useQuery({
    ...bannersQuery(useApi(), useSite(), useLocale()),
    placeholderData: keepPreviousData,
  });
  return data ?? (isError ? none : undefined);
}
