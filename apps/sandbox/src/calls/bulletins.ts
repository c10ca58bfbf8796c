import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import {
  bulletinsOn,
  isInNews,
  popsUpForMember,
  popsUpForVisitors,
  popUpFrequency,
  updatedAt,
} from "../content/bulletins.ts";
import { inLanguage, type Placed } from "../content/content-kinds.ts";
import { siteTime } from "../ground/clock.ts";
import { hiddenBulletins } from "../ground/db/schema.ts";
import { displayDevice, html, id, nothing, siteId, text, whole } from "../ground/values.ts";
import type { Services } from "../services.ts";
import { siteWithId } from "../sites/sites.ts";
import { done } from "../wire/answer.ts";
import { call, memberCall, type Ask, type MemberAsk } from "../wire/call.ts";
import { unknownSite } from "./site.ts";

type Needs = Pick<Services, "clock" | "contents" | "db">;

const onDevice = v.strictObject({ site_id: siteId, display_device: displayDevice });

const inPlace = v.strictObject({
  site_id: siteId,
  display_device: displayDevice,
  display_location: v.picklist([2, 3]),
});

const bulletinItem = v.object({
  id,
  display_device: displayDevice,
  display_content: v.picklist([1, 2]),
  content: html,
  updated_at: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)),
  title: v.optional(text(0, 255)),
});

const popUp = v.object({
  bulletins: v.object({
    list: v.array(bulletinItem),
    setting: v.object({ display_frequency: whole(0) }),
  }),
});

const bulletinsFor = async ({ services }: Ask<Needs>, site: number, device: 1 | 2) =>
  bulletinsOn(device, await services.contents.list(site, "bulletin"));

const onTheWire =
  ({ lang }: Ask<Needs>, device: 1 | 2) =>
  (bulletin: Placed<"bulletin">): v.InferOutput<typeof bulletinItem> => ({
    id: bulletin.id,
    display_device: device,
    display_content: bulletin.display_content,
    content: inLanguage(bulletin.content, lang),
    updated_at: siteTime(updatedAt(bulletin)),
    title: inLanguage(bulletin.title, lang),
  });

const frequency = async ({ services }: Ask<Needs>, site: number, whose: "visitors" | "members") =>
  popUpFrequency(await services.contents.list(site, "bulletin-setting"), whose);

const publicPopUp = call({
  path: "/api/arks/web/bulletin",
  operationId: "listBulletins",
  tag: "Lobby",
  token: "welcome",
  body: onDevice,
  data: popUp,
  run: async (ask: Ask<Needs>, { site_id, display_device }) => {
    if (!siteWithId(site_id)) return unknownSite(ask);
    const bulletins = await bulletinsFor(ask, site_id, display_device);
    return done({
      bulletins: {
        list: bulletins.filter(popsUpForVisitors).map(onTheWire(ask, display_device)),
        setting: { display_frequency: await frequency(ask, site_id, "visitors") },
      },
    });
  },
});

const memberPopUp = memberCall({
  path: "/api/arks/web/bulletin/member",
  operationId: "listMemberBulletins",
  tag: "Lobby",
  body: inPlace,
  data: popUp,
  run: async (ask: MemberAsk<Needs>, { site_id, display_device, display_location }) => {
    if (!siteWithId(site_id)) return unknownSite(ask);
    const { db } = ask.services;
    const bulletins = await bulletinsFor(ask, site_id, display_device);
    const [hidden] = await db
      .select({ at: hiddenBulletins.at })
      .from(hiddenBulletins)
      .where(
        and(
          eq(hiddenBulletins.memberId, ask.holder.member.id),
          eq(hiddenBulletins.device, display_device),
          eq(hiddenBulletins.location, display_location),
        ),
      );
    return done({
      bulletins: {
        list: bulletins
          .filter((one) =>
            popsUpForMember(one, { location: display_location, hiddenAt: hidden?.at }),
          )
          .map(onTheWire(ask, display_device)),
        setting: { display_frequency: await frequency(ask, site_id, "members") },
      },
    });
  },
});

const history = call({
  path: "/api/arks/web/bulletin/history",
  operationId: "listBulletinHistory",
  tag: "Lobby",
  token: "welcome",
  body: onDevice,
  data: v.object({ history: v.array(bulletinItem) }),
  run: async (ask: Ask<Needs>, { site_id, display_device }) => {
    if (!siteWithId(site_id)) return unknownSite(ask);
    const bulletins = await bulletinsFor(ask, site_id, display_device);
    return done({
      history: bulletins
        .filter((one) => isInNews(one, ask.holder !== undefined))
        .map(onTheWire(ask, display_device)),
    });
  },
});

const hide = memberCall({
  path: "/api/arks/web/bulletin/member/hide",
  operationId: "hideMemberBulletin",
  tag: "Lobby",
  body: inPlace,
  data: nothing,
  run: async (ask: MemberAsk<Needs>, { site_id, display_device, display_location }) => {
    if (!siteWithId(site_id)) return unknownSite(ask);
    const { clock, db } = ask.services;
    const at = clock();
    await db
      .insert(hiddenBulletins)
      .values({
        memberId: ask.holder.member.id,
        device: display_device,
        location: display_location,
        at,
      })
      .onConflictDoUpdate({
        target: [hiddenBulletins.memberId, hiddenBulletins.device, hiddenBulletins.location],
        set: { at },
      });
    return done();
  },
});

export const bulletinCalls = [publicPopUp, memberPopUp, history, hide];
