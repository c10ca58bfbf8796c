import { player } from "./support/accounts.ts";
import { watchCalls } from "./support/calls.ts";
import { lightPage } from "./support/lobby.ts";
import { expect, test } from "./support/test.ts";

const read = "/arks/web/member/letter/read";
const destroy = "/arks/web/member/letter/destroy";

test("[MEMBER-09] [MEMBER-12] [RT-18] a letter is read once when it is opened, and the count of every tab follows", async ({
  page,
  context,
  lobby,
  member,
  operator,
}) => {
  await operator.letter(member.account, "Older", "<p>Read <b>before</b>.</p>");
  await operator.letter(member.account, "Newer", "<p>Nobody has opened this.</p>");
  await lobby.enter(member, lightPage);
  await expect(page.getByRole("button", { name: "Messages: 2 unread" })).toBeVisible();

  const centre = await context.newPage();
  const calls = watchCalls(centre);
  await centre.goto("/user/Letter");
  await expect(centre.getByText("2 unread of 2")).toBeVisible();
  await centre.getByRole("link", { name: /Newer/ }).click();
  await expect(centre.getByRole("heading", { level: 2, name: "Newer" })).toBeFocused();
  await expect(centre.getByRole("article")).toContainText("Nobody has opened this.");
  await expect(centre.getByText("1 unread of 2")).toBeVisible();
  await expect(page.getByRole("button", { name: "Messages: 1 unread" })).toBeVisible();

  await centre.getByRole("link", { name: /Older/ }).click();
  await expect(centre.getByText("0 unread of 2")).toBeVisible();
  await centre.getByRole("link", { name: /Newer/ }).click();
  await expect(centre.getByRole("heading", { level: 2, name: "Newer" })).toBeFocused();
  await expect(page.getByRole("button", { name: "Messages", exact: true })).toBeVisible();
  expect(calls.count(read)).toBe(2);
});

test("[RT-17] [RT-19] [MEMBER-11] a letter that comes is there at once, and one that is deleted is gone everywhere", async ({
  page,
  context,
  lobby,
  member,
  operator,
}) => {
  await lobby.enter(member, lightPage);
  const other = await context.newPage();
  await other.goto("/user/Letter");
  await expect(other.getByText("No messages yet")).toBeVisible();
  await lobby.open("/user/Letter");
  await lobby.present();
  await expect(page.getByText("No messages yet")).toBeVisible();
  await operator.letter(member.account, "Just now");
  await page.getByRole("link", { name: /Just now/ }).click();
  await expect(other.getByRole("link", { name: /Just now/ })).toBeVisible();

  const calls = watchCalls(page);
  const remove = page.getByRole("button", { name: "Delete" });
  await remove.click();
  const question = page.getByRole("alertdialog", { name: "Delete this message?" });
  await question.getByRole("button", { name: "Keep" }).click();
  await expect(remove).toBeFocused();
  expect(calls.count(destroy)).toBe(0);
  await remove.click();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Message deleted.")).toBeVisible();
  await expect(page.getByText("No messages yet")).toBeVisible();
  await expect(other.getByText("No messages yet")).toBeVisible();
  expect(calls.to(destroy).map((call) => call.postDataJSON())).toMatchObject([
    { active: 1, count: 50, page: 1 },
  ]);
});

test("a letter that is deleted elsewhere cannot be deleted again: the platform's own words say so", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await operator.letter(member.account, "Stubborn");
  await lobby.openAs(member, "/user/Letter");
  await page.getByRole("link", { name: /Stubborn/ }).click();
  await operator.answer({ path: destroy, code: "999", message: "This message doesn’t exist." });
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("This message doesn’t exist.")).toBeVisible();
});

test("[MEMBER-08] 120 letters are three pages of 50, and the badge stops at 99+", async ({
  page,
  lobby,
}) => {
  await lobby.openAs(player(31), "/user/Letter");
  await expect(page.getByText("99+").first()).toBeVisible();
  await expect(page.getByText("1–50 of 120")).toBeVisible();
  await page.getByRole("link", { name: "Next page" }).click();
  await expect(page.getByText("51–100 of 120")).toBeVisible();
  await page.getByRole("link", { name: "Next page" }).click();
  await expect(page.getByText("101–120 of 120")).toBeVisible();
  await expect(page.getByRole("button", { name: "Next page" })).toBeDisabled();
  await page.goBack();
  await expect(page.getByText("51–100 of 120")).toBeVisible();
});

test("[MEMBER-15] the menu has announcements and letters under one heading, and each leads to its page", async ({
  page,
  lobby,
  member,
}) => {
  await lobby.openAs(member, "/user");
  const inbox = page.getByRole("list", { name: "Inbox" });
  await expect(inbox.getByRole("link")).toHaveText(["Announcements", "Messages"]);
  await inbox.getByRole("link", { name: "Announcements" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Announcements" })).toBeFocused();
  await expect(page.getByRole("list", { name: "Announcements" })).toContainText("Play money:");
  await inbox.getByRole("link", { name: "Messages" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Messages" })).toBeFocused();
});
