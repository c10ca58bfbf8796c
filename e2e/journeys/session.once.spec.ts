import { createAccountWidget, storedSession } from "./support/account-widget.ts";
import { watchCalls } from "./support/calls.ts";
import { lightPage } from "./support/lobby.ts";
import { logInButton } from "./support/login-form.ts";
import { dollars, someDollars } from "./support/money.ts";
import { expect, test } from "./support/test.ts";

/** Names under which the site keeps what belongs to a member. */
const memberKeys = ["member_id", "currency", "member_account", "token", "session", "isPlay"];

test("[AUTH-89] [AUTH-90] a logout forgets the member: storage, balance, and whatever was shown @smoke", async ({
  page,
  lobby,
  member,
  accounts,
  operator,
}) => {
  await operator.money(member.account, "12.34");
  await operator.letter(member.account, "For one pair of eyes");
  const accountWidget = createAccountWidget(page);
  await lobby.open(lightPage);
  await lobby.logIn(member);
  await lobby.present();
  const [main] = (await operator.walletsOf(member.account)).filter(({ kind }) => kind === "main");
  await expect(accountWidget.balance).toHaveText(dollars(BigInt(main?.balance ?? "0")));

  await expect(page.getByRole("button", { name: "Messages: 1 unread" })).toBeVisible();

  const calls = watchCalls(page);
  await accountWidget.logOut();
  await expect(logInButton(page)).toBeVisible();
  await expect(accountWidget.wallet).toHaveCount(0);
  await expect(lobby.html).not.toHaveAttribute("data-member", /.*/);
  expect(calls.count("/logout")).toBe(1);
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => memberKeys.includes(key))).toEqual([]);

  // Held, so that anything left over from the member before would be seen.
  for (const path of [
    "/member/profile/common/layout",
    "/member/profile/my_cash",
    "/arks/web/member/letter",
  ])
    await operator.answer({ path, behaviour: "hold", carry_out: true, times: "always" });
  await lobby.logIn(await accounts.next());
  await expect(accountWidget.balance).toHaveText("--");
  await expect(page.getByRole("button", { name: "Messages", exact: true })).toBeVisible();
  await operator.clearAnswers();
  await expect(accountWidget.balance).toHaveText(someDollars);
});

test("[AUTH-87] after a logout the member's channels are left", async ({ page, lobby, member }) => {
  const { frames } = lobby;
  await lobby.enter(member, lightPage);
  const before = frames.sockets.length;

  await createAccountWidget(page).logOut();
  await expect(lobby.html).not.toHaveAttribute("data-member", /.*/);
  // The socket that knew the member is given up: the next one asks for public channels only.
  await expect.poll(() => frames.sockets.length).toBe(before + 1);
  const isGone = () => frames.sockets.slice(0, before).every(({ isClosed }) => isClosed());
  await expect.poll(isGone).toBe(true);
  await lobby.connected();
  await expect.poll(frames.asked).toContain("board");
  expect(frames.asked().filter((channel) => /^(private|presence)-/.test(channel))).toEqual([]);
});

test("a platform that does not answer the logout keeps nobody logged in", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await lobby.enter(member, lightPage);
  await operator.answer({ path: "/logout", behaviour: "hold", times: "always" });
  await createAccountWidget(page).logOut();
  await expect(lobby.html).not.toHaveAttribute("data-member", /.*/);
  expect((await storedSession(page)).token).toBe("");
});

test("[API-06] a token that comes back with an answer takes the place of the stored one", async ({
  page,
  lobby,
  member,
  operator,
  complaints,
}) => {
  // The platform does not know the token that it was ordered to hand out.
  complaints.expect(/status of 401/);
  const { token, channel } = await lobby.enter(member, lightPage);
  const renewed = `${token.split(".")[0]}.renewed-by-the-test`;
  await operator.answer({
    path: "/member/profile/common/layout",
    member: member.account,
    headers: { authorization: renewed },
  });
  // Nothing else is answered: the platform would refuse the next call that brings it.
  await operator.answer({ path: "*", behaviour: "hold", times: "always" });
  await operator.event(channel, "profile.updated");
  await expect.poll(async () => (await storedSession(page)).token).toBe(renewed);
  await expect(createAccountWidget(page).wallet).toBeVisible();

  const [next] = await Promise.all([
    page.waitForRequest(/\/api\/member\/profile\/common\/layout$/),
    operator.event(channel, "profile.updated"),
  ]);
  expect(next.headers()["authorization"]).toBe(renewed);
});

test("[SHELL-21] what is kept of a member is kept under its known names only", async ({
  page,
  lobby,
  member,
}) => {
  await lobby.open(lightPage);
  await lobby.logIn(member);
  await lobby.present();
  await createAccountWidget(page).wallet.click();
  await page.getByRole("button", { name: "Hide balances" }).click();

  const stored = await page.evaluate((): Record<string, string> =>
    Object.fromEntries(Object.entries(localStorage)),
  );
  // Beside the listed names: the name of the session and of this browser (W-39).
  const { session, device_id, ...listed } = stored;
  expect(Object.keys(listed).toSorted()).toEqual([
    "currency",
    "eyeOpen",
    "member_account",
    "member_id",
    "token",
  ]);
  expect(listed).toMatchObject({ currency: "USD", eyeOpen: "0", member_account: member.account });
  expect(session).toBe(listed["token"]?.split(".")[0]);
  expect(device_id).toMatch(/^[0-9a-f-]{36}$/);
});

test.describe("of a visitor from Viet Nam", () => {
  // The country goes before the language, which stays English here.
  test.use({ extraHTTPHeaders: { "x-country": "VN" } });

  test("[AUTH-91] a logout sets the currency of the visitor's country and language", async ({
    page,
    lobby,
    member,
    context,
    stack,
  }) => {
    // A link brought this visitor in another currency, and the account is in a third.
    await context.addCookies([{ name: "currency", value: "JPY", url: stack.lobby }]);
    const calls = watchCalls(page);
    const asked = () => calls.to("/v2/get_jackpot").at(-1)?.postDataJSON();
    await lobby.open();
    await expect.poll(asked).toMatchObject({ currency: "JPY" });
    await lobby.logIn(member);
    await expect.poll(asked).toMatchObject({ currency: "USD" });
    await createAccountWidget(page).logOut();
    await expect.poll(asked).toMatchObject({ currency: "VND" });
  });
});
