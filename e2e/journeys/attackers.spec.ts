import { createAccountWidget, storedSession } from "./support/account-widget.ts";
import { withAttacker } from "./support/attacker.ts";
import { socketIsClosing } from "./support/complaints.ts";
import { lightPage } from "./support/lobby.ts";
import { openWallet } from "./support/play.ts";
import { expect, test } from "./support/test.ts";
import { agree, goToCompany } from "./support/third-party.ts";

const nobody = { token: "", memberId: "" };

test("another site's page logs nobody in: as opener, by a message, by the callback, by an expired state @once", async ({
  page,
  lobby,
  member,
  operator,
  stack,
  complaints,
}) => {
  // Requests of the other tab are refused while this one logs out.
  complaints.expect(/status of 401/);
  const context = page.context();
  const enc = new URL(await operator.loginLink(member.account)).searchParams.get("enc") ?? "";
  await withAttacker(async (origin) => {
    await page.goto(origin);
    const [victim] = await Promise.all([
      context.waitForEvent("page"),
      page.evaluate((address) => void open(address, "victim"), `${stack.lobby}/faq`),
    ]);
    await expect(victim.locator("html")).toHaveAttribute("data-hydrated", /.*/);

    // A forged message, and a callback with a state that the attacker made up.
    await page.evaluate(
      ({ to, code }) => {
        const state = "0123456789abcdef";
        const message = { msg: "authLogin", data: { enc: code }, state, at: Date.now() };
        const opened = open("", "victim");
        opened?.postMessage(message, to);
        opened?.postMessage(JSON.stringify(message), to);
        open(`${to}/authCallback?msg=authLogin&state=${state}&enc=${code}`, "authWindow");
      },
      { to: stack.lobby, code: enc },
    );
    await expect
      .poll(() => context.pages().some((one) => one.url().includes("/authCallback")))
      .toBe(false);
    expect(await victim.evaluate(() => localStorage.getItem("window-msg"))).toBeNull();
    expect(await storedSession(victim)).toEqual(nobody);
    await victim.close();
  });

  // A login callback with a state that this tab did not create.
  await lobby.open(lightPage);
  const other = await context.newPage();
  await other.goto("/faq");
  await other.evaluate(
    (code) =>
      localStorage.setItem(
        "window-msg",
        JSON.stringify({
          msg: "authLogin",
          data: { enc: code },
          state: "0123456789abcdef",
          at: Date.now(),
        }),
      ),
    enc,
  );
  expect(await storedSession(page)).toEqual(nobody);

  // The state of a finished attempt, replayed.
  const company = await goToCompany(page);
  const state = new URL(company.url()).searchParams.get("state") ?? "";
  await agree(company, member);
  await expect(createAccountWidget(page).wallet).toBeVisible();
  await createAccountWidget(page).logOut();
  await expect.poll(() => storedSession(page)).toEqual(nobody);
  await other.evaluate(
    ({ code, again }) =>
      localStorage.setItem(
        "window-msg",
        JSON.stringify({ msg: "authLogin", data: { enc: code }, state: again, at: Date.now() }),
      ),
    { code: enc, again: state },
  );
  await other.goto(`/authCallback?msg=authLogin&state=${state}&enc=${enc}`);
  await expect(other).toHaveURL(/^http:\/\/[^/]+\/$/);
  expect(await storedSession(page)).toEqual(nobody);
});

test("another account's login link, opened from somebody else's page, changes nothing unless the member agrees @once", async ({
  page,
  lobby,
  member,
  accounts,
  operator,
  complaints,
}) => {
  // The first page loses its session to the other one.
  complaints.expect(socketIsClosing);
  const { token, memberId } = await lobby.enter(member, lightPage);
  const own = { token, memberId };
  const theirs = await accounts.next();
  const context = page.context();
  await withAttacker(async (origin) => {
    const elsewhere = await context.newPage();
    await elsewhere.goto(origin);
    const openLink = async () => {
      const link = await operator.loginLink(theirs.account);
      const [opened] = await Promise.all([
        context.waitForEvent("page"),
        elsewhere.evaluate((address) => void open(address, "_blank"), link),
      ]);
      const question = opened.getByRole("alertdialog", { name: "Switch accounts?" });
      await expect(question).toContainText(
        `You’re logged in as ${member.account}, and this login is for ${theirs.account}.`,
      );
      return { opened, question };
    };

    const refused = await openLink();
    // While it is open, both sessions are unchanged.
    expect(await storedSession(refused.opened)).toEqual(own);
    await refused.question.getByRole("button", { name: "Keep this account" }).click();
    await expect(refused.question).toBeHidden();
    await expect(createAccountWidget(refused.opened).wallet).toBeVisible();
    expect(await storedSession(refused.opened)).toEqual(own);
    await refused.opened.close();
    await openWallet(page);
    expect(await storedSession(page)).toEqual(own);

    const { opened, question } = await openLink();
    await question.getByRole("button", { name: "Switch account" }).click();
    // The page reloads for its new member.
    await opened.waitForFunction(
      (account) => localStorage.getItem("member_account") === account,
      theirs.account,
    );
    await expect(createAccountWidget(opened).wallet).toBeVisible();
    expect(await storedSession(opened)).not.toMatchObject({ memberId });
  });
});
