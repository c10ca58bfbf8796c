import type { Page } from "@playwright/test";
import { jackpotOf, figures, shown } from "./support/jackpot.ts";
import type { Lobby } from "./support/lobby.ts";
import type { Operator } from "./support/operator.ts";
import { expect, test, withMotion } from "./support/test.ts";

/** The amount changes under an open lobby. */
async function openThenRaise(page: Page, lobby: Lobby, operator: Operator): Promise<void> {
  await page.clock.install();
  await operator.answer(jackpotOf("12345.67"));
  await lobby.open();
  await expect.poll(() => shown(page)).toBe("000001234567");
  await operator.clearAnswers();
  await operator.answer(jackpotOf("12346.07"));
  await page.clock.fastForward("00:16");
  await expect.poll(() => shown(page)).toBe("000001234607");
}

test.describe("a reader who minds no motion", () => {
  test.use(withMotion);

  test("the jackpot of an open lobby follows, and only what changed rolls", async ({
    page,
    lobby,
    operator,
  }) => {
    await openThenRaise(page, lobby, operator);
    // Which of them changed before that is the server's amount, not ours.
    await expect(figures(page).nth(0).locator(".roll")).toHaveCount(0);
    const rolling = figures(page).nth(9).locator(".roll");
    await expect(rolling).toHaveCSS("animation-duration", "0.2s");
  });
});

test.describe("a reader who wants no motion", () => {
  test("sees the new figures at once", async ({ page, lobby, operator }) => {
    await openThenRaise(page, lobby, operator);
    const rolling = figures(page).nth(9).locator(".roll");
    await expect(rolling).toHaveCSS("animation-name", "none");
  });
});

test("a jackpot that cannot be read is not known, and keeps its room", async ({
  page,
  lobby,
  operator,
}) => {
  await operator.answer({
    path: "/v2/get_jackpot",
    code: "999",
    message: "Not now.",
    times: "always",
  });
  await lobby.open("/?house=nojackpot");
  await expect(page.getByText("Jackpot amount unavailable right now")).toBeAttached();
  await expect(figures(page)).toHaveCount(12);
});
