import { post } from "@naluma/api-client";
import { nothing } from "@naluma/api-client/wire";
import * as v from "valibot";

/** A route of the site's own server: which mobile template a page draws. */
export const storeTemplateName = post("/template_config", {
  body: v.object({ mobileTemplateName: v.string() }),
  reads: nothing,
});
