import { post } from "@naluma/api-client";
import { listIn, text } from "@naluma/api-client/wire";
import * as v from "valibot";

const logo = v.pipe(
  v.object({ photo_path: text }),
  v.transform(({ photo_path }) => photo_path),
);

/** The operator's own logos, the preferred one first. */
export const getLogos = post("/web/logo", {
  body: v.object({ site_id: v.number() }),
  reads: listIn("web_logo_list", logo),
});
