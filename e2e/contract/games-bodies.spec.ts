import { expect, test } from "./support/test.ts";
import { bodyOf } from "./support/traffic.ts";

const device = { desktop: 1, mobile: 2 } as const;
const template = { desktop: "origin_pc", mobile: "H5_1" } as const;
const site = { site_id: 1, currency: "USD" };
const harbourline = "/slotgame?gt_id=2&gp_id=GPHL&house=";

for (const host of ["desktop", "mobile"] as const) {
  test.describe(host, () => {
    test.use({ host });
    const ofProvider = { ...site, device: device[host], gp_id: "GPHL", house: "" };

    test("[LOBBY-43] [LOBBY-72] a provider's page asks for its games and its demos with exactly what they are to carry", async ({
      opened: { traffic, lobby },
    }) => {
      await lobby.open(harbourline);
      const wanted = { ...ofProvider, game_type_id: 2 };
      for (const path of ["/api/v2/game_label", "/api/demo/gp_games"]) {
        const call = await traffic.answeredCall(path);
        expect(bodyOf(call)).toEqual(wanted);
      }
      const labels = await traffic.answeredCall("/api/v2/game_label");
      expect((await labels.answered)?.json).toMatchObject({
        data: { list: expect.any(Array), main: expect.any(Array) },
      });
    });

    test("[LOBBY-71] [LOBBY-73] a demo is asked for by its game, the list of demos by the template", async ({
      opened: { page, traffic, lobby },
    }) => {
      await lobby.open();
      await page.getByRole("button", { name: "Demo games" }).click();
      const types = await traffic.answeredCall("/api/demo/gt_games");
      expect(bodyOf(types)).toEqual({
        ...site,
        support_device: device[host],
        template: template[host],
      });
      await page.getByRole("button", { name: "Jade Koi River demo" }).click();
      const demo = await traffic.answeredCall("/api/demo/play");
      expect(bodyOf(demo)).toEqual({ ...ofProvider, game_type: 2, game_code: "G1001" });
      expect((await demo.answered)?.json).toMatchObject({
        data: { game_url: expect.stringMatching(/^http/) },
      });
    });

    test("[LOBBY-79] [LOBBY-80] quick bets are asked for by the host name, and their address is checked", async ({
      opened: { page, traffic, lobby },
    }) => {
      await lobby.open("/gameHall/4");
      const address = await traffic.answeredCall("/api/arks/web/game-providers/sport-quickbet-url");
      expect(bodyOf(address)).toEqual({
        ...site,
        support_device: device[host],
        domain: new URL(page.url()).host,
      });
      const json = (await address.answered)?.json as { data: { detail: { url: string } } };
      const check = await traffic.answeredCall("/api/check_iframe");
      expect(bodyOf(check)).toEqual({ url: json.data.detail.url });
    });
  });
}
