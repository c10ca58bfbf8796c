import { jackpotOf, shown } from "./support/jackpot.ts";
import { expect, test } from "./support/test.ts";

test("[LOBBY-33] the jackpot stands in ten digits, filled with zeros, and its two places @smoke", async ({
  page,
  lobby,
  operator,
}) => {
  await operator.answer(jackpotOf("12345.67"));
  await lobby.open();
  await expect.poll(() => shown(page)).toBe("000001234567");
  await expect(page.getByText("Jackpot $12,345.67")).toBeAttached();
  await expect(page.locator(".jp .digits")).toHaveAttribute("aria-hidden", "true");
});

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

test.describe("the footer", () => {
  const link = (name: string, url: string, id: number) => ({ id, name, url, photo_path: "" });
  const placed = [
    link("Safe play", "https://safe.example/help", 1),
    link("Two pages at once", "main/7/7", 2),
    link("A page's content", "main/7", 3),
    link("Nowhere", "/no-such-page", 4),
    link("Home page", "/", 5),
    link("Never", "javascript:alert(1)", 6),
  ];

  test("offers what leads somewhere, and nothing else", async ({
    page,
    lobby,
    operator,
    context,
  }) => {
    // No test leaves the machine.
    await context.route("https://safe.example/**", (route) => route.fulfill({ body: "safe" }));
    for (const path of ["/arks/web/footer", "/arks/web/web-mobile-footer"])
      await operator.answer({ path, code: "100", data: { list: placed }, times: "always" });
    await lobby.open("/?house=footer");
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByText(/aged 18 and over/)).toBeVisible();
    await expect(footer.getByText(/Play-money sandbox/)).toBeVisible();
    for (const name of ["Two pages at once", "Nowhere", "Never"])
      await expect(footer.getByText(name)).toHaveCount(0);

    await expect(footer.getByRole("link", { name: "A page's content" })).toHaveAttribute(
      "href",
      "/main/7",
    );

    const opened = context.waitForEvent("page");
    await footer.getByRole("link", { name: "Safe play" }).click();
    const outside = await opened;
    await expect(outside).toHaveURL("https://safe.example/help");
    expect(await outside.evaluate(() => window.opener)).toBeNull();
    await outside.close();

    await footer.getByRole("link", { name: "Home page" }).click();
    await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/);
  });

  test("leads to a kind of games from the foot of the page", async ({ page, lobby }) => {
    await lobby.open();
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("link", { name: "Live casino" }).click();
    const kinds = page.getByRole("navigation", { name: "Game categories" });
    const chosen = kinds.getByRole("link", { name: "Live casino" });
    await expect(chosen).toHaveAttribute("aria-current", "true");
    await expect(chosen).toBeInViewport();
    await expect(page).toHaveURL(/#live/);
  });

  test("leads to customer service", async ({ page, lobby }) => {
    await lobby.open();
    const service = page.getByRole("contentinfo").getByRole("link", { name: "Customer service" });
    await expect(service).toHaveAttribute("href", /\/sandbox\/service\?lang=en_US$/);
  });
});
