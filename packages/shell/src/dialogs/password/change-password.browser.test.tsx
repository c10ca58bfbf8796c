import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openSite } from "../../testing/open-site.tsx";

const path = "/member/profile/edit_password";
const layout = "/member/profile/common/layout";

const layoutWith = (changed: Readonly<Record<string, unknown>>) => ({
  data: {
    member_common_layout: {
      id: 7,
      member_account: "player01",
      member_currency: "USD",
      member_cash: "9214.05",
      member_type: 1,
      is_playing: 0,
      ...changed,
    },
  },
});

const refusal = (status: number, code: string, message: string) => () =>
  Response.json({ code, message, data: null }, { status });

test("[AUTH-83] every answer to a change of password is shown and keeps what was typed, until one succeeds", async () => {
  const site = await openSite("/user/Info", { member: true });
  const form = page.getByRole("region", { name: "Change password" });
  const password = form.getByLabelText("New password", { exact: true });
  const fill = async (old: string, changed: string) => {
    await form.getByLabelText("Current password").fill(old);
    await password.fill(changed);
    await form.getByLabelText("Confirm new password").fill(changed);
  };
  await fill("secret12", "Harvest7moon");
  await expect.element(form.getByText("Strong password")).toBeVisible();
  const change = form.getByRole("button", { name: "Change password" });
  for (const [status, code, message] of [
    [200, "999", "Your current password is incorrect."],
    [400, "400", "Something in this request isn’t valid. Refresh the page and try again."],
    [413, "413", "The request is too large."],
    [429, "429", "Too many attempts. Please wait a moment."],
    [500, "500", "Something went wrong. Please try again later."],
  ] as const) {
    site.answer({ [path]: refusal(status, code, message) });
    await change.click();
    await expect.element(form.getByRole("alert")).toHaveTextContent(message);
    await expect.element(password).toHaveValue("Harvest7moon");
  }
  site.answer({ [path]: () => undefined });
  await change.click();
  await expect.element(form.getByText(/Your password has been changed/)).toBeVisible();
  await expect.element(password).toHaveValue("");

  // A session that has ended in the meantime ends here, too.
  site.answer({ [path]: refusal(401, "401", "Please log in again.") });
  await fill("Harvest7moon", "newday24");
  await change.click();
  await expect.poll(() => location.pathname).toBe("/");
  expect(localStorage.getItem("token")).toBeNull();
});

/** The home page, and pages without header and tab bar. */
test.each(
  ["/", "/slotgame?gt_id=2&gp_id=GPHL&house=", "/fastPayment"].flatMap((at) => [
    ["desktop", at] as const,
    ["mobile", at] as const,
  ]),
)(
  "[AUTH-82] on %s a member who has to change the password does so first on %s",
  async (host, at) => {
    const isDue = { first_login_to_change_password: 1 };
    // The page also reads the layout by itself.
    let isChanged = false;
    await openSite(at, {
      host,
      member: true,
      answers: {
        [layout]: () => layoutWith(isChanged ? {} : isDue),
        [path]: () => {
          isChanged = true;
          return undefined;
        },
      },
    });
    const form =
      host === "desktop"
        ? page.getByRole("dialog", { name: "Change password" })
        : page.getByRole("region", { name: "Change password" });
    await expect.element(form.getByLabelText("New password", { exact: true })).toBeVisible();
    if (host === "mobile") expect(location.pathname).toBe("/user/Info");

    await form.getByLabelText("New password", { exact: true }).fill("newday24");
    await form.getByLabelText("Confirm new password").fill("newday24");
    await form.getByRole("button", { name: "Change password" }).click();
    if (host === "mobile")
      await expect.element(form.getByText(/Your password has been changed/)).toBeVisible();
    else await expect.element(form).not.toBeInTheDocument();
  },
);

test("[UI-12] the prompt for a bank account opens over the deposits, and closes", async () => {
  const needsAccount = { need_bank_account_deposit_verified: 1 };
  await openSite("/user/Deposit", {
    member: true,
    answers: { [layout]: layoutWith(needsAccount) },
  });
  const prompt = page.getByRole("dialog", { name: "Bank account" });
  await expect.element(prompt).toBeVisible();
  await prompt.getByRole("button", { name: "Close" }).click();
  await expect.element(prompt).not.toBeInTheDocument();
});
