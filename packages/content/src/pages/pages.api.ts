import { post } from "@naluma/api-client";
import { id, listIn, text } from "@naluma/api-client/wire";
import * as v from "valibot";
import type { Content } from "./content.ts";

const content = v.pipe(
  v.object({ id, title: text, content: text, photo_path: text, url: text }),
  v.transform((wire): Content => ({
    id: wire.id,
    title: wire.title,
    html: wire.content,
    picture: wire.photo_path,
    url: wire.url,
  })),
);

/** All three model calls take the same body. */
export const modelBody = v.object({
  site_id: v.number(),
  language: v.string(),
  model_version: v.string(),
});

/** The pages that the operator wrote; the `url` of each identifies its page (decision 0012). */
export const getContents = post("/web/model_setting", {
  body: modelBody,
  reads: listIn("list", content),
});

export const getSponsors = post("/web/model_sponsor", {
  body: modelBody,
  reads: listIn("list", content),
});
