import { expect, test } from "./support/test.ts";

const path = "/member/profile/edit_password";

/** What the platform may answer, and what the player reads. */
const refusals = [
  { code: "999", message: "Your current password is incorrect." },
  { code: "999", message: "Choose another password.", form: 2 },
  { code: "400", status: 400, message: "Invalid request." },
  { code: "413", status: 413, message: "The request is too large." },
  { code: "429", status: 429, message: "Too many attempts. Please wait a moment." },
  { code: "500", status: 500, message: "Something went wrong. Please try again later." },
] as const;

test("[AUTH-83] every answer to a change of password is said, keeps what was typed, and the last one changes it", async ({
  page,
  lobby,
  operator,
  member,
  complaints,
}) => {
  complaints.expect(/status of (400|401|413|429|500)/);
  await lobby.openAs(member, "/user/Info");
  const form = page.getByRole("region", { name: "Change password" });
  await form.getByLabel("Current password").fill(member.password);
  await form.getByLabel("New password", { exact: true }).fill("Harvest7moon");
  await expect(form.getByText("Strong password")).toBeVisible();
  await form.getByLabel("Confirm new password").fill("Harvest7moon");
  const change = form.getByRole("button", { name: "Change password" });
  for (const refusal of refusals) {
    await operator.answer({ path, ...refusal });
    await change.click();
    await expect(form.getByRole("alert")).toHaveText(refusal.message);
    await expect(form.getByLabel("New password", { exact: true })).toHaveValue("Harvest7moon");
  }
  await change.click();
  await expect(form.getByText(/Your password has been changed/)).toBeVisible();
  await expect(form.getByLabel("New password", { exact: true })).toHaveValue("");

  // A session that has ended meanwhile ends here, too.
  await operator.answer({ path, code: "401", status: 401, message: "Please log in again." });
  await form.getByLabel("Current password").fill("Harvest7moon");
  await form.getByLabel("New password", { exact: true }).fill("newday24");
  await form.getByLabel("Confirm new password").fill("newday24");
  await change.click();
  await expect(page).toHaveURL(/\/$/);
});
