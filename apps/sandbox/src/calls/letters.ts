import * as v from "valibot";
import { inLanguage } from "../content/content-kinds.ts";
import { siteTime } from "../ground/clock.ts";
import { flag, html, id, locale, nothing, siteId, text, whole } from "../ground/values.ts";
import { destroyLetter, listLetters, markRead } from "../letters/letters.ts";
import { publishLetter } from "../play/member-events.ts";
import type { Services } from "../services.ts";
import { done, refusal } from "../wire/answer.ts";
import { memberCall, type MemberAsk } from "../wire/call.ts";
import { unknownSite } from "./site.ts";

type Needs = Pick<Services, "background" | "clock" | "db" | "publisher">;

/** The only page size (MEMBER-08). */
const pageSize = 50;

const letterPage = {
  active: flag,
  count: v.literal(pageSize),
  language: locale,
  page: whole(1, 1_000_000),
  site_id: siteId,
  sort_field: v.pipe(v.string(), v.regex(/^[a-z_]{1,32}$/)),
  sort_order: v.picklist(["asc", "desc"]),
};

const list = memberCall({
  path: "/api/arks/web/member/letter",
  operationId: "listLetters",
  tag: "Member",
  body: v.strictObject(letterPage),
  data: v.object({
    list: v.array(
      v.object({
        id,
        is_read: flag,
        title: text(0, 255),
        content: html,
        created_at: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)),
      }),
    ),
    total_count: whole(0),
    unread_count: whole(0),
  }),
  run: async (ask: MemberAsk<Needs>, body) => {
    const { member } = ask.holder;
    if (body.site_id !== member.siteId) return unknownSite(ask);
    // All letters are active, because withdrawn ones are deleted.
    if (body.active === 0) return done({ list: [], total_count: 0, unread_count: 0 });
    const found = await listLetters(ask.services.db, member.id, {
      page: body.page,
      size: body.count,
      sortField: body.sort_field,
      sortOrder: body.sort_order,
    });
    return done({
      list: found.list.map((letter) => ({
        id: letter.id,
        is_read: letter.readAt === null ? 0 : 1,
        title: inLanguage(letter.title, body.language),
        content: inLanguage(letter.content, body.language),
        created_at: siteTime(letter.createdAt),
      })),
      total_count: found.total,
      unread_count: found.unread,
    });
  },
});

const read = memberCall({
  path: "/api/arks/web/member/letter/read",
  operationId: "readLetter",
  tag: "Member",
  body: v.strictObject({ id }),
  data: nothing,
  run: async ({ services, holder: { member } }: MemberAsk<Needs>, body) => {
    // Another member's letter gets the same response as one already read, so its existence is not revealed.
    if (await markRead(services.db, member.id, body.id, services.clock()))
      publishLetter(services, member.id, "letter.read", body.id);
    return done();
  },
});

const destroy = memberCall({
  path: "/api/arks/web/member/letter/destroy",
  operationId: "destroyLetter",
  tag: "Member",
  body: v.strictObject({ ...letterPage, id }),
  data: nothing,
  run: async (ask: MemberAsk<Needs>, body) => {
    const { services, lang, holder } = ask;
    if (body.site_id !== holder.member.siteId) return unknownSite(ask);
    if (!(await destroyLetter(services.db, holder.member.id, body.id)))
      return refusal("999", "letter_unknown", lang);
    publishLetter(services, holder.member.id, "letter.delete", body.id);
    return done();
  },
});

export const letterCalls = [list, read, destroy];
