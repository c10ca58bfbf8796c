import { expect, test } from "./support/test.ts";

test("an agent sends money to a member of the downline, and to nobody else", async ({
  page,
  lobby,
  operator,
  accounts,
}) => {
  const agent = await accounts.next();
  await operator.agent(agent.account);
  const below = { account: "belowagent1", password: agent.password };
  await operator.member({ ...below, currency: "USD", dollars: 10, agent: agent.account });

  await lobby.openAs(agent, "/proxy?page=Transfer");
  const send = async (account: string) => {
    await page.getByRole("textbox", { name: "Member’s username" }).fill(account);
    await page.getByRole("textbox", { name: "Amount" }).fill("25");
    await page.getByRole("button", { name: "Transfer money" }).click();
    const question = page.getByRole("alertdialog", { name: `Transfer $25.00 to ${account}?` });
    await question.getByRole("button", { name: "Transfer money" }).click();
  };
  await send("player01");
  await expect(page.getByText("No member with this username is in your downline.")).toBeVisible();
  await send(below.account);
  await expect(page.getByText(`$25.00 has reached ${below.account}.`)).toBeVisible();
  const mainOf = async (account: string) =>
    (await operator.walletsOf(account)).find(({ kind }) => kind === "main")?.balance;
  expect(await mainOf(below.account)).toBe("3500");
  expect(await mainOf(agent.account)).toBe("97500");

  await page.getByRole("link", { name: "See transactions" }).click();
  await expect(page.getByRole("cell", { name: "Agent transfer" })).toBeVisible();
  await expect(page.getByRole("cell", { name: "-$25.00" })).toBeVisible();
});

test("who applies as an agent waits, and becomes one when the operator agrees", async ({
  page,
  lobby,
  operator,
  member,
}) => {
  await lobby.openAs(member, "/proxy?page=Register");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText(/Your application is being reviewed/)).toBeVisible();
  await operator.agent(member.account);
  await expect(page.getByText("Your agent account is active.")).toBeVisible();
  await page.getByRole("link", { name: "Downline", exact: true }).click();
  await expect(page.getByText("Your downline is empty")).toBeVisible();
});
