import { sessionKeys } from "@naluma/site/stored";
import type { App } from "../app/app.ts";
import { storeTemplateName } from "./template-name.api.ts";

/**
 * A page of the mobile template sends its name to the site's own server, once per tab (SHELL-46).
 * Nobody waits for the answer: what is drawn is drawn.
 */
export async function sendTemplate({ api, page }: App, tab: Storage): Promise<void> {
  const name = page.settings.templates.mobile;
  if (tab.getItem(sessionKeys.templateSent) === name) return;
  const answer = await api.send(storeTemplateName, { mobileTemplateName: name });
  if (answer.ok) tab.setItem(sessionKeys.templateSent, name);
}
