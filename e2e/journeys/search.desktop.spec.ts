import { expect, test } from "./support/test.ts";

test("a slash goes to the search, Escape closes it, and a form's slash is a slash", async ({
  page,
  lobby,
}) => {
  await lobby.open();
  await page.keyboard.press("/");
  const field = page.getByRole("combobox", { name: /Search/ });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("aria-expanded", "true");
  await expect(field).toHaveValue("");
  await page.keyboard.type("a/b");
  await expect(field).toHaveValue("a/b");
  await page.keyboard.press("Escape");
  await expect(field).toHaveAttribute("aria-expanded", "false");
});

test("the search keeps the place in the list: neither a slash, nor typing, nor the tab key moves the page", async ({
  page,
  lobby,
}) => {
  await lobby.open();
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  await page.evaluate(() => window.scrollTo(0, 1_000));
  await page.keyboard.press("/");
  const field = page.getByRole("combobox", { name: /Search/ });
  await expect(field).toBeFocused();
  expect(await place()).toBe(1_000);
  await page.keyboard.type("roulette");
  await expect(page.locator(".search-sum")).toHaveText(/\d/);
  expect(await place()).toBe(1_000);
  await page.keyboard.press("Escape");
  // To the bar's other controls: they are in sight, too.
  await page.keyboard.press("Shift+Tab");
  expect(await place()).toBe(1_000);
});

test("the field says how many games there are, before anything of the search has come", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("combobox")).toHaveAttribute("placeholder", /^Search [\d,]+ games$/);
});
