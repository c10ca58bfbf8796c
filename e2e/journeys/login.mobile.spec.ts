import { createAccountWidget } from "./support/account-widget.ts";
import { watchCalls } from "./support/calls.ts";
import { openLoginForm, sendLoginForm } from "./support/login-form.ts";
import { expect, test } from "./support/test.ts";

/** What each app provides to its pages, and what a login there calls itself. */
for (const [where, provided, platform] of [
  ["in the app for Android", { NalumaApp: {} }, "android"],
  ["in the app for iOS", { webkit: { messageHandlers: { nalumaApp: {} } } }, "ios"],
  ["in a browser on Android", {}, "web"],
] as const)
  test(`[SHELL-56] a login ${where} says that its platform is ${platform}`, async ({
    page,
    lobby,
    member,
  }) => {
    await page.addInitScript((given) => Object.assign(window, given), provided);
    const calls = watchCalls(page);
    await lobby.open();
    await sendLoginForm(await openLoginForm(page), { ...member, code: "0000" });
    await expect(createAccountWidget(page).wallet).toBeVisible();
    expect(calls.to("/login").map((login) => login.postDataJSON())).toEqual([
      expect.objectContaining({ login_type: platform }),
    ]);
  });
