import { player } from "./support/accounts.ts";
import { expect, test } from "./support/test.ts";

const names = ["Invite friends", "Referral rewards", "Invited friends"];

test("[MEMBER-18] [MEMBER-24] who has friend rewards finds three pages, with an invite link of their own", async ({
  page,
  lobby,
  operator,
}) => {
  await lobby.openAs(player(36), "/user");
  const group = page.getByRole("list", { name: "Refer a friend" });
  await expect(group.getByRole("link")).toHaveText(names);
  for (const name of names) {
    await group.getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeFocused();
  }
  const search = page.getByRole("textbox", { name: "Friend’s username" });
  await search.fill("player12");
  await search.press("Enter");
  await expect(page.getByRole("list", { name: "Friends" }).getByRole("listitem")).toHaveCount(1);

  await group.getByRole("link", { name: "Invite friends" }).click();
  const link = page.getByRole("textbox", { name: "Your invite link" });
  await expect(link).toHaveValue(/^https?:\/\/[^/]+\/\?invite=[A-Z2-9]{8}$/);

  const path = "/bonus_setting/check";
  await operator.answer({ path, code: "100", data: { is_friend: 0 }, times: "always" });
  await page.reload();
  await expect(page.getByText(/aren’t available for your account/)).toBeVisible();
  await expect(page.getByRole("list", { name: "Funds" })).toBeVisible();
  await expect(group).toHaveCount(0);
});

test("[MEMBER-29] [MEMBER-30] an agent application that answers 101 or 104 takes friend rewards away", async ({
  page,
  lobby,
}) => {
  // Closed applications answer 101, a refused one 104.
  for (const number of [33, 34]) {
    await lobby.openAs(player(number), "/user/RecommendProject");
    await expect(page.getByText(/aren’t available for your account/)).toBeVisible();
    await expect(page.getByRole("list", { name: "Refer a friend" })).toHaveCount(0);
  }
});
