import { expectAlive, ownPage, shapes } from "./support/bad-answers.ts";
import { popUpOf } from "./support/bulletins.ts";
import { platformIsAway } from "./support/complaints.ts";
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
  await lobby.open(ownPage());
  const popUp = popUpOf(page);
  await expect(popUp.getByRole("heading", { name: "Rules" })).toBeVisible();
  await popUp.getByRole("button", { name: "Read more" }).click();
  await popUp.getByRole("button", { name: "Close" }).click();
  await expect(popUp).toBeHidden();
});
