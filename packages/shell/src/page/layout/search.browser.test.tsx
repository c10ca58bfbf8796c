import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { games } from "../../testing/games.fake.ts";
import { openSite } from "../../testing/open-site.tsx";

const field = page.getByRole("combobox", { name: "Search games" });
const found = () => [...document.querySelectorAll(".result b")].map((name) => name.textContent);

/** Opens the search in the header, or the sheet on a phone, and types into it. */
async function beginSearch(host: "desktop" | "mobile", typed: string): Promise<void> {
  if (host === "mobile") await page.getByRole("button", { name: "Search games" }).click();
  else await userEvent.keyboard("/");
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard(typed);
}

test("the field says how many games there are", async () => {
  await openSite("/", { answers: games });
  await expect.element(field).toHaveAttribute("placeholder", "Search 47 games");
});

test("a slash focuses the search, Escape closes it, and a slash in a form is a slash", async () => {
  await openSite("/", { answers: games });
  await expect.element(field).toBeVisible();
  await userEvent.keyboard("/");
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAttribute("aria-expanded", "true");
  await expect.element(field).toHaveValue("");
  await userEvent.keyboard("a/b");
  await expect.element(field).toHaveValue("a/b");
  await userEvent.keyboard("{Escape}");
  await expect.element(field).toHaveAttribute("aria-expanded", "false");
});

test("the search keeps the scroll position: neither a slash, nor typing, nor the tab key moves the page", async () => {
  await openSite("/", { answers: games });
  await expect.element(page.getByRole("button", { name: "Play Midnight Fox" })).toBeVisible();
  window.scrollTo(0, 700);
  expect(Math.round(scrollY)).toBe(700);
  await beginSearch("desktop", "lantern");
  await expect.poll(() => document.querySelector(".search-count")?.textContent).toMatch(/\d/);
  await userEvent.keyboard("{Escape}");
  // Moves the focus to the bar's other controls, which are visible too.
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  await expect.element(field).not.toHaveFocus();
  expect(Math.round(scrollY)).toBe(700);
});

test.each(["desktop", "mobile"] as const)(
  "on %s a game's details are one key away, its demo one press further, and the way back another",
  async (host) => {
    const site = await openSite("/", { host, answers: games });
    await expect.element(page.getByRole("button", { name: "Play Midnight Fox" })).toBeVisible();
    await beginSearch(host, "midnight f");
    await expect.poll(found).toEqual(["Midnight Fox"]);
    await userEvent.keyboard("{ArrowDown}{ArrowRight}{Enter}");
    const heading = page.getByRole("heading", { name: "Midnight Fox", exact: true });
    await expect.element(heading).toBeVisible();
    await expect
      .poll(() => document.querySelector(".game-info dd")?.textContent)
      .toBe("Harbourline");
    // It covers the results; on a phone it is a page of the sheet.
    if (host === "mobile")
      await page.getByRole("button", { name: "Back to search results" }).click();
    else await userEvent.keyboard("{Escape}");
    await expect.element(heading).not.toBeInTheDocument();
    await expect.element(field).toHaveFocus();
    await expect.poll(found).toEqual(["Midnight Fox"]);

    // The selection of the arrow keys is unchanged.
    await userEvent.keyboard("{Enter}");
    await page.getByRole("button", { name: "Demo", exact: true }).click();
    const demo = page.getByRole("dialog", { name: "Midnight Fox" });
    await expect.element(demo.getByRole("button", { name: "Close the demo" })).toBeVisible();
    await expect.poll(() => site.calls("/demo/play")).toHaveLength(1);
    expect(page.getByRole("dialog").elements()).toHaveLength(1);
  },
);

test("a game that was viewed can be searched for again with one press, also at the next visit", async () => {
  const site = await openSite("/", { answers: games });
  await expect.element(page.getByRole("button", { name: "Play Midnight Fox" })).toBeVisible();
  await beginSearch("desktop", "midnight f");
  await page.getByRole("button", { name: "Midnight Fox details", exact: true }).click();
  await expect.element(page.getByRole("heading", { name: "Midnight Fox" })).toBeVisible();

  await site.reload();
  await field.click();
  const recent = page.getByRole("group", { name: "Recent searches" });
  await recent.getByRole("button", { name: "midnight f" }).click();
  await expect.element(field).toHaveValue("midnight f");
  await expect.poll(found).toEqual(["Midnight Fox"]);
  await field.fill("");
  await page.getByRole("button", { name: "Clear recent searches" }).click();
  await expect.element(recent).not.toBeInTheDocument();
  expect(localStorage.getItem("recent_searches")).not.toMatch(/fox/);
});
