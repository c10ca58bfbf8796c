import { createAccountWidget, storedSession } from "./support/account-widget.ts";
import { watchCalls } from "./support/calls.ts";
import { someDollars } from "./support/money.ts";
import { createRoulette, spinCall, startRoulette } from "./support/roulette.ts";
import { expect, startsGames, test } from "./support/test.ts";

test.use(startsGames());

const layout = "/member/profile/common/layout";
const cash = "/member/profile/my_cash";
const favourite = "/arks/web/member-games/favorite/store";
const letters = "/arks/web/member/letter";
/** A browser has six connections for all calls, and the refused call takes another one. */
const held = [layout, letters, spinCall];

test("[API-15] [API-17] [API-18] a 401 aborts the member's calls under way and logs out, without a message about them @once", async ({
  page,
  lobby,
  member,
  operator,
  complaints,
}) => {
  complaints.expect(/status of 401/);
  const end = await startRoulette(operator);
  const wheel = createRoulette(page);
  const { channel } = await lobby.enter(member);
  const calls = watchCalls(page);
  const hold = (path: string) =>
    operator.answer({ path, member: member.account, behaviour: "hold", times: "always" });
  await hold(favourite);
  await page.getByRole("button", { name: "Favourite: Lotus Ascent" }).click();
  await expect.poll(() => calls.count(favourite)).toBe(1);
  await wheel.open();
  await expect(wheel.spin).toBeEnabled();
  calls.forget();
  for (const path of held) await hold(path);
  await wheel.spin.click();
  await expect.poll(() => calls.count(spinCall)).toBe(1);
  await operator.letter(member.account, "Never read");
  await operator.event(channel, "profile.updated");
  for (const path of held) await expect.poll(() => calls.count(path), path).toBeGreaterThan(0);

  // A toast is visible for only 3 s, so start waiting now.
  const ended = page.getByText("Your session has expired. Log in again to continue.");
  const notice = ended.waitFor();
  await operator.answer({ path: cash, member: member.account, code: "401", status: 401 });
  await operator.event(channel, "all_transfer_back");
  for (const path of [favourite, ...held])
    await expect.poll(() => calls.aborted(path).length, path).toBeGreaterThan(0);
  await notice;
  await expect(lobby.html).not.toHaveAttribute("data-member", /.*/);
  await expect(ended).toHaveCount(1);
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(await storedSession(page)).toEqual({ token: "", memberId: "" });
  // The token is invalid, so a logout call to the platform would be pointless.
  expect(calls.count("/logout")).toBe(0);

  await operator.clearAnswers();
  await lobby.logIn(member);
  await expect(createAccountWidget(page).balance).toHaveText(someDollars);
  await end();
});
