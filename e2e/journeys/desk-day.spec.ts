import { createServer } from "node:http";
import type { Page } from "@playwright/test";
import { createAccountWidget } from "./support/account-widget.ts";
import { openDesk, signInToDesk } from "./support/desk.ts";
import { startGame } from "./support/play.ts";
import { expect, startsGames, test } from "./support/test.ts";

test.use(startsGames());

const part = (desk: Page, name: string) => desk.getByRole("region", { name, exact: true });

const goTo = async (desk: Page, screen: string) => {
  await desk.getByRole("link", { name: screen, exact: true }).click();
  await expect(desk.getByRole("heading", { level: 1, name: screen })).toBeFocused();
};

test("an operator's day: a player is seen, helped and locked out at once, and all of it is logged @once", async ({
  browser,
  page,
  lobby,
  member,
  stack,
  complaints,
}) => {
  // The player's page learns from its next call that the session has ended.
  complaints.expect(/status of 40/);
  const desk = await openDesk(browser, stack);
  // No script can read the session, and only the desk's own page is told who is signed in.
  expect(await desk.evaluate(() => document.cookie)).toBe("");
  const [cookie] = await desk.context().cookies(`${stack.api}/sandbox`);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Strict", path: "/sandbox" });
  expect(await desk.context().cookies(stack.games)).toEqual([]);

  const { channel } = await lobby.enter(member);
  await expect(
    part(desk, "Channels occupied").getByRole("row", { name: `${channel} 1` }),
  ).toBeVisible();

  await goTo(desk, "Members");
  await desk.getByLabel("Account, id or name").fill(member.account);
  await desk.getByRole("button", { name: "Search" }).click();
  await desk.getByRole("link", { name: member.account, exact: true }).click();
  const money = part(desk, "Adjust money");
  await money.getByLabel("Amount").fill("250.00");
  await money.getByLabel("Reason").fill("A round was settled wrong.");
  await money.getByRole("button", { name: "Adjust money" }).click();
  await desk.getByRole("alertdialog").getByRole("button", { name: "Add money" }).click();
  await expect(createAccountWidget(page).balance).toHaveText("$1,250.00");

  const letter = part(desk, "Message");
  await letter.getByLabel("Title").fill("About your round");
  await letter.getByLabel("Text").fill("It was settled again.");
  await letter.getByRole("button", { name: "Send the message" }).click();
  await expect(page.getByRole("button", { name: /1 unread/ }).first()).toBeVisible();

  const { game } = await startGame(page);
  const access = part(desk, "Access");
  await access.getByLabel("Action").selectOption({ label: "Disable the account" });
  await access.getByLabel("Reason").fill("The player asked for it.");
  await access.getByRole("button", { name: "Disable the account" }).click();
  await desk.getByRole("alertdialog").getByRole("button", { name: "Disable the account" }).click();
  await expect(page.getByText("Your session has expired. Log in again to continue.")).toBeVisible();
  await expect(lobby.html).not.toHaveAttribute("data-member", /.*/);
  // All money is back in the main wallet, and nothing more is staked.
  await expect(part(desk, "Account")).toContainText("1,250.00 USD");
  await expect(part(desk, "Account")).toContainText("disabled");
  if ("isClosed" in game && !game.isClosed())
    await expect(game.getByRole("button", { name: "Spin", exact: true })).toBeHidden();

  await goTo(desk, "Ledger");
  await expect(desk.getByText(/^The ledger adds up: \d+ accounts/)).toBeVisible();
  await desk.getByLabel("Member or id").fill(member.account);
  await desk.getByRole("button", { name: "Filter" }).click();
  await expect(
    part(desk, "Entries").getByRole("row", { name: /operator .* 250\.00/ }),
  ).toBeVisible();
  await goTo(desk, "Audit log");
  await desk.getByLabel("Target starts with").fill(member.account);
  await desk.getByRole("button", { name: "Filter" }).click();
  const done = part(desk, "Audit log").getByRole("row", { name: /Mai Tran member\./ });
  await expect(done.first()).toContainText("member.disable");

  await desk.getByRole("button", { name: "Sign out" }).click();
  await expect(desk.getByRole("button", { name: "Sign in" })).toBeVisible();
  await desk.goto(`${stack.api}/sandbox/desk/ledger`);
  await expect(desk.getByRole("button", { name: "Sign in" })).toBeVisible();
  await desk.context().close();
});

test("a page of another origin can do nothing with the operator's cookie @once", async ({
  page,
  stack,
  operator,
  complaints,
}) => {
  complaints.expect(/blocked by CORS|Failed to load resource|content security policy/i);
  await signInToDesk(page, stack);
  // The same site on another port: the browser sends the cookie along.
  const elsewhere = createServer((_, answer) => answer.end("<!doctype html>"));
  await new Promise<void>((resolve) => elsewhere.listen(0, "127.0.0.1", resolve));
  const address = elsewhere.address();
  const foreign = await page.context().newPage();
  await foreign.goto(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/`);
  await foreign.setContent(`
    <iframe name="sink"></iframe>
    <form id="form" method="post" target="sink" enctype="text/plain" action="${stack.api}/sandbox/providers/GPHL">
      <input name='{"state":"refusing","x":"' value='"}'>
    </form>`);
  const tried = await foreign.evaluate((api) => {
    const attempts: readonly RequestInit[] = [
      { mode: "no-cors" },
      { mode: "cors", headers: { "content-type": "application/json", "x-desk": "1" } },
    ];
    const send = (attempt: RequestInit) =>
      fetch(`${api}/sandbox/providers/GPHL`, {
        method: "POST",
        credentials: "include",
        body: `{"state":"refusing"}`,
        ...attempt,
      });
    return Promise.all(
      attempts.map(async (attempt) => {
        const answer = await send(attempt).catch(() => undefined);
        return answer?.type ?? "failed";
      }),
    );
  }, stack.api);
  // An opaque response cannot be read by the page.
  expect(tried).toEqual(["opaque", "failed"]);
  const [answer] = await Promise.all([
    foreign.context().waitForEvent("response", (one) => one.url().endsWith("/providers/GPHL")),
    foreign.evaluate(() => document.querySelector("form")?.submit()),
  ]);
  expect(answer.status()).toBe(403);
  const stateNow = async () =>
    (await operator.providers()).find(({ gp_id }) => gp_id === "GPHL")?.state;
  expect(await stateNow()).toBe("open");

  // The same request from the desk's own page succeeds.
  await page.evaluate(() =>
    fetch("/sandbox/providers/GPHL", {
      method: "POST",
      headers: { "x-desk": "1", "content-type": "application/json" },
      body: `{"state":"slow"}`,
    }),
  );
  expect(await stateNow()).toBe("slow");
  elsewhere.closeAllConnections();
  elsewhere.close();
});
