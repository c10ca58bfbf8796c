import { post } from "@naluma/api-client";
import { count, flag, id, listOf, nothing, text } from "@naluma/api-client/wire";
import { locales } from "@naluma/site/locale";
import * as v from "valibot";
import { pageSize, type Letter, type LetterPage } from "./letter.ts";

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
