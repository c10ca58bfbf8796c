import { inLanguage, playFirstGame, registerIn } from "./support/in-language.ts";
import { createLobby } from "./support/lobby.ts";
import { inMain } from "./support/money.ts";
import { newcomer } from "./support/register-form.ts";
import { expect, test } from "./support/test.ts";

test("an agent's day: plan and link, a newcomer who registers with it, the report, and money to the downline", async ({
  page,
  browser,
  lobby,
  operator,
  accounts,
  isMobile,
}) => {
  const language = inLanguage(isMobile ? "th_TH" : "en_US");
  const { word, button } = language;
  const agent = await accounts.next();
  await operator.agent(agent.account);
  await lobby.openAs(agent, language.home);
  await lobby.open("/proxy");
  const menu = page.getByRole("navigation", { name: word("member", "centre.agent_centre") });
  /** On a phone the line with the page's name opens the menu. */
  const openMenu = page
    .getByRole("navigation", { name: word("shell", "windows.centre") })
    .getByRole("button");
  const heading = (id: string) =>
    page.getByRole("heading", { level: 1, name: word("member", id), exact: true });
  const totalOf = (id: string) =>
    page
      .getByRole("region", { name: word("member", "agents.totals") })
      .getByRole("term")
      .filter({ hasText: language.pattern("member", id) })
      .locator("xpath=following-sibling::dd");
  const goTo = async (id: string) => {
    if (isMobile) await openMenu.click();
    await language.link(menu, "member", id).click();
    await expect(heading(id)).toBeFocused();
  };

  await goTo("centre.agent_plan");
  await expect(page.getByText(language.pattern("member", "agents.your_level"))).toBeVisible();
  await goTo("centre.downline");
  await expect(page.getByText(word("member", "agents.none"))).toBeVisible();
  await goTo("centre.agent_link");
  const address = await language.field(page, "member", "agents.your_link").inputValue();

  // Another person, in a separate browser.
  const guest = newcomer();
  const own = await browser.newContext();
  const theirs = await own.newPage();
  const theirLobby = createLobby(theirs);
  await theirLobby.open(new URL(language.home, address).href);
  await theirLobby.open(address);
  await registerIn(theirs, language, guest);
  await theirLobby.present();
  await playFirstGame(theirs, language, isMobile);

  await goTo("centre.downline");
  await expect(page.getByText(guest.username, { exact: true }).first()).toBeVisible();
  await expect(totalOf("agents.members")).toHaveText("1");
  await goTo("centre.daily_report");
  await expect(totalOf("agents.active")).toHaveText("1");
  await expect(totalOf("agents.staked")).toHaveText("$2.00");

  const before = inMain(await operator.walletsOf(guest.username));
  await goTo("centre.agent_transfer");
  await language.field(page, "member", "agents.receiver").fill(guest.username);
  await language.field(page, "member", "agents.amount").fill("25");
  await button(page, "member", "agents.send").click();
  await button(page.getByRole("alertdialog"), "member", "agents.send").click();
  await expect(page.getByText(language.pattern("member", "agents.sent"))).toBeVisible();

  // The newcomer's open page shows the change.
  const after = inMain(await operator.walletsOf(guest.username));
  expect(after).not.toBe(before);
  await expect(theirs.getByRole("banner").locator(".balance-amount")).toHaveText(after);
  expect(inMain(await operator.walletsOf(agent.account))).toBe("$975.00");
  await own.close();
});
