import type { Api } from "@naluma/api-client";
import type { Locale } from "@naluma/site/locale";
import { memberIdOf, type Who } from "@naluma/site/who";
import { queryOptions, skipToken, type QueryKey } from "@tanstack/react-query";
import { noLetters, pageSize } from "./letter.ts";
import { lettersKey } from "./letters-key.ts";
import { getLetters } from "./letters.api.ts";

/** The body of the list request, which a deletion sends as well. */
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
 * One page of the current user's letters. Disabled for visitors; for the test member of a demo site it is empty,
 * without a request.
 */
export const lettersQuery = (api: Api, who: Who, siteId: number, locale: Locale, page = 1) =>
  queryOptions({
    queryKey: [...lettersKey, memberIdOf(who), siteId, locale, page] as const,
    queryFn:
      who.role === "visitor"
        ? skipToken
        : ({ signal }) =>
            who.demo ? noLetters : api.read(getLetters, listBody(siteId, locale, page), signal),
    // The page of letters shows the error itself; the badge shows none.
    meta: { quiet: true },
  });

/** The last part of the key is the page; the parts before it identify the member. */
const whose = (key: QueryKey) => JSON.stringify(key.slice(0, -1));

/** Whether one query's letters may be shown while the other's load: only for another page of the same inbox. */
export const isSameBox = (one: QueryKey, other: QueryKey): boolean => whose(one) === whose(other);
