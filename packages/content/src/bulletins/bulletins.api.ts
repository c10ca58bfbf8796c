import { post } from "@naluma/api-client";
import { count, id, listIn, listOf, nothing, text } from "@naluma/api-client/wire";
import * as v from "valibot";
import type { Bulletin, PopUp } from "./bulletin.ts";

/** `display_content` of a bulletin whose content is the address of a picture (W-24). */
const picture = 2;

const bulletin = v.pipe(
  v.object({
    id,
    display_device: count,
    display_content: count,
    title: text,
    content: text,
    updated_at: text,
  }),
  v.transform((wire): Bulletin => ({
    id: wire.id,
    title: wire.title.trim(),
    content: wire.content,
    isPicture: wire.display_content === picture,
    updatedAt: wire.updated_at,
    device: wire.display_device,
  })),
);

/** A plain list has no setting: it pops up on each visit, and nothing is hidden permanently (docs/wire/wire.md). */
const frequency = v.fallback(
  v.pipe(
    v.object({ setting: v.object({ display_frequency: id }) }),
    v.transform(({ setting }) => setting.display_frequency),
  ),
  1,
);

const popUp = v.pipe(
  v.unknown(),
  v.transform((data) => {
    const of =
      typeof data === "object" && data !== null && "bulletins" in data ? data.bulletins : data;
    return { bulletins: of, isOnce: of };
  }),
  v.object({ bulletins: listOf(bulletin), isOnce: frequency }),
  v.transform(({ bulletins, isOnce }): PopUp => ({ bulletins, isOnce: isOnce === 0 })),
);

const onDevice = v.object({ site_id: v.number(), display_device: v.picklist([1, 2]) });

const atPlacement = v.object({
  site_id: v.number(),
  display_device: v.picklist([1, 2]),
  display_location: v.picklist([2, 3]),
});

export const getBulletins = post("/arks/web/bulletin", { body: onDevice, reads: popUp });

export const getMemberBulletins = post("/arks/web/bulletin/member", {
  body: atPlacement,
  reads: popUp,
});

/** Uses the public body, even for a member. */
export const getBulletinHistory = post("/arks/web/bulletin/history", {
  body: onDevice,
  reads: listIn("history", bulletin),
});

export const hideMemberBulletins = post("/arks/web/bulletin/member/hide", {
  body: atPlacement,
  reads: nothing,
});
