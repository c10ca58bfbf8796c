import type { ClientType, Template } from "@naluma/site/device";

/**
 * What the page runs in, as the head script found it: an app, what was installed from a phone's browser, or
 * the browser itself. On the desktop an installed page runs what a desktop runs.
 */
export function clientNow({ documentElement }: Document, template: Template): ClientType {
  const { client } = documentElement.dataset;
  if (client === "app") return "app";
  return client === "pwa" && template === "mobile" ? "pwa" : template;
}
