import type { Template } from "@naluma/site/device";
import { describe, expect, it } from "vitest";
import { serveBuilds, templates } from "../real-builds.fake.ts";

const cookie = (name: string) => `${name}=true; Path=/; SameSite=Lax`;

describe("an address that leads elsewhere", () => {
  const site = serveBuilds();
  const withoutRoom = serveBuilds({}, { gameRoom: false });

  it.each([
    ["[ROUTE-03] /main?id=7", "/?id=7"],
    ["[ROUTE-09] /gameHall", "/"],
    ["[ROUTE-11] /slotgame", "/"],
    ["[ROUTE-29] /fastDeposit?a=1", "/?a=1", cookie("isFastDeposit")],
    ["[ROUTE-32] /register?invite=x", "/?invite=x", cookie("isRouteRegister")],
    ["[ROUTE-41] /lobby/of/old?from=mail", "/?from=mail"],
    ["[ROUTE-42] /support?id=3&gt_id=2", "http://127.0.0.1:1/sandbox/service"],
    ["/news", "/?modal=news"],
  ])("%s redirects to %s, in both templates", async (asked, location, ...cookies) => {
    const path = asked.split(" ").at(-1) ?? "";
    for (const template of templates) {
      const answer = await site.get(path, { template });
      expect(answer.status).toBe(302);
      expect(answer.headers.get("location")).toBe(location);
      expect(answer.cookies).toEqual(cookies);
    }
  });

  it("[ROUTE-14] the room of a provider's games is only for slots, on a desktop, on a site that has one", async () => {
    const room = (type: number) => `gt_id=${type}&gp_id=GPKS&house=`;
    const leads = async (asked: typeof site, type: number, template: Template) => {
      const answer = await asked.get(`/gameRoom?${room(type)}`, { template });
      return answer.headers.get("location") ?? answer.status;
    };
    expect(await leads(site, 2, "desktop")).toBe(200);
    expect(await leads(site, 3, "desktop")).toBe(`/slotgame?${room(3)}`);
    expect(await leads(site, 2, "mobile")).toBe(`/slotgame?${room(2)}`);
    expect(await leads(withoutRoom, 2, "desktop")).toBe(`/slotgame?${room(2)}`);
  });
});
