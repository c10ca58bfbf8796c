import type { Answers } from "@naluma/api-client/wire-platform.fake";
import { locales } from "@naluma/site/locale";
import { withDeviceIn } from "@naluma/ui/testing";
import { describe, expect, test, vi } from "vitest";
import { page, type Locator } from "vitest/browser";
import { games } from "../../testing/games.fake.ts";
import { logIn } from "../../testing/log-in.ts";
import { openSite } from "../../testing/open-site.tsx";
import { storeInOtherTab } from "../../testing/other-tab.ts";

const hosts = ["desktop", "mobile"] as const;

const panel = page.getByRole("dialog").filter({ hasText: "Appearance" });

/** In the header; on a phone, members have it in the tab bar. */
async function openPreferences(): Promise<Locator> {
  const entry = page.getByRole("button", { name: /Language, currency and appearance/ });
  const me = page.getByRole("button", { name: /^Profile\b/ });
  await entry.or(me).first().click();
  await expect.element(panel).toBeVisible();
  return panel;
}

async function choose(name: string): Promise<void> {
  await (await openPreferences()).getByRole("button", { name, exact: true }).click();
}

const settings = { languages: locales, currencies: ["USD", "VND", "THB"] } as const;

const reloadsOnce = (left: readonly string[]) => expect.poll(() => left).toEqual(["reload"]);

describe("choosing another language", () => {
  test.each([
    ["desktop", false],
    ["mobile", true],
  ] as const)(
    "[I18N-19] [I18N-21] [I18N-50] reloads the page of %s once, with its cookies; a member: %j",
    async (host, member) => {
      const site = await openSite("/sponsor?from=mail", { host, member, settings });
      await openPreferences();
      const languages = panel.getByRole("region", { name: "Language" }).getByRole("button");
      await expect.poll(() => languages.elements().length).toBe(locales.length);
      for (const [name, tag] of [
        ["한국어", "ko-KR"],
        ["தமிழ்", "ta-IN"],
      ] as const)
        await expect
          .element(panel.getByRole("button", { name, exact: true }))
          .toHaveAttribute("lang", tag);
      await panel.getByRole("button", { name: "简体中文", exact: true }).click();
      await reloadsOnce(site.left);
      expect(document.cookie).toMatch(/\bi18n_redirected=zh_CN\b/);
      expect(document.cookie).toMatch(/\blang=zh_CN\b/);
      expect(location.pathname + location.search).toBe("/sponsor?from=mail");
      // The old page keeps its texts until it is unloaded.
      await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Sponsors");
    },
  );

  test("[I18N-20] in another tab takes effect at the next change of route, and not before", async () => {
    const site = await openSite("/sponsor", { settings });
    document.cookie = "i18n_redirected=zh_CN; path=/";
    await expect.poll(site.socket.joined).toContain("board");
    await vi.advanceTimersByTimeAsync(5_000);
    expect(site.left).toEqual([]);
    await page
      .getByRole("banner")
      .getByRole("link", { name: /, home$/ })
      .click();
    await reloadsOnce(site.left);
  });

  const playing: Answers = {
    "/member/profile/common/layout": {
      data: {
        member_common_layout: {
          id: 7,
          member_currency: "USD",
          member_cash: "8.00",
          is_playing: 1,
          unread_private_letters_count: 0,
        },
      },
    },
  };

  test.each<[where: string, stored: Readonly<Record<string, string>>, answers: Answers]>([
    ["in another tab", { isPlay: "1" }, {}],
    ["on another device, as the platform says", {}, playing],
  ])("[I18N-22] is refused with a message while a game is open %s", async (_, stored, answers) => {
    const site = await openSite("/sponsor", { member: true, settings, answers });
    await expect.poll(site.socket.joined).toContain("private-member.7");
    await expect.element(page.getByRole("banner").getByText(/^\$/)).toBeVisible();
    storeInOtherTab(stored);
    await choose("简体中文");
    await expect
      .element(page.getByText("You already have a game open. Quit it first."))
      .toBeVisible();
    await vi.advanceTimersByTimeAsync(1_000);
    expect([site.left, document.cookie]).toEqual([[], expect.not.stringContaining("zh_CN")]);
  });
});

