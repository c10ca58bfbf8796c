import { useApi } from "@naluma/api-client/react";
import { useLocale } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { useQuery } from "@tanstack/react-query";
import { favouritesQuery, lastPlayedQuery } from "../catalogue/catalogue-reads.ts";
import type { OwnList } from "./use-provider-page.ts";

interface OwnIds {
  /** Ids of the games of the list; nothing while they are on their way. */
  readonly ids: readonly number[] | undefined;
  readonly isError: boolean;
  retry(): void;
}

/** The games of a member's own list; nothing is asked for a visitor. */
export function useOwnIds(list: OwnList, memberId: number | undefined): OwnIds {
  const asking = { api: useApi(), site: useSite(), locale: useLocale() };
  const member = memberId ?? 0;
  const favourites = useQuery({
    ...favouritesQuery(asking, member),
    enabled: memberId !== undefined && list === "my_favorite",
  });
  const lastPlayed = useQuery({
    ...lastPlayedQuery(asking, member),
    enabled: memberId !== undefined && list === "last_play",
  });
  const question = list === "my_favorite" ? favourites : lastPlayed;
  return {
    ids: list === "all_game" ? [] : question.data,
    isError: list !== "all_game" && question.isError,
    retry() {
      if (list !== "all_game" && question.isError) void question.refetch();
    },
  };
}
