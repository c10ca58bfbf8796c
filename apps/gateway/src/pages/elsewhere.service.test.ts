import { describe, expect, it } from "vitest";
import { serveBuilds, templates } from "../real-builds.fake.ts";

const cookie = (name: string) => `${name}=true; Path=/; SameSite=Lax`;

describe("an address that leads elsewhere", () => {
  const site = serveBuilds({ API_ORIGIN: "http://127.0.0.1:1" });

  it.each([
    ["[ROUTE-03] /main?id=7", "/?id=7"],
    ["[ROUTE-09] /gameHall", "/"],
    ["[ROUTE-11] /slotgame", "/"],
    ["[ROUTE-29] /fastDeposit?a=1", "/?a=1", cookie("isFastDeposit")],
    ["[ROUTE-32] /register?invite=x", "/?invite=x", cookie("isRouteRegister")],
    ["[ROUTE-41] /lobby/of/old?from=mail", "/?from=mail"],
    ["[ROUTE-42] /support?id=3&gt_id=2", "http://127.0.0.1:1/sandbox/service"],
    ["/news", "/?modal=news"],
  ])("%s leads to %s, in both templates", async (asked, location, ...cookies) => {
    const path = asked.split(" ").at(-1) ?? "";
    for (const template of templates) {
      const answer = await site.get(path, { template });
      expect(answer.status).toBe(302);
      expect(answer.headers.get("location")).toBe(location);
      expect(answer.cookies).toEqual(cookies);
    }
  });

  it("the room of a provider's games is the provider's list on a phone", async () => {
    const room = "gt_id=2&gp_id=GPKS&house=";
    const answer = await site.get(`/gameRoom?${room}`, { template: "mobile" });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, `/slotgame?${room}`]);
    expect((await site.get(`/gameRoom?${room}`, { template: "desktop" })).status).toBe(200);
  });
});
