import { expect, test } from "./support/test.ts";

for (const [id, path, title, words] of [
  ["ROUTE-02", "/main/1", "About us", "One lobby, one wallet"],
  ["ROUTE-05", "/discount/1", "Play money when you need it", "too low for the stake"],
  ["ROUTE-07", "/faq/1", "Is this real money?", "it has no cash value"],
] as const)
  test(`[${id}] ${path} shows what the operator wrote there`, async ({ page, lobby }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    // The server has drawn it: the words are in the document.
    expect(await answer?.text()).toContain(words);
    await lobby.ready();
    await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
    await expect(page.getByRole("main")).toContainText(words);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  });

test("[ROUTE-06] /faq opens the answer to a question", async ({ page, lobby }) => {
  await lobby.open("/faq");
  await expect(
    page.getByRole("heading", { name: "Frequently asked questions", level: 1 }),
  ).toBeVisible();
  const answer = page.getByText("it has no cash value and cannot be withdrawn");
  await expect(answer).toBeHidden();
  await page.getByText("Is this real money?").click();
  await expect(answer).toBeVisible();
});

test("[ROUTE-15] /sponsor shows the sponsors and where they lead", async ({ page, lobby }) => {
  await lobby.open("/sponsor");
  await expect(page.getByRole("heading", { name: "Sponsors", level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Harbour Regatta", level: 2 })).toBeVisible();
  await page.getByRole("link", { name: "More about Northgate Youth League" }).click();
  await expect(page).toHaveURL(/\/discount\/3$/);
  await expect(page.getByRole("heading", { name: "Striker Cup", level: 1 })).toBeVisible();
});

test("[ROUTE-16] /app says what there is to install, and how the site is kept at hand", async ({
  page,
  lobby,
}) => {
  await lobby.open("/app");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/on your phone$/);
  await expect(page.getByText(/No download needed/)).toBeVisible();
  await expect(page.getByText(/Add to home screen/)).toBeVisible();
});

test("a page that the operator does not have (any more) says so and leads home", async ({
  page,
  lobby,
}) => {
  await lobby.open("/discount/999");
  await expect(
    page.getByRole("heading", { name: "This page is no longer available", level: 1 }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await expect(page.getByRole("heading", { name: "Games", level: 1 })).toBeVisible();
});

test("a page that cannot be read offers another try, and the rest of the site stands", async ({
  page,
  lobby,
  operator,
}) => {
  // What the server was refused is asked for by the browser, which is refused once more.
  await operator.answer({ path: "/web/model_setting", code: "999", times: 2 });
  await lobby.open("/main/1?gt_id=11");
  await expect(page.getByText("The page could not be loaded.")).toBeVisible();
  await expect(page.getByRole("contentinfo").getByRole("link").first()).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "About us", level: 1 })).toBeVisible();
});
