import { createAccountWidget } from "./support/account-widget.ts";
import { watchCalls } from "./support/calls.ts";
import { atOnce, runUntil, stopClock } from "./support/clock.ts";
import { lightPage } from "./support/lobby.ts";
import { askForLoginForm, openLoginForm, pictureOf, sendLoginForm } from "./support/login-form.ts";
import { expect, test } from "./support/test.ts";

test("[AUTH-33] after too many pictures another one is out of reach for a second", async ({
  page,
  lobby,
  operator,
}) => {
  const calls = watchCalls(page);
  await operator.answer({ path: "/captcha", code: "101", message: "Too many pictures." });
  await page.clock.install();
  await lobby.open(lightPage);
  await stopClock(page);
  const form = await askForLoginForm(page);
  const refresh = form.getByRole("button", { name: /^New code/ });
  const wait = form.getByRole("timer");
  await runUntil(page, async () => expect(await wait.count()).toBe(1));

  await page.clock.runFor(900);
  await refresh.click();
  await expect(wait).toHaveCount(1);
  expect(calls.count("/captcha")).toBe(1);

  await page.clock.runFor(100);
  await atOnce(page, async () => expect(await wait.count()).toBe(0));
  await refresh.click();
  await runUntil(page, async () => expect(await pictureOf(form).count()).toBe(1));
  expect(calls.count("/captcha")).toBe(2);
});

test("[AUTH-34] the wait after a limit is counted down second by second", async ({
  page,
  lobby,
  operator,
}) => {
  await operator.answer({
    path: "/captcha",
    code: "101",
    message: "Too many pictures.",
    data: { wait_seconds: 4 },
  });
  await page.clock.install();
  await lobby.open(lightPage);
  await stopClock(page);
  const form = await askForLoginForm(page);
  const limited = form.getByText("Too many pictures.");
  await runUntil(page, async () => expect(await limited.count()).toBe(1));
  for (const seconds of [3, 2, 1]) {
    await page.clock.runFor(1_000);
    await expect(form.getByRole("timer")).toContainText(`New code in 0:0${seconds}`);
  }
  await page.clock.runFor(1_000);
  await expect(form.getByRole("timer")).toHaveCount(0);
  await expect(form.getByText("You can request a new code now.")).toBeVisible();

  await form.getByRole("button", { name: "New code", exact: true }).click();
  await runUntil(page, async () => expect(await pictureOf(form).count()).toBe(1));
  await expect(pictureOf(form)).toBeVisible();
});

test("a picture that does not come says why, and comes with a press", async ({
  page,
  lobby,
  operator,
}) => {
  await operator.answer({ path: "/captcha", code: "999", message: "No pictures today." });
  await lobby.open(lightPage);
  const form = await askForLoginForm(page);
  await expect(form.getByText("No pictures today.")).toBeVisible();
  await form.getByRole("button", { name: "New code", exact: true }).click();
  await expect(pictureOf(form)).toBeVisible();
});

test("who cannot read the picture logs in without it, by keyboard alone", async ({
  page,
  lobby,
  member,
}) => {
  await lobby.open(lightPage);
  const form = await openLoginForm(page);
  await form.getByLabel("Username").fill(member.account);
  await form.getByLabel("Password", { exact: true }).fill("a wrong one");
  const without = form.getByRole("button", { name: "Continue without the picture" });
  await without.focus();
  await page.keyboard.press("Enter");
  const proven = form.getByText("Your browser has been checked.");
  await expect(proven).toBeVisible();
  await expect(form.getByRole("button", { name: "Use the picture" })).toBeFocused();

  // A wrong password spends the picture; the next one is done without a further press.
  await sendLoginForm(form, {});
  await expect(form.getByText("Incorrect username or password.")).toBeVisible();
  await expect(proven).toBeVisible();
  await sendLoginForm(form, { password: member.password });
  await expect(createAccountWidget(page).wallet).toBeVisible();
});
