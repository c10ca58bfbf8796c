import type { Page } from "@playwright/test";
import { openDesk, openPhone } from "./support/desk.ts";
import { inLanguage } from "./support/in-language.ts";
import { createLobby } from "./support/lobby.ts";
import { expect, test } from "./support/test.ts";

/** Two hours from now in the format of the desk's time input, in site time, which is UTC-4. */
const inTwoHours = (desk: Page) =>
  desk.evaluate(() => new Date(Date.now() - 2 * 3_600_000).toISOString().slice(0, 19));

test("an operator's campaign begins on both hosts, is claimed there until its end, and appears on the desk and in its log @once", async ({
  accounts,
  browser,
  page,
  lobby,
  operator,
  stack,
}) => {
  const phone = await openPhone(browser, stack);
  const players = [
    { at: page, own: lobby, language: inLanguage("th_TH"), member: await accounts.next() },
    {
      at: phone,
      own: createLobby(phone),
      language: inLanguage("hi_IN"),
      member: await accounts.next(),
    },
  ];
  for (const { own, language, member } of players) await own.enter(member, language.home);
  const floatOf = ({ at, language }: (typeof players)[number]) =>
    at.locator("button.float", { hasText: language.word("promotions", "mine.red_envelope") });
  for (const player of players) await expect(floatOf(player)).toHaveCount(0);

  const desk = await openDesk(browser, stack, "campaigns");
  await desk.getByRole("button", { name: "New red envelope" }).click();
  await desk.getByLabel("Name (English)").fill("Lantern night");
  await desk.getByLabel("Ends").fill(await inTwoHours(desk));
  await desk
    .getByLabel("Only these members")
    .fill(players.map(({ member }) => member.account).join(" "));
  await desk.getByLabel("Envelopes per member").fill("2");
  await desk.getByLabel("Smallest amount in an envelope").fill("8.88");
  await desk.getByLabel("Largest amount in an envelope").fill("8.88");
  await desk.getByLabel("Budget").fill("100.00");
  await desk.getByRole("button", { name: "Save", exact: true }).click();
  await desk.getByRole("button", { name: "Start campaign" }).click();
  await expect(desk.getByText("Not saved yet")).toHaveCount(0);

  for (const player of players) {
    const { at, language, member } = player;
    await floatOf(player).click();
    const dialog = at.getByRole("dialog");
    await language.button(dialog, "promotions", "envelope.open").click();
    await expect(dialog).toHaveAccessibleName(language.word("promotions", "envelope.yours"));
    await language.button(dialog, "promotions", "envelope.done").click();
    await expect(at.getByRole("banner").locator(".balance-amount")).toHaveText("$1,008.88");
    expect((await operator.walletsOf(member.account)).map(({ balance }) => balance)).toContain(
      "100888",
    );
  }

  await desk.getByRole("button", { name: "Back to the list" }).click();
  const came = desk.getByRole("region", { name: "Results of Lantern night" });
  await expect(came.getByRole("row", { name: /^USD/ })).toContainText("17.76");
  // Each player has one left until the operator ends the campaign.
  for (const player of players) await expect(floatOf(player)).toBeVisible();
  await desk.getByRole("button", { name: "End now: Lantern night" }).click();
  await desk.getByRole("button", { name: "End campaign" }).click();
  for (const player of players) await expect(floatOf(player)).toHaveCount(0);
  await desk.getByRole("link", { name: "Audit log" }).click();
  await expect(desk.getByRole("row").filter({ hasText: "campaign" }).first()).toContainText(
    "Mai Tran",
  );
});
