import { currencyOfLocale } from "@naluma/site/currency";
import * as v from "valibot";
import { inLanguage } from "../content/content-kinds.ts";
import {
  currency,
  flag,
  gameTypeId,
  html,
  id,
  picture,
  providerId,
  siteId,
  text,
  whole,
} from "../ground/values.ts";
import type { Services } from "../services.ts";
import { siteWithId } from "../sites/sites.ts";
import { done } from "../wire/answer.ts";
import { call, type Ask } from "../wire/call.ts";
import { unknownSite } from "./site.ts";

type Needs = Pick<Services, "contents" | "sites">;

const banner = v.object({
  id,
  url: text(0, 2048),
  link_type: v.picklist([0, 1, 2]),
  link_method: v.picklist([0, 1]),
  game_link_parameter: v.nullable(
    v.object({
      currency,
      gt_id: gameTypeId,
      gp_id: providerId,
      gp_gt_name: text(0, 100),
      customized: flag,
    }),
  ),
  photo_path: picture,
  title: v.optional(text(0, 255)),
});

const carouselPicture = call({
  path: "/api/arks/web/carousel_picture",
  operationId: "listBanners",
  tag: "Lobby",
  token: "welcome",
  body: v.strictObject({ site_id: siteId, use_type: v.picklist([0, 1, 2]) }),
  data: v.object({ web_carousel_picture_list: v.array(banner) }),
  run: async (ask: Ask<Needs>, { site_id, use_type }) => {
    const site = ask.services.sites.withId(site_id);
    if (!site) return unknownSite(ask);
    const placed = await ask.services.contents.list(site_id, "banner");
    // The call names no currency: a member has one, and a visitor gets that of the language.
    const paysIn = currencyOfLocale(ask.lang, site.currencies);
    const shownIn =
      ask.holder?.member.currency ??
      (site.currencies.includes(paysIn) ? paysIn : (site.currencies[0] ?? paysIn));
    return done({
      web_carousel_picture_list: placed
        .filter(({ use_types }) => use_types.includes(use_type))
        .map(({ id: number, url, link_type, link_method, game, photo_path, title }) => ({
          id: number,
          url,
          link_type,
          link_method,
          game_link_parameter:
            link_type === 2 && game
              ? {
                  currency: game.currency ?? shownIn,
                  gt_id: game.gt_id,
                  gp_id: game.gp_id,
                  gp_gt_name: game.name,
                  customized: 0,
                }
              : null,
          photo_path,
          title: inLanguage(title, ask.lang),
        })),
    });
  },
});

const marquee = call({
  path: "/api/arks/web/announcement/marquee",
  operationId: "listAnnouncements",
  tag: "Lobby",
  token: "welcome",
  body: v.strictObject({
    site_id: siteId,
    sort_field: v.literal("sort"),
    sort_order: v.literal("desc"),
  }),
  data: v.object({
    web_announcement_list: v.array(
      v.object({
        id,
        display_before_login: flag,
        display_after_login: flag,
        sort: whole(0),
        content: html,
      }),
    ),
  }),
  run: async (ask: Ask<Needs>, { site_id }) => {
    if (!siteWithId(site_id)) return unknownSite(ask);
    const placed = await ask.services.contents.list(site_id, "announcement");
    return done({
      web_announcement_list: placed.map((item, index) => ({
        id: item.id,
        display_before_login: item.before_login ? 1 : 0,
        display_after_login: item.after_login ? 1 : 0,
        // Highest first, as the contract requires.
        sort: placed.length - index,
        content: inLanguage(item.content, ask.lang),
      })),
    });
  },
});

export const contentCalls = [carouselPicture, marquee];
