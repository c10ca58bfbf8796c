import { faultsOf } from "./support/axe.ts";
import { signInToDesk } from "./support/desk.ts";
import { createLobby } from "./support/lobby.ts";
import { expect, test } from "./support/test.ts";

test("the dashboard shows a player's connection and an event while they happen", async ({
  page,
  context,
  member,
  operator,
  stack,
}) => {
  await operator.provider("GPOX", { state: "refusing" });
  const { main } = await signInToDesk(page, stack);
  const player = await context.newPage();
  const { channel } = await createLobby(player, 1).enter(member);
  await page.bringToFront();
  await expect(main.getByRole("definition").nth(2)).not.toHaveText("0");
  const channels = main.getByRole("region", { name: "Channels occupied" });
  const own = channels.getByRole("row", { name: `${channel} 1` });
  await expect(own).toBeVisible();

  await operator.event("board", "desk.test", { text: "é" });
  const events = main.getByRole("region", { name: "Last events" });
  await expect(events.getByRole("row", { name: /desk\.test board 13 B/ })).toBeVisible();
  await operator.answer({ path: "/member/profile/my_cash", code: "555" });
  await operator.money(member.account, "5.00");
  await expect(main.getByRole("row", { name: "/api/member/profile/my_cash 555 1" })).toBeVisible();
  await expect(main.getByRole("row", { name: /Oxbow refusing/ })).toBeVisible();
  await expect(
    main.getByRole("region", { name: "Money held" }).getByRole("row", { name: /^USD / }),
  ).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  await player.close();
  await expect(own).toHaveCount(0);
  await operator.provider("GPOX", { state: "open" });
});

test("a sandbox that is away is said, and looked for until it is back", async ({
  page,
  context,
  stack,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  await signInToDesk(page, stack);
  await expect(page.getByRole("region", { name: "Money held" })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText("The sandbox does not answer. Trying again …")).toBeVisible();
  // What was read before is still to be seen.
  await expect(page.getByRole("region", { name: "Money held" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("The sandbox does not answer. Trying again …")).toBeHidden();
  await expect(page.getByRole("alert")).toHaveCount(0);
});
