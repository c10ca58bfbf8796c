import { post } from "@naluma/api-client";
import { nothing } from "@naluma/api-client/wire";
import * as v from "valibot";

/** An endpoint of the site's own server: the mobile template that a page uses. */
export const storeTemplateName = post("/template_config", {
  body: v.object({ mobileTemplateName: v.string() }),
  reads: nothing,
});
