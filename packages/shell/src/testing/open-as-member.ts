import { openSite, type OpenedSite } from "./open-site.tsx";

/** The member's private channel. */
export const memberChannel = "private-member.7";

export const connection = () => document.documentElement.dataset["connection"];

/** Opens a member's page with a live connection, once it has caught up on missed events. */
export async function openAsMember(
  path: string,
  visit: Parameters<typeof openSite>[1] = {},
): Promise<OpenedSite> {
  const site = await openSite(path, { ...visit, member: true });
  await site.present();
  return site;
}
