import { post } from "@naluma/api-client";
import { code, flag, id, listIn, text } from "@naluma/api-client/wire";
import * as v from "valibot";
import type { Announcement } from "./announcements/announcement.ts";
import type { Banner } from "./banners/banner.ts";
import type { OperatorLink } from "./operator-links/operator-links.ts";

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

/** By `link_type`; banners of other types are ignored. */
const leads = ["outside", "inside", "game"] as const;

const gameLink = v.pipe(
  v.object({ currency: code, gt_id: id, gp_id: code, gp_gt_name: text, customized: flag }),
  v.transform((wire) => ({
    currency: wire.currency,
    type: wire.gt_id,
    providerId: wire.gp_id,
    name: wire.gp_gt_name,
    customized: wire.customized,
  })),
);

const banner = v.pipe(
  v.object({
    id,
    url: text,
    link_type: id,
    link_method: flag,
    game_link_parameter: v.fallback(v.nullish(gameLink), null),
    photo_path: text,
    title: text,
  }),
  v.transform((wire): readonly Banner[] => {
    const leadsTo = leads[wire.link_type];
    if (leadsTo === undefined) return [];
    const [title = "", ...lines] = wire.title.trim().split(/\s*\n\s*/);
    return [
      {
        id: wire.id,
        title,
        line: lines.join(" "),
        picture: wire.photo_path,
        leads: leadsTo,
        url: wire.url,
        inNewWindow: wire.link_method,
        game: wire.game_link_parameter ?? undefined,
      },
    ];
  }),
);

export const getBanners = post("/arks/web/carousel_picture", {
  body: v.object({ site_id: v.number(), use_type: v.picklist([0, 2]) }),
  reads: v.pipe(
    listIn("web_carousel_picture_list", banner),
    v.transform((banners): readonly Banner[] => banners.flat()),
  ),
});

const link = v.pipe(
  v.object({ id, name: text, url: text, photo_path: text }),
  v.transform((wire): OperatorLink => ({
    id: wire.id,
    name: wire.name,
    url: wire.url,
    picture: wire.photo_path,
  })),
);

const bySite = v.object({ site_id: v.number() });

export const getFooter = post("/arks/web/footer", {
  body: bySite,
  reads: listIn("list", link),
});

export const getMobileFooter = post("/arks/web/web-mobile-footer", {
  body: v.object({ site_id: v.number(), template: v.string() }),
  reads: listIn("list", link),
});

export const getFloats = post("/arks/web/float", {
  body: bySite,
  reads: listIn("list", link),
});

const logo = v.pipe(
  v.object({ photo_path: text }),
  v.transform(({ photo_path }) => photo_path),
);

/** The operator's own logos, the preferred one first. */
export const getLogos = post("/web/logo", {
  body: v.object({ site_id: v.number() }),
  reads: listIn("web_logo_list", logo),
});
