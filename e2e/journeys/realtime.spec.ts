import { createAccountWidget, storedSession } from "./support/account-widget.ts";
import { networkIsGone } from "./support/complaints.ts";
import { createLobby, lightPage } from "./support/lobby.ts";
import { expect, test } from "./support/test.ts";

const isOfMembers = (channel: string) => /^(private|presence)-/.test(channel);

test("[RT-01] [RT-04] [RT-05] [RT-06] a visitor's connection joins the public channels only, a member's the private and the presence channel too @smoke @once", async ({
  page,
  lobby,
  member,
  stack,
}) => {
  const { frames } = lobby;
  await lobby.visit(lightPage);
  const [socket] = frames.sockets;
  expect(socket?.url).toMatch(`${stack.socket}/app/`);
  expect(frames.joined()).toContain("board");
  expect(frames.asked().filter(isOfMembers)).toEqual([]);

  await lobby.logIn(member);
  const { channel } = await lobby.present();
  expect(channel).toBe(`private-member.${(await storedSession(page)).memberId}`);
  expect(frames.joined()).toEqual(expect.arrayContaining([channel, "presence-member.USD"]));

  await page.reload();
  await lobby.present();
  expect(frames.asked()).toEqual(expect.arrayContaining(["board", channel, "presence-member.USD"]));
});

test("[RT-16] money that moves is shown in all tabs; each says when the network is gone, and is updated when it is back @once", async ({
  page,
  lobby,
  member,
  operator,
  context,
  complaints,
}) => {
  complaints.expect(networkIsGone);
  await lobby.enter(member, lightPage);
  const tab = await context.newPage();
  const beside = createLobby(tab);
  await beside.visit(lightPage);
  await beside.present();
  const tabs = [page, tab].map((one) => ({ one, balance: createAccountWidget(one).balance }));
  const shows = async (amount: string) => {
    for (const { balance } of tabs) await expect(balance).toHaveText(amount);
  };
  await shows("$1,000.00");
  await operator.money(member.account, "1.11");
  await shows("$1,001.11");

  await context.setOffline(true);
  for (const { one } of tabs)
    await expect(one.getByText("You’re offline. Balances may be out of date.")).toBeVisible();
  await operator.money(member.account, "2.22");
  await shows("$1,001.11");
  await context.setOffline(false);
  await lobby.present();
  await beside.present();
  await shows("$1,003.33");
  await expect(page.getByText("You’re back online.")).toBeVisible();
  await operator.money(member.account, "3.33");
  await shows("$1,006.66");
});
