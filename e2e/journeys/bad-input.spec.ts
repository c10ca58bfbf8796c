import type { Locator, Page } from "@playwright/test";
import { expectAlive, expectNoPageBlank, ownPage } from "./support/bad-answers.ts";
import { bulletin, openNews, waitForPopUp } from "./support/bulletins.ts";
import { platformIsAway } from "./support/complaints.ts";
import { expectFits } from "./support/fits.ts";
import { wireGame } from "./support/operator.ts";
import { isPhone } from "./support/play.ts";
import { expect, test } from "./support/test.ts";

interface Part {
  readonly path: string;
  readonly says: (page: Page) => string;
  readonly whole: (page: Page) => Locator;
  /** What is pressed to get there. */
  readonly reach?: (page: Page) => Promise<void>;
}

const noGames = "The games could not be loaded.";

/** What a part of home says when its call cannot be read, and what is there when it can. */
const parts: readonly Part[] = [
  {
    path: "/arks/web/carousel_picture",
    says: () => "The banners could not be loaded.",
    whole: (page) => page.getByRole("region", { name: "Banners", exact: true }),
  },
  {
    path: "/arks/web/announcement/marquee",
    says: () => "The announcements could not be loaded.",
    whole: (page) => page.getByRole("region", { name: "Announcements" }),
  },
  {
    path: "/v2/get_jackpot",
    says: () => "Jackpot amount unavailable right now",
    whole: (page) => page.getByText(/^Jackpot \$/),
  },
  {
    path: "/arks/web/member-games/hot-games",
    says: (page) => (isPhone(page) ? noGames : "The popular games could not be loaded."),
    whole: (page) =>
      isPhone(page)
        ? page.getByRole("button", { name: /^Play / }).first()
        : page.locator(".mini li").first(),
    // A phone shows them only to who asks for them.
    reach: async (page) => {
      if (isPhone(page)) await page.getByRole("button", { name: "Popular", exact: true }).click();
    },
  },
  {
    path: "/v3/game_list",
    says: () => noGames,
    whole: (page) => page.getByRole("link", { name: "Slots" }).first(),
  },
];

for (const { path, says, whole, reach } of parts)
  test(`a page whose ${path} cannot be read says so there, and a press brings it`, async ({
    page,
    lobby,
    operator,
  }) => {
    await operator.answer({ path, raw: "<html>not json</html>", times: "always" });
    // A part whose code comes late asks again by itself as it comes, and would be faster than the press.
    await lobby.open(ownPage());
    await reach?.(page);
    const notice = page.getByText(says(page));
    await expect(notice.first()).toBeAttached();
    const again = page.getByRole("button", { name: "Try again" }).first();
    await expect(again).toBeVisible();
    await expectAlive(page);
    await operator.clearAnswers();
    await again.click();
    await expect(whole(page)).toBeAttached();
    await expect(notice).toHaveCount(0);
  });

test("a footer, floats and a logo that cannot be read say so in place, and come with a press", async ({
  page,
  lobby,
  operator,
}) => {
  const paths = ["/arks/web/footer", "/arks/web/web-mobile-footer", "/arks/web/float", "/web/logo"];
  for (const path of paths) await operator.answer({ path, raw: "[[", times: "always" });
  await lobby.open(ownPage());
  const footer = page.getByRole("contentinfo");
  const floats = page.getByRole("complementary", { name: "Shortcuts" });
  const float = floats.getByRole("button", { name: /^The shortcuts could not be loaded/ });
  await expect(footer.getByText("Some links could not be loaded.")).toBeVisible();
  await expect(float).toBeVisible();
  await expectAlive(page);

  await operator.clearAnswers();
  const links = [{ id: 1, name: "Safe play", url: "https://a.example/", photo_path: "" }];
  for (const path of paths.slice(0, 3))
    await operator.answer({ path, code: "100", data: { list: links }, times: "always" });
  await footer.getByRole("button", { name: "Try again" }).click();
  await expect(footer.getByRole("link", { name: "Safe play" })).toBeVisible();
  await expect(footer.getByText("Some links could not be loaded.")).toHaveCount(0);
  await float.click();
  await expect(floats.getByRole("link", { name: "Safe play" })).toBeVisible();
  await expect(float).toHaveCount(0);
});

test("names of two hundred characters stay inside the page", async ({ page, lobby, operator }) => {
  const long = (start: string) => `${start} ${"Wolkenkratzer".repeat(20)}`.slice(0, 200);
  const texts = { en_US: long("A long name of") };
  await operator.content("bulletin", [
    bulletin(long("News")),
    { ...bulletin(long("More news")), content: { en_US: `<h2>${long("x")}</h2>${long("y")}` } },
  ]);
  const orders: readonly [string, unknown][] = [
    [
      "/v3/game_list",
      [
        { gt_id: 2, en_name: long("Slot"), gp_list: [wireGame(1, "GPHL", 2, long("Provider"))] },
        { gt_id: 1, en_name: long("Kind"), gp_list: [wireGame(2, "GPKS", 1, long("Provider"))] },
      ],
    ],
    [
      "/v2/get_template_game_list",
      { info: Array.from({ length: 40 }, (_, at) => wireGame(900 + at, "GPHL", 2, long("Game"))) },
    ],
    [
      "/arks/web/carousel_picture",
      {
        web_carousel_picture_list: [1, 2].map((id) => ({
          id,
          title: `${long("Banner")}\n${long("Line")}`,
          url: "/",
          link_type: 1,
          photo_path: "",
        })),
      },
    ],
    [
      "/arks/web/announcement/marquee",
      {
        web_announcement_list: [
          { id: 1, content: long("Said"), display_before_login: 1, display_after_login: 1 },
        ],
      },
    ],
    ...["/arks/web/footer", "/arks/web/web-mobile-footer", "/arks/web/float"].map(
      (path): [string, unknown] => [
        path,
        { list: [{ id: 1, name: texts.en_US, url: "https://a.example/", photo_path: "" }] },
      ],
    ),
  ];
  for (const [path, data] of orders)
    await operator.answer({ path, code: "100", data, times: "always" });
  try {
    await page.clock.install();
    await lobby.open(ownPage());
    await expect(page.getByRole("button", { name: /^Play Game/ }).first()).toBeVisible();
    const popUp = await waitForPopUp(page);
    await expectFits(page);
    const box = await popUp.boundingBox();
    const width = page.viewportSize()?.width ?? 0;
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    await popUp.getByRole("button", { name: "Close" }).click();
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expectFits(page);
    const news = await openNews(page);
    await expect(news.getByRole("tab")).toHaveCount(2);
    await expectFits(page);
  } finally {
    await operator.content("bulletin", []);
  }
});

// The deepest of the shapes; the others are read before any host draws them (bad-input.once.spec.ts).
test("no page is blank when every call is answered with lists of junk under their names", async ({
  page,
  operator,
  complaints,
}) => {
  complaints.expect(platformIsAway);
  await expectNoPageBlank(page, operator, "lists of junk under their names");
});
