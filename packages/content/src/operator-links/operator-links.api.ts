import { post } from "@naluma/api-client";
import { id, listIn, text } from "@naluma/api-client/wire";
import * as v from "valibot";
import type { OperatorLink } from "./operator-link.ts";

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
