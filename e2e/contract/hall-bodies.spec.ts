import { player } from "../journeys/support/accounts.ts";
import { expect, test } from "./support/test.ts";
import { bodyOf } from "./support/traffic.ts";

const device = { desktop: 1, mobile: 2 } as const;
const paths = {
  crash: "/api/arks/web/game-providers/custom-game-menus/crash",
  popular: "/api/arks/web/member-games/hot-games",
  tags: "/api/v2/get_tag_game_list",
  lastPlayed: "/api/arks/web/member-games/last-playing-game",
  favourite: "/api/arks/web/member-games/favorite/store",
} as const;

for (const host of ["desktop", "mobile"] as const) {
  test.describe(host, () => {
    test.use({ host });

    test("[LOBBY-39] [LOBBY-41] [LOBBY-42] asks for crash, popular and labelled games with exactly what they are to carry", async ({
      opened: { page, traffic, lobby },
    }) => {
      await lobby.open();
      await page.getByRole("button", { name: "Popular", exact: true }).click();

      const site = { site_id: 1, currency: "USD" };
      expect(bodyOf(await traffic.answeredCall(paths.crash))).toEqual(site);
      expect(bodyOf(await traffic.answeredCall(paths.popular))).toEqual({ ...site, gt_id: 2 });
      expect(bodyOf(await traffic.answeredCall(paths.tags))).toEqual({
        ...site,
        support_device: device[host],
        tag: "slot",
        gt_id: 2,
      });
    });

    test("[LOBBY-40] [LOBBY-44] asks for the last played games with nothing, and tells a favourite by its id", async ({
      opened: { page, traffic, lobby },
    }) => {
      await lobby.open();
      await lobby.logIn(player(host === "desktop" ? 1 : 2));
      await page.getByRole("button", { name: "Recently played" }).click();
      expect(bodyOf(await traffic.answeredCall(paths.lastPlayed))).toEqual({});

      await page.getByRole("button", { name: "All", exact: true }).click();
      const heart = page.getByRole("button", { name: "Favourite: Jade Koi River" });
      for (const status of [1, 0] as const) {
        await expect(heart).toHaveAttribute("aria-pressed", String(status === 0));
        await heart.click();
        const call = await traffic.answeredCall(
          paths.favourite,
          ({ text }) => text?.includes(`"status":${status}`) === true,
        );
        expect(bodyOf(call)).toEqual({ data: [{ game_id: expect.any(Number), status }] });
        expect((await call.answered)?.json).toMatchObject({ code: "100" });
      }
    });
  });
}