describe("choosing another currency", () => {
  const lists = "/v3/game_list";
  const currencyOf = ({ body }: { readonly body: unknown }): unknown =>
    typeof body === "object" && body !== null && "currency" in body ? body.currency : undefined;

  test("[I18N-48] requests the desktop's game lists for it each time, without a page load", async () => {
    const site = await openSite("/", { answers: games, settings });
    const asked = () => site.calls(lists).map(currencyOf);
    await expect.poll(asked).toEqual(["USD"]);
    await choose("THB");
    await expect.poll(asked).toEqual(["USD", "THB"]);
    await expect.element(page.getByRole("button", { name: /^Play / }).first()).toBeVisible();
    await choose("USD");
    await expect.poll(asked).toEqual(["USD", "THB", "USD"]);
    await choose("THB");
    await expect.poll(asked).toEqual(["USD", "THB", "USD", "THB"]);
    expect(site.left).toEqual([]);
  });

  test("[I18N-48] by logging in to such an account does so, too", async () => {
    const site = await openSite("/", { answers: games, settings, currency: "THB" });
    const asked = () => site.calls(lists).map(currencyOf);
    await logIn();
    await expect.poll(asked).toEqual(["THB", "VND"]);
    await expect.element(page.getByRole("banner").getByText(/^₫[\d,]+$/)).toBeVisible();
    expect(site.left).toEqual([]);
  });

  test.each([
    ["that is chosen", () => choose("THB"), "THB"],
    ["of the account that is logged in to", logIn, "VND"],
  ])("reloads a phone's page once for one %s", async (_, become, currency) => {
    const site = await openSite("/sponsor", { host: "mobile", settings });
    await become();
    await reloadsOnce(site.left);
    expect(document.cookie).toContain(`currency=${currency}`);
  });

  test("[I18N-50] offers a visitor games in it, now and at the next visit", async () => {
    const site = await openSite("/?currency=VND", { settings, currency: "VND" });
    await choose("THB");
    await expect.poll(() => site.calls("/v2/get_jackpot").map(currencyOf)).toEqual(["VND", "THB"]);
    expect(location.search).toBe("");
    expect(document.cookie).toContain("currency=THB");
  });

  test.each(hosts)(
    "[I18N-50] has no effect for a member on %s, as the account's currency takes precedence",
    async (host) => {
      await openSite("/sponsor", {
        host,
        member: true,
        settings,
        currency: "THB",
        cookies: { currency: "THB" },
      });
      await expect.element(page.getByRole("banner").getByText(/^\$[\d,]+\.\d\d$/)).toBeVisible();
      await openPreferences();
      await expect.element(panel.getByText(/^Your account is in USD/)).toBeVisible();
      expect(panel.getByRole("button", { name: "THB", exact: true }).query()).toBeNull();
      expect(document.cookie).toContain("currency=USD");
    },
  );
});

describe("the theme", () => {
  const lacquer = ["dark", "#171116", "rgb(15, 10, 14)"];
  const pearl = ["light", "#fbf9f6", "rgb(245, 241, 236)"];
  const shown = () => [
    document.documentElement.dataset["theme"],
    document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content,
    getComputedStyle(document.body).backgroundColor,
  ];

  test.each(hosts)("of %s is the player's choice, and is stored", async (host) => {
    const site = await openSite("/sponsor", { host });
    expect(shown()).toEqual(lacquer);
    await choose("Light");
    await expect.poll(shown).toEqual(pearl);
    await site.reload();
    expect(shown()).toEqual(pearl);
    await openPreferences();
    await expect
      .element(panel.getByRole("button", { name: "Light" }))
      .toHaveAttribute("aria-pressed", "true");
    await panel.getByRole("button", { name: "Dark" }).click();
    await expect.poll(shown).toEqual(lacquer);
  });

  test("of the device is followed while that is chosen", async () => {
    await openSite("/sponsor");
    expect(shown()).toEqual(lacquer);
    await choose("Match device");
    await expect.poll(shown).toEqual(pearl);
    await withDeviceIn("dark");
    await expect.poll(shown).toEqual(lacquer);
    await withDeviceIn("light");
    await expect.poll(shown).toEqual(pearl);
  });

  test("chosen in one tab applies to the others", async () => {
    const site = await openSite("/sponsor");
    await expect.poll(site.socket.joined).toContain("board");
    storeInOtherTab({ theme: "light" });
    await expect.poll(shown).toEqual(pearl);
    storeInOtherTab({ theme: "dark" });
    await expect.poll(shown).toEqual(lacquer);
  });
});
