import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { sendLoginForm } from "../../testing/log-in.ts";
import { openSite } from "../../testing/open-site.tsx";
import { openedWindow } from "../../testing/opened-window.ts";

/** Set by the gateway when it redirects a visit of /fastDeposit to the home page. */
const cookies = { isFastDeposit: "true" };

const form = page.getByRole("dialog", { name: "Log in" });

test("[AUTH-12] a fast deposit asks a visitor to log in, and then leads to the deposit", async () => {
  const site = await openSite("/", { cookies });
  await expect
    .element(form.getByRole("img", { name: "Picture of the verification code" }))
    .toBeVisible();
  await sendLoginForm(form);
  await expect.poll(() => location.pathname).toBe("/user/Deposit");
  expect(document.cookie).not.toContain("isFastDeposit");

  await site.go("/");
  await site.reload();
  await expect.poll(site.socket.joined).toContain("private-member.88213");
  expect(location.pathname).toBe("/");
});

test("a fast deposit leads a member to the deposit, once: in a window of its own on the desktop", async () => {
  const { location: opened } = openedWindow();
  const site = await openSite("/", { member: true, cookies });
  await expect.poll(() => opened.replace.mock.calls).toEqual([["/user/Deposit"]]);
  await site.reload();
  await expect.poll(site.socket.joined).toContain("private-member.7");
  expect(opened.replace).toHaveBeenCalledOnce();
});

const settings = { pages: { Deposit: "https://pay.example/in" } };

test("a fast deposit asks for a press before it opens the operator's own page", async () => {
  const { opens } = openedWindow();
  // A page that has only been opened has not been pressed yet.
  vi.spyOn(UserActivation.prototype, "isActive", "get").mockReturnValue(false);
  await openSite("/", { member: true, cookies, settings });
  await page
    .getByRole("alertdialog", { name: "Your browser blocked the window" })
    .getByRole("button", { name: "Open the window" })
    .click();
  expect(opens).toHaveBeenCalledExactlyOnceWith(
    "https://pay.example/in",
    "_blank",
    "popup,width=1500,height=800,noopener,noreferrer",
  );
});

test("a fast deposit leads a member on a phone to the deposit page", async () => {
  await openSite("/", { host: "mobile", member: true, cookies });
  await expect.poll(() => location.pathname).toBe("/user/Deposit");
  expect(document.cookie).not.toContain("isFastDeposit");
});
