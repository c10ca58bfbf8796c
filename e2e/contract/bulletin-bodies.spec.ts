import type { Page } from "@playwright/test";
import { player } from "../journeys/support/accounts.ts";
import {
  bulletin,
  closePopUp,
  leaveAloneUntil,
  openNews,
  waitForPopUp,
} from "../journeys/support/bulletins.ts";
import { openLoginForm, sendLoginForm } from "../journeys/support/login-form.ts";
import { expect, test } from "./support/test.ts";
import { bodyOf, type Traffic } from "./support/traffic.ts";

const paths = {
  forAll: "/api/arks/web/bulletin",
  forMembers: "/api/arks/web/bulletin/member",
  history: "/api/arks/web/bulletin/history",
  hide: "/api/arks/web/bulletin/member/hide",
} as const;

/** Bulletins are asked for only once the page was left alone for a while, which its clock lets pass. */
const askedTimes = (page: Page, traffic: Traffic, path: string, times: number) =>
  leaveAloneUntil(page, async () => expect(traffic.to(path).length).toBeGreaterThanOrEqual(times));

const device = { desktop: 1, mobile: 2 } as const;

test.beforeEach(async ({ opened: { page } }) => await page.clock.install());

test.afterEach(async ({ operator }) => {
  await operator.content("bulletin", []);
});

for (const host of ["desktop", "mobile"] as const) {
  test.describe(host, () => {
    test.use({ host });
    const onDevice = { site_id: 1, display_device: device[host] };
    const inPlace = { ...onDevice, display_location: 2 };

    test("[LOBBY-19] [LOBBY-21] [LOBBY-23] asks for a visitor's bulletins and for the news with exactly what they are to carry", async ({
      opened: { page, traffic, lobby },
    }) => {
      await lobby.open();
      await askedTimes(page, traffic, paths.forAll, 1);
      const call = await traffic.answeredCall(paths.forAll);
      expect(bodyOf(call)).toEqual(onDevice);
      expect((await call.answered)?.json).toMatchObject({
        data: { bulletins: { list: [], setting: { display_frequency: 1 } } },
      });
      await openNews(page);
      expect(bodyOf(await traffic.answeredCall(paths.history))).toEqual(onDevice);
      expect(traffic.to(paths.forMembers)).toEqual([]);
    });

    test("[LOBBY-20] [LOBBY-22] [LOBBY-24] asks for a member's bulletins of the page, and hides them there", async ({
      opened: { page, traffic, lobby },
      operator,
    }) => {
      await lobby.open();
      await operator.content("bulletin", [bulletin("For members", { members_only: true })]);
      await operator.content("bulletin-setting", [{ audience: "members", display_frequency: 0 }]);
      const member = player(host === "desktop" ? 24 : 25);
      await sendLoginForm(await openLoginForm(page), { ...member, code: "0000" });
      await waitForPopUp(page);
      expect(bodyOf(await traffic.answeredCall(paths.forMembers))).toEqual(inPlace);
      await closePopUp(page);
      const hidden = await traffic.answeredCall(paths.hide);
      expect(bodyOf(hidden)).toEqual(inPlace);
      expect((await hidden.answered)?.json).toMatchObject({ code: "100", data: null });
    });

    test("[LOBBY-24] the deposit page asks for bulletins of its own", async ({
      opened: { page, traffic, lobby },
    }) => {
      await lobby.open();
      await lobby.logIn(player(host === "desktop" ? 24 : 25));
      await askedTimes(page, traffic, paths.forMembers, 1);
      for (const path of ["/user/Deposit", "/Deposit"]) {
        const before = traffic.to(paths.forMembers).length;
        await page.goto(path);
        await askedTimes(page, traffic, paths.forMembers, before + 1);
        const last = traffic.to(paths.forMembers).at(-1);
        expect(last && bodyOf(last)).toEqual({ ...onDevice, display_location: 3 });
      }
    });
  });
}
