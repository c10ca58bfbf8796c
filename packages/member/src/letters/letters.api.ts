import { post, type Api } from "@naluma/api-client";
import { count, flag, id, listOf, nothing, text } from "@naluma/api-client/wire";
import { locales, type Locale } from "@naluma/site/locale";
import type { Who } from "@naluma/site/who";
import { queryOptions, skipToken, type QueryKey } from "@tanstack/react-query";
import * as v from "valibot";
import { memberQueryKeys } from "../query-keys.ts";
import { noLetters, pageSize, type Letter, type LetterPage } from "./letter.ts";

const letter = v.pipe(
  v.object({ id, is_read: flag, title: text, content: text, created_at: text }),
  v.transform((wire): Letter => ({
    id: wire.id,
    isRead: wire.is_read,
    title: wire.title.trim(),
    content: wire.content,
    sentAt: wire.created_at,
  })),
);

const page = {
  active: v.literal(1),
  count: v.literal(pageSize),
  language: v.picklist(locales),
  page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  site_id: v.number(),
  sort_field: v.literal("created_at"),
  sort_order: v.literal("desc"),
};

/** Newest first, in the language of the page. */
export const getLetters = post("/arks/web/member/letter", {
  body: v.object(page),
  reads: v.pipe(
    v.object({ list: listOf(letter), total_count: count, unread_count: count }),
    v.transform((wire): LetterPage => ({
      letters: wire.list,
      total: Math.max(wire.total_count, wire.list.length),
      unread: wire.unread_count,
    })),
  ),
});

/** The result is not shown to the player. */
export const readLetter = post("/arks/web/member/letter/read", {
  body: v.object({ id: v.number() }),
  reads: nothing,
});

/** The list's body with the id of the letter. */
export const destroyLetter = post("/arks/web/member/letter/destroy", {
  body: v.object({ ...page, id: v.number() }),
  reads: nothing,
});

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
    queryKey: memberQueryKeys.lettersPage(who, siteId, locale, page),
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
