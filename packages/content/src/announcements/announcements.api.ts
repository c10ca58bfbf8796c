import { post } from "@naluma/api-client";
import { flag, id, listIn, text } from "@naluma/api-client/wire";
import * as v from "valibot";
import type { Announcement } from "./announcement.ts";

const announcement = v.pipe(
  v.object({
    id,
    display_before_login: flag,
    display_after_login: flag,
    sort: v.fallback(v.pipe(v.unknown(), v.transform(Number), v.finite()), 0),
    content: text,
  }),
  v.transform((wire): Announcement => ({
    id: wire.id,
    forVisitors: wire.display_before_login,
    forMembers: wire.display_after_login,
    sort: wire.sort,
    content: wire.content,
  })),
);

export const getAnnouncements = post("/arks/web/announcement/marquee", {
  body: v.object({
    site_id: v.number(),
    sort_field: v.literal("sort"),
    sort_order: v.literal("desc"),
  }),
  reads: listIn("web_announcement_list", announcement),
});
