import type { ClientType, Template } from "@naluma/site/device";

/**
 * The client that the page runs in, as detected by the head script: an app, a page installed from a phone's browser,
 * or the browser itself. On desktop an installed page counts as the desktop browser.
 */
export function clientNow({ documentElement }: Document, template: Template): ClientType {
  const { client } = documentElement.dataset;
  if (client === "app") return "app";
  return client === "pwa" && template === "mobile" ? "pwa" : template;
}
