import { expectAlive, expectNoPageBlank, ownPage, shapes } from "./support/bad-answers.ts";
import { waitForPopUp } from "./support/bulletins.ts";
import { platformIsAway } from "./support/complaints.ts";
import { wireGame } from "./support/operator.ts";
import { expect, test } from "./support/test.ts";

for (const [name, answer] of shapes)
  test(`every call answered with ${name} leaves a page that can be used`, async ({
    page,
    operator,
    complaints,
  }) => {
    complaints.expect(platformIsAway);
    await operator.answer({ path: "*", times: "always", ...answer });
    await page.goto(ownPage());
    await expect(page.locator("html")).toHaveAttribute("data-hydrated", /.*/);
    await expectAlive(page);
  });

test("after answers that cannot be read the next page is whole", async ({
  page,
  lobby,
  operator,
  complaints,
}) => {
  complaints.expect(platformIsAway);
  await operator.answer({ path: "*", times: "always", raw: "<html>not json</html>" });
  await page.goto(ownPage());
  await expect(lobby.html).toHaveAttribute("data-hydrated", /.*/);
  await operator.clearAnswers();
  await lobby.open(ownPage());
  await expect(page.getByRole("button", { name: /^Play / }).first()).toBeVisible();
});

test("banners of an unknown kind are passed over, and addresses that are not http lead nowhere", async ({
  page,
  lobby,
  operator,
}) => {
  const banner = (id: number, title: string, more: object) => ({
    id,
    title,
    link_type: 0,
    link_method: 0,
    game_link_parameter: null,
    photo_path: "https://elsewhere.example/a.png",
    url: "",
    ...more,
  });
  await operator.answer({
    path: "/arks/web/carousel_picture",
    code: "100",
    times: "always",
    data: {
      web_carousel_picture_list: [
        banner(1, "Unknown kind", { link_type: 9 }),
        banner(2, "A script", { url: "javascript:alert(1)" }),
        banner(3, "Data", { url: "data:text/html,x" }),
        banner(4, "No game", { link_type: 2, game_link_parameter: { gp_id: null } }),
      ],
    },
  });
  await lobby.open(ownPage());
  const banners = page.getByRole("region", { name: "Banners", exact: true });
  await expect(banners.getByRole("tab")).toHaveText(["A script", "Data", "No game"]);
  for (const tab of await banners.getByRole("tab").all()) {
    await tab.click();
    await expect(banners.getByRole("link")).toHaveCount(0);
  }
});

test("a megabyte of bulletin can be read by and by, and closed", async ({
  page,
  lobby,
  operator,
}) => {
  const content = `<h1>Rules</h1>${"<p>One <b>more</b> rule.</p>".repeat(35_000)}`;
  await operator.answer({
    path: "/arks/web/bulletin",
    code: "100",
    times: "always",
    data: {
      bulletins: [{ id: 1, title: "x".repeat(200), content, updated_at: "no time" }],
    },
  });
  await page.clock.install();
  await lobby.open(ownPage());
  const popUp = await waitForPopUp(page);
  await expect(popUp.getByRole("heading", { name: "Rules" })).toBeVisible();
  await popUp.getByRole("button", { name: "Read more" }).click();
  await popUp.getByRole("button", { name: "Close" }).click();
  await expect(popUp).toBeHidden();
});

test("parts whose calls cannot be read take no other part along", async ({
  page,
  lobby,
  operator,
}) => {
  const paths = [
    "/arks/web/footer",
    "/arks/web/web-mobile-footer",
    "/arks/web/float",
    "/web/logo",
    "/arks/web/bulletin",
    "/arks/web/game-providers/custom-game-menus/crash",
    "/v2/get_tag_game_list",
  ];
  for (const path of paths) await operator.answer({ path, raw: "[[", times: "always" });
  await lobby.open(ownPage());
  await expectAlive(page);
  await expect(page.getByRole("button", { name: /^Play / }).first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Banners", exact: true })).toBeVisible();
});

test("ten thousand games, some without a provider or a name, are shown and can be chosen", async ({
  page,
  lobby,
  operator,
}) => {
  const games: object[] = Array.from({ length: 10_000 }, (_, at) =>
    wireGame(500_000 + at, at % 3 === 0 ? "GPHL" : "UNHEARD", 3, `Table ${at + 1}`),
  );
  const [, ...rest] = games;
  await operator.answer({
    path: "/v2/get_template_game_list",
    code: "100",
    times: "always",
    data: {
      info: [
        { ...wireGame(1, "GPHL", 3, "No provider"), gp_id: null },
        { ...wireGame(2, "GPHL", 3, ""), game_name: null, game_code: "NAMELESS" },
        { ...wireGame(3, "GPHL", 3, "Numbers as text"), game_id: "3", game_type: "3" },
        ...rest,
      ],
    },
  });
  await lobby.open(ownPage());
  await page.getByRole("link", { name: "Live casino" }).first().click();
  await expect(page.getByRole("button", { name: "Play Numbers as text" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Play Table 2", exact: true })).toBeVisible();
  await expect(page.getByText("No provider")).toHaveCount(0);
  await expectAlive(page);
});

for (const shape of ["no JSON", "no data"])
  test(`no page is blank when every call is answered with ${shape}`, async ({
    page,
    operator,
    complaints,
  }) => {
    complaints.expect(platformIsAway);
    await expectNoPageBlank(page, operator, shape);
  });
