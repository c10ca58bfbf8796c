import { expect, test } from "./support/test.ts";

test("where the logo's picture is missing ours stands there, and nothing moves", async ({
  page,
  lobby,
  complaints,
}) => {
  const link = page.getByRole("banner").getByRole("link", { name: /, home$/ });
  await lobby.open();
  await expect(link.locator("img")).toBeVisible();
  const before = await link.boundingBox();

  complaints.expect(/status of 404|ERR_FAILED/);
  await page.route("**/media/logo.svg", (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await lobby.ready();
  await expect(link.locator("svg").first()).toBeVisible();
  await expect(link.locator("img")).toHaveCount(0);
  const after = await link.boundingBox();
  expect(after?.width).toBeCloseTo(before?.width ?? 0, 0);
  expect(after?.height).toBe(before?.height);
});

test("the footer leads to a kind of games from the foot of the page", async ({ page, lobby }) => {
  await lobby.open();
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Live casino" }).click();
  const kinds = page.getByRole("navigation", { name: "Game categories" });
  const chosen = kinds.getByRole("link", { name: "Live casino" });
  await expect(chosen).toHaveAttribute("aria-current", "true");
  await expect(chosen).toBeInViewport();
  await expect(page).toHaveURL(/#live/);
});
