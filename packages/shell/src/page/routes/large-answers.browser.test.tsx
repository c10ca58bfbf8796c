import type { Answers } from "@naluma/api-client/wire-platform.fake";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectFits, expectFrame } from "../../testing/expect-whole.ts";
import { openSite } from "../../testing/open-site.tsx";

const wireGame = (game_id: number, gp_id: string, game_type: number, name: string) => ({
  game_id,
  gp_id,
  game_type,
  game_code: `T-${game_id}`,
  game_name: { en_US: name },
  house: "",
  customized: 0,
  ori_gp_id: null,
  icon_light: "",
  member_favorite: 0,
  is_favorite: 0,
});

test("ten thousand games, some without a provider or a name, are shown and can be chosen", async () => {
  const many = Array.from({ length: 10_000 }, (_, at) =>
    wireGame(500_000 + at, at % 3 === 0 ? "GPHL" : "UNHEARD", 3, `Table ${at + 1}`),
  );
  const info = [
    { ...wireGame(1, "GPHL", 3, "No provider"), gp_id: null },
    { ...wireGame(2, "GPHL", 3, ""), game_name: null, game_code: "NAMELESS" },
    { ...wireGame(3, "GPHL", 3, "Numbers as text"), game_id: "3", game_type: "3" },
    ...many.slice(1),
  ];
  await openSite("/", { answers: { "/v2/get_template_game_list": { data: { info } } } });
  await page.getByRole("link", { name: "Live casino" }).first().click();
  await expect.element(page.getByRole("button", { name: "Play Numbers as text" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Play Table 2" })).toBeVisible();
  expect(page.getByText("No provider").elements()).toHaveLength(0);
  await expectFrame();
});

const long = (start: string) => `${start} ${"Wolkenkratzer".repeat(20)}`.slice(0, 200);

const link = { id: 1, name: long("A long name of"), url: "https://a.example/", photo_path: "" };
const bulletin = (id: number, title: string) => ({
  id,
  display_device: 0,
  display_content: 1,
  title,
  content: `<h2>${long("x")}</h2>${long("y")}`,
  updated_at: "2026-11-01 09:00:00",
});
const bulletins = [bulletin(1, long("News")), bulletin(2, long("More news"))];

/** Everything that an operator can name gets a name of two hundred characters. */
const longNames: Answers = {
  "/v3/game_list": {
    data: [
      { gt_id: 2, en_name: long("Slot"), gp_list: [wireGame(1, "GPHL", 2, long("Provider"))] },
      { gt_id: 1, en_name: long("Kind"), gp_list: [wireGame(2, "GPKS", 1, long("Provider"))] },
    ],
  },
  "/v2/get_template_game_list": {
    data: {
      info: Array.from({ length: 40 }, (_, at) => wireGame(900 + at, "GPHL", 2, long("Game"))),
    },
  },
  "/arks/web/carousel_picture": {
    data: {
      web_carousel_picture_list: [1, 2].map((id) => ({
        id,
        title: `${long("Banner")}\n${long("Line")}`,
        url: "/",
        link_type: 1,
        photo_path: "",
      })),
    },
  },
  "/arks/web/announcement/marquee": {
    data: {
      web_announcement_list: [
        { id: 1, content: long("Said"), display_before_login: 1, display_after_login: 1 },
      ],
    },
  },
  "/arks/web/footer": { data: { list: [link] } },
  "/arks/web/web-mobile-footer": { data: { list: [link] } },
  "/arks/web/float": { data: { list: [link] } },
  "/arks/web/bulletin": { data: { bulletins: { list: bulletins } } },
  "/arks/web/bulletin/history": { data: { history: bulletins } },
};

test.each([["desktop"], ["mobile"]] as const)(
  "on %s names of two hundred characters stay inside the page",
  async (host) => {
    await openSite("/", { host, answers: longNames });
    await expect.element(page.getByRole("button", { name: /^Play Game/ }).first()).toBeVisible();
    await expectFits();

    // Bulletins wait until the pointer is over nothing interactive.
    await userEvent.hover(document.body, { position: { x: 0, y: 0 } });
    const popUp = page.getByRole("dialog", { name: "What’s new" });
    await expect
      .poll(async () => {
        await vi.advanceTimersByTimeAsync(1_000);
        return popUp.elements().length;
      })
      .toBe(1);
    await vi.advanceTimersByTimeAsync(1_000);
    await expectFits();
    const box = popUp.element().getBoundingClientRect();
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(innerWidth);
    await popUp.getByRole("button", { name: "Close" }).click();

    page.getByRole("contentinfo").element().scrollIntoView();
    await expectFits();
    await page.getByRole("button", { name: host === "mobile" ? "Profile" : "News" }).click();
    if (host === "mobile")
      await page.getByRole("dialog").getByRole("button", { name: "News" }).click();
    const news = page.getByRole("dialog", { name: "News" });
    await expect.poll(() => news.getByRole("tab").elements().length).toBe(2);
    await expectFits();
  },
);
