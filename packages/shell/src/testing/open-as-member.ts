import { openSite, type OpenedSite } from "./open-site.tsx";

/** The channel that is the member's alone. */
export const memberChannel = "private-member.7";

/** How the page says that it stands with real time. */
export const connection = () => document.documentElement.dataset["connection"];

/** Opens a page of a member to which real time speaks, and which has caught up with what it may have missed. */
export async function openAsMember(
  path: string,
  visit: Parameters<typeof openSite>[1] = {},
): Promise<OpenedSite> {
  const site = await openSite(path, { ...visit, member: true });
  await site.present();
  return site;
}
