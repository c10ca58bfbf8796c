import { expect } from "vitest";
import { openSite, type OpenedSite } from "./open-site.tsx";

/** The channel that is the member's alone. */
export const memberChannel = "private-member.7";

/** How the page says that it stands with real time. */
export const connection = () => document.documentElement.dataset["connection"];

/** No contract shows this call, and a page that cannot catch up with all that it shows is not connected. */
const noCampaigns = { "/sandbox/member/promotions": { data: { campaigns: [], won: [] } } };

/** Opens a page of a member to which real time speaks, and which has caught up with what it may have missed. */
export async function openAsMember(
  path: string,
  visit: Parameters<typeof openSite>[1] = {},
): Promise<OpenedSite> {
  const answers = { ...noCampaigns, ...visit.answers };
  const site = await openSite(path, { ...visit, member: true, answers });
  await expect.poll(site.socket.joined).toContain(memberChannel);
  await expect.poll(connection).toBe("connected");
  return site;
}
