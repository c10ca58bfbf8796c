import { post } from "@naluma/api-client";
import { code, flag, id, listIn, text } from "@naluma/api-client/wire";
import * as v from "valibot";
import type { Banner } from "./banner.ts";

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
