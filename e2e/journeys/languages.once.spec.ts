import { expectFits } from "./support/fits.ts";
import { expect, test } from "./support/test.ts";
import { latinWordsOf, localesOfFile, visibleTextOn, wordOf } from "./support/visible-text.ts";

// The words of each language are the service tests' subject. This one has the widest letters.
const locale = "my_MM";

test("home and login stay in the language of the address, and no other language is fetched", async ({
  page,
  lobby,
}) => {
  const fetched = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() !== "script") return;
    for (const found of localesOfFile(request.url())) fetched.add(found);
  });
  await lobby.visit(`/${locale}/`);
  await expect(lobby.html).toHaveAttribute("lang", "my-MM");
  await expectFits(page);
  // The first row of games is seen with its names, without scrolling.
  await expect(page.locator(".grid .tile-n").first()).toBeInViewport({ ratio: 1 });
  const home = await visibleTextOn(page);
  await page
    .getByRole("button", { name: wordOf("member", "login.title", locale), exact: true })
    .first()
    .click();
  await page.getByLabel(wordOf("member", "login.account", locale), { exact: true }).waitFor();
  const texts = [...home, ...(await visibleTextOn(page))];
  expect(texts).toContain(wordOf("lobby", "lobby.games", locale));
  expect(texts.filter((text) => latinWordsOf(text).length > 0)).toEqual([]);
  expect([...fetched]).toEqual([locale]);
});
