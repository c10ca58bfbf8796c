import { useApi } from "@naluma/api-client/react";
import { useLocale } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { contentQuery, promotionsQuery, questionsQuery, sponsorsQuery } from "./pages-queries.ts";

export type Reading<Data> =
  | { readonly at: "reading" }
  | { readonly at: "failed"; retry(): void }
  | { readonly at: "read"; readonly data: Data };

/** Content already loaded is better than a notice that the refetch failed. */
const reading = <Data>({ data, isError, refetch }: UseQueryResult<Data>): Reading<Data> => {
  if (data !== undefined) return { at: "read", data };
  if (!isError) return { at: "reading" };
  return { at: "failed", retry: () => void refetch() };
};

export const useContent = (path: string) =>
  reading(useQuery(contentQuery(useApi(), useSite(), useLocale(), path)));

export const usePromotions = () =>
  reading(useQuery(promotionsQuery(useApi(), useSite(), useLocale())));

export const useQuestions = () =>
  reading(useQuery(questionsQuery(useApi(), useSite(), useLocale())));

export const useSponsors = () => reading(useQuery(sponsorsQuery(useApi(), useSite(), useLocale())));
