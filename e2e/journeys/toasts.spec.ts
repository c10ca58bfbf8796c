import { createAccountWidget } from "./support/account-widget.ts";
import { isPhone } from "./support/play.ts";
import { expect, test } from "./support/test.ts";

test("[UI-05] a toast keeps 16 pixels from the edge of the window @smoke", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await lobby.enter(member);
  await operator.answer({
    path: "/member/profile/my_cash",
    code: "4711",
    message: "The till is being counted.",
  });
  await createAccountWidget(page).wallet.click();
  const shown = page.getByRole("alert").filter({ hasText: "The till is being counted." });
  await expect(shown).toBeVisible();
  const gaps = await shown.evaluate((element) => {
    const { left, right, top } = element.getBoundingClientRect();
    return { left, top, right: document.documentElement.clientWidth - right };
  });
  expect(gaps.right).toBe(16);
  if (isPhone(page)) expect(gaps.left).toBe(16);
});
