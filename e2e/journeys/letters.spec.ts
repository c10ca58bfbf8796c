import { createLobby, lightPage } from "./support/lobby.ts";
import { expect, test } from "./support/test.ts";

test("[RT-17] [RT-18] [RT-19] a letter that arrives, is read or is deleted in one tab does so in the other @once", async ({
  page,
  context,
  lobby,
  member,
  operator,
}) => {
  await lobby.enter(member, lightPage);
  const unread = (count: number) =>
    page.getByRole("button", {
      name: count === 0 ? "Messages" : `Messages: ${count} unread`,
      exact: true,
    });
  await expect(unread(0)).toBeVisible();
  const centre = await context.newPage();
  await centre.goto("/user/Letter");
  await createLobby(centre).present();
  await expect(centre.getByText("No messages yet")).toBeVisible();

  await operator.letter(member.account, "Older", "<p>Read <b>before</b>.</p>");
  await operator.letter(member.account, "Newer", "<p>Nobody has opened this.</p>");
  await expect(unread(2)).toBeVisible();
  await centre.getByRole("link", { name: /Newer/ }).click();
  await expect(centre.getByRole("article")).toContainText("Nobody has opened this.");
  await expect(centre.getByText("1 unread of 2")).toBeVisible();
  await expect(unread(1)).toBeVisible();

  await lobby.open("/user/Letter");
  await lobby.present();
  await expect(page.getByRole("link", { name: /Newer/ })).toBeVisible();
  await centre.getByRole("button", { name: "Delete" }).click();
  await centre.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(centre.getByText("Message deleted.")).toBeVisible();
  await expect(page.getByRole("link", { name: /Newer/ })).toHaveCount(0);
  await expect(page.getByText("1 unread of 1")).toBeVisible();
});
