import { watchCalls } from "./support/calls.ts";
import { createCorner, storedSession } from "./support/corner.ts";
import { watchFrames } from "./support/frames.ts";
import { dollars } from "./support/money.ts";
import { expect, test } from "./support/test.ts";

/** Names under which the site keeps what belongs to a member. */
const memberKeys = ["member_id", "currency", "member_account", "token", "session", "isPlay"];

test("[AUTH-89] [AUTH-90] a logout forgets the member: storage, balance, and whatever was shown", async ({
  page,
  lobby,
  member,
  accounts,
  operator,
}) => {
  await operator.money(member.account, "12.34");
  const corner = createCorner(page);
  await lobby.open();
  await lobby.logIn(member);
  const [main] = (await operator.walletsOf(member.account)).filter(({ kind }) => kind === "main");
  await expect(corner.balance).toHaveText(dollars(BigInt(main?.balance ?? "0")));
  await lobby.connected();

  const calls = watchCalls(page);
  await corner.logOut();
  await expect(page.getByRole("button", { name: "Log in", exact: true }).first()).toBeVisible();
  await expect(corner.wallet).toHaveCount(0);
  await expect(lobby.html).not.toHaveAttribute("data-member", /.*/);
  expect(calls.count("/logout")).toBe(1);
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => memberKeys.includes(key))).toEqual([]);

  // Held, so that anything left over from the member before would be seen.
  await operator.answer({
    path: "/member/profile/common/layout",
    behaviour: "hold",
    carry_out: true,
  });
  await lobby.logIn(await accounts.next());
  await expect(corner.balance).toHaveText("--");
  await operator.clearAnswers();
  await expect(corner.balance).toHaveText(/^\$[\d,]+\.\d\d$/);
});

test("a logout ends the session on the platform as well", async ({
  page,
  lobby,
  member,
  stack,
}) => {
  await lobby.open();
  await lobby.logIn(member);
  const { token } = await storedSession(page);
  const layout = () =>
    fetch(`${stack.lobby}/api/member/profile/common/layout`, {
      method: "POST",
      headers: { authorization: token, "content-type": "application/json" },
      body: "{}",
    });
  expect((await layout()).status).toBe(200);
  await createCorner(page).logOut();
  await expect(lobby.html).not.toHaveAttribute("data-member", /.*/);
  expect((await layout()).status).toBe(401);
});

test("[AUTH-87] after a logout the member's channels are left", async ({ page, lobby, member }) => {
  const frames = watchFrames(page);
  await lobby.open();
  await lobby.logIn(member);
  await lobby.connected();
  const { memberId } = await storedSession(page);
  await frames.memberJoined(memberId);
  const before = frames.sockets.length;

  await createCorner(page).logOut();
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
  await lobby.open();
  await lobby.logIn(member);
  await operator.answer({ path: "/logout", behaviour: "hold", times: "always" });
  await createCorner(page).logOut();
  await expect(lobby.html).not.toHaveAttribute("data-member", /.*/, { timeout: 4_000 });
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
  const frames = watchFrames(page);
  await lobby.open();
  await lobby.logIn(member);
  const { token, memberId } = await storedSession(page);
  await frames.memberJoined(memberId);
  const renewed = `${token.split(".")[0]}.renewed-by-the-test`;
  await operator.answer({
    path: "/member/profile/common/layout",
    member: member.account,
    headers: { authorization: renewed },
  });
  // Nothing else is answered: the platform would refuse the next call that brings it.
  await operator.answer({ path: "*", behaviour: "hold", times: "always" });
  await operator.event(`private-member.${memberId}`, "profile.updated");
  await expect.poll(async () => (await storedSession(page)).token).toBe(renewed);
  await expect(createCorner(page).wallet).toBeVisible();

  const [next] = await Promise.all([
    page.waitForRequest(/\/api\/member\/profile\/common\/layout$/),
    operator.event(`private-member.${memberId}`, "profile.updated"),
  ]);
  expect(next.headers()["authorization"]).toBe(renewed);
});

test("[SHELL-21] what is kept of a member is kept under its known names only", async ({
  page,
  lobby,
  member,
}) => {
  await lobby.open();
  await lobby.logIn(member);
  await lobby.connected();
  await createCorner(page).wallet.click();
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
    const currencies: unknown[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/v2/get_jackpot")) currencies.push(request.postDataJSON());
    });
    const asked = (currency: string) => expect.objectContaining({ currency });
    await lobby.open();
    await expect.poll(() => currencies.at(-1)).toEqual(asked("JPY"));
    await lobby.logIn(member);
    await expect.poll(() => currencies.at(-1)).toEqual(asked("USD"));
    await createCorner(page).logOut();
    await expect.poll(() => currencies.at(-1)).toEqual(asked("VND"));
  });
});
