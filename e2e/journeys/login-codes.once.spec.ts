import type { Locator, Page } from "@playwright/test";
import { lightPage } from "./support/lobby.ts";
import { openLoginForm, pictureOf, sendLoginForm } from "./support/login-form.ts";
import { expect, test } from "./support/test.ts";

const network = "Login isn’t available from your IP address or location.";
const words = "The platform's own words.";

/** Nobody is logged in, and the form can be sent again. */
const expectVisitor = async (page: Page, form: Locator) => {
  await expect(page.locator("html")).not.toHaveAttribute("data-member", /.*/);
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  await expect(form.getByLabel("Verification code")).toHaveValue("");
  await expect(pictureOf(form)).toBeVisible();
};

/** The rows of the login table (AUTH-19 to AUTH-29); each in the words that the player reads. */
const table: readonly (readonly [id: string, code: string, text: string])[] = [
  ["[AUTH-19]", "101", "Incorrect username or password. Check both and try again."],
  ["[AUTH-20]", "102", "This account is disabled. Contact customer service."],
  ["[AUTH-21]", "103", "This account is frozen. Contact customer service."],
  ["[AUTH-23]", "201", `${network} (201)`],
  ["[AUTH-24]", "202", `${network} (202)`],
  ["[AUTH-25]", "203", `${network} (203)`],
  ["[AUTH-26]", "106", network],
  ["[AUTH-29]", "999", words],
  // 107 without a question that can be asked; the dialog of 802 comes with transfer verification.
  [
    "",
    "107",
    "We don’t recognise this device. Contact customer service to verify it, then log in.",
  ],
];

for (const rows of [table.slice(0, 4), table.slice(4, 8), table.slice(8)]) {
  const ids = rows.map(([id]) => id).filter(Boolean);
  const codes = rows.map(([, code]) => code).join(", ");
  test(
    [...ids, `login codes ${codes} are told over the form`].join(" "),
    async ({ page, lobby, operator, member }) => {
      await lobby.open(lightPage);
      const form = await openLoginForm(page);
      for (const [, code, text] of rows) {
        await operator.answer({ path: "/login", code, message: words });
        await sendLoginForm(form, { ...member, code: "0000" });
        await expect(form.getByRole("alert"), code).toHaveText(text);
        await expectVisitor(page, form);
      }
    },
  );
}

test("[AUTH-22] login code 105 is told beside the picture", async ({
  page,
  lobby,
  operator,
  member,
}) => {
  await operator.answer({ path: "/login", code: "105", message: words });
  await lobby.open(lightPage);
  const form = await openLoginForm(page);
  await sendLoginForm(form, { ...member, code: "0000" });
  await expect(form.getByLabel("Verification code")).toHaveAccessibleDescription(
    "Incorrect code. Try the new one.",
  );
});
