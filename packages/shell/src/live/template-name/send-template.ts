import { type Api, post } from "@naluma/api-client";
import { nothing } from "@naluma/api-client/wire";
import type { SiteSettings } from "@naluma/site/settings";
import { sessionKeys } from "@naluma/site/stored";
import * as v from "valibot";

/** An endpoint of the site's own server: the mobile template that a page uses. */
export const storeTemplateName = post("/template_config", {
  body: v.object({ mobileTemplateName: v.string() }),
  reads: nothing,
});

interface MobilePage {
  readonly api: Pick<Api, "send">;
  readonly page: { readonly settings: Pick<SiteSettings, "templates"> };
}

/**
 * A page of the mobile template sends its name to the site's own server, once per tab (SHELL-46). Nothing waits for
 * the response, because the page has already rendered.
 */
export async function sendTemplate(
  { api, page }: MobilePage,
  tab: Pick<Storage, "getItem" | "setItem">,
): Promise<void> {
  const name = page.settings.templates.mobile;
  if (tab.getItem(sessionKeys.templateSent) === name) return;
  const answer = await api.send(storeTemplateName, { mobileTemplateName: name });
  if (answer.ok) tab.setItem(sessionKeys.templateSent, name);
}
