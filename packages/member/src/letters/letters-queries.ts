import type { Api } from "@naluma/api-client";
import type { Locale } from "@naluma/site/locale";
import { memberIdOf, type Who } from "@naluma/site/who";
import { queryOptions, skipToken, type QueryKey } from "@tanstack/react-query";
import { noLetters, pageSize } from "./letter.ts";
import { lettersKey } from "./letters-key.ts";
import { getLetters } from "./letters.api.ts";

/** The body of the list, which a deletion sends as well. */
export const listBody = (siteId: number, locale: Locale, page: number) =>
  ({
    active: 1,
    count: pageSize,
    language: locale,
    page,
    site_id: siteId,
    sort_field: "created_at",
    sort_order: "desc",
  }) as const;

/**
 * One page of the letters of who is at the page; a visitor asks nothing, and the test member of a demo
 * site has none.
 */
export const lettersQuery = (api: Api, who: Who, siteId: number, locale: Locale, page = 1) =>
  queryOptions({
    queryKey: [...lettersKey, memberIdOf(who), siteId, locale, page] as const,
    queryFn:
      who.role === "visitor"
        ? skipToken
        : ({ signal }) =>
            who.demo ? noLetters : api.read(getLetters, listBody(siteId, locale, page), signal),
    // The page of the letters says it where they would stand; the badge says nothing.
    meta: { quiet: true },
  });

/** The end of a key is the page: what comes before it says whose letters these are. */
const whose = (key: QueryKey) => JSON.stringify(key.slice(0, -1));

/** Whether the letters of one query may stand where those of another are on their way: another page of the same. */
export const isSameBox = (one: QueryKey, other: QueryKey): boolean => whose(one) === whose(other);
