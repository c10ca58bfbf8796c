import { withStack } from "../stacks/borrow.ts";
import { watchCalls } from "./support/calls.ts";
import { demoOf, playRound, pressDemo } from "./support/demo.ts";
import { gamesPage, slotgame } from "./support/games-page.ts";
import { createLobby } from "./support/lobby.ts";
import { askForLoginForm, logInButton, sendLoginForm } from "./support/login-form.ts";
import { firstGame } from "./support/play.ts";
import {
  askForRegisterForm,
  createAccount,
  fillRegisterForm,
  newcomer,
} from "./support/register-form.ts";
import { expect, test } from "./support/test.ts";

const harbourline = slotgame({ gt_id: "2", gp_id: "GPHL", house: "" });

test("a provider's page narrows to what can be tried", async ({ page, lobby }) => {
  await lobby.open(harbourline);
  const list = gamesPage(page);
  const before = await list.names.count();
  await list.chip("Demo available").click();
  await expect(list.chip("Demo available")).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => list.names.allTextContents()).not.toHaveLength(0);
  expect(await list.names.count()).toBeLessThanOrEqual(before);
  const [name = ""] = await list.names.allTextContents();
  await pressDemo(page, name);
  await expect(demoOf(page, name)).toBeVisible();
});

test("a demo that the platform refuses says why, and can be asked for again", async ({
  page,
  lobby,
  operator,
}) => {
  await operator.answer({
    path: "/demo/play",
    code: "999",
    message: "Not on Sundays.",
    times: "once",
  });
  await lobby.open();
  await pressDemo(page);
  const demo = demoOf(page);
  await expect(demo.getByText("Not on Sundays.")).toBeVisible();
  await demo.getByRole("button", { name: "Try again" }).click();
  await playRound(page);
});

test("[LOBBY-69] [AUTH-84] [AUTH-85] [REG-38] a demonstration site offers no demo, verifies and registers nobody; another does", async ({
  page,
  lobby,
}, testInfo) => {
  const calls = watchCalls(page);
  const look = async (at: typeof lobby, origin = "") => {
    calls.forget();
    await at.open(`${origin}/`);
    await page.getByRole("button", { name: `Play ${firstGame}`, exact: true }).focus();
    await page.keyboard.press("Tab");
    await at.open(`${origin}${harbourline}`);
    await expect(gamesPage(page).chip("New")).toBeVisible();
  };
  const asked = () => calls.count("/demo/gp_games") + calls.count("/demo/gt_games");

  await look(lobby);
  await expect(page.getByRole("button", { name: "Demo available" })).toBeVisible();
  expect(asked()).toBeGreaterThan(0);

  await withStack({ name: "demo", site: { isDemo: true } }, testInfo, async (own) => {
    await look(createLobby(page), own.lobby);
    await expect(page.getByRole("button", { name: "Demo available" })).toHaveCount(0);
    await page.goto(`${own.lobby}/`);
    await expect(page.getByRole("button", { name: "Popular", exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Demo games" })).toHaveCount(0);
    expect(asked()).toBe(0);
    const register = await askForRegisterForm(page);
    const { code: _, ...guest } = newcomer();
    await fillRegisterForm(register, guest);
    await createAccount(register);
    await expect(register.getByRole("alert")).toHaveText(
      "This is a demo site, so registration is off.",
    );
    expect(calls.count("/register")).toBe(0);
    await page.keyboard.press("Escape");
    const login = await askForLoginForm(page);
    await expect(login.getByLabel("Username")).toBeVisible();
    await expect(login.getByRole("button", { name: "Forgot password?" })).toHaveCount(0);
    await sendLoginForm(login, { account: "anybody", password: "anything" });
    await expect(login).toBeHidden();
    await expect(logInButton(page)).toHaveCount(0);
    expect(calls.count("/login")).toBe(0);
    await page.close();
  });
});
