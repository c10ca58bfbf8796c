import type { Page } from "@playwright/test";
import { lightPage } from "./support/lobby.ts";
import { choose } from "./support/preferences.ts";
import {
  closeWelcome,
  createAccount,
  fillRegisterForm,
  newcomer,
  openRegisterForm,
} from "./support/register-form.ts";
import { expect, test } from "./support/test.ts";
import {
  answer,
  clickId,
  knownOutside,
  questionOf,
  unanswered,
  watchOthers,
} from "./support/tracking.ts";

/** Registers and waits until the page belongs to the new member. */
async function register(page: Page) {
  const member = newcomer();
  const form = await openRegisterForm(page);
  await fillRegisterForm(form, member);
  await createAccount(form);
  await closeWelcome(page);
  await expect(page.locator("html")).toHaveAttribute("data-member", "");
  return member;
}

test.use(unanswered);

test("[TRACK-01] [TRACK-02] [TRACK-03] before consent no request goes to another origin; consent reports the visit and the registration, without a name; a refusal ends it @once", async ({
  page,
  context,
  lobby,
  operator,
  stack,
  complaints,
}) => {
  const others = watchOthers(page, stack.lobby);
  const sent: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/fb_tracking")) sent.push(request.postDataJSON());
  });
  const cookies = async () => (await context.cookies()).map(({ name }) => name);
  await lobby.visit(`${lightPage}?fbclid=${clickId}`);
  await lobby.connected();
  expect(await cookies()).not.toContain("_fbc");
  expect([others, await operator.tracking()]).toEqual([[], []]);
  await answer(page, "Accept");
  expect(page.url()).not.toContain("fbclid");

  await expect.poll(async () => (await knownOutside(operator)).reports).toHaveLength(1);
  const known = await knownOutside(operator);
  expect(known.scripts).toEqual(["naluma-en_US"]);
  expect(known.reports[0]).toMatchObject({ id: "naluma-en_US", event: "PageView" });
  expect(known.reports[0]).toMatchObject({ clickId: expect.stringContaining(clickId) });

  const { username, email, password, name } = await register(page);
  await expect.poll(async () => (await knownOutside(operator)).events).toHaveLength(1);
  expect(sent).toMatchObject([
    { eventName: "CompleteRegistration", customData: { currency: "USD" } },
  ]);
  const { events, text } = await knownOutside(operator);
  const click = expect.stringMatching(new RegExp(`^fb\\.1\\.\\d{13}\\.${clickId}$`));
  expect(events).toMatchObject([
    { data: [{ event_name: "CompleteRegistration", user_data: { fbc: click } }] },
  ]);
  const token = await page.evaluate(() => localStorage.getItem("token") ?? "");
  expect(token).not.toBe("");
  const own = await page.evaluate(() => localStorage.getItem("member_id") ?? "none");
  for (const secret of [username, email, password, name, ...token.split(".")])
    expect(text).not.toContain(secret);
  expect(JSON.stringify(events)).not.toMatch(new RegExp(`\\b${own}\\b`));

  const reloaded = page.waitForEvent("load");
  await answer(page, "Decline");
  await reloaded;
  await lobby.ready();
  others.length = 0;
  await choose(page, "Tiếng Việt");
  await expect(lobby.html).toHaveAttribute("lang", "vi-VN");
  await lobby.ready();
  await lobby.connected();
  expect(await cookies()).toContain("tracking_consent");
  expect(await cookies()).not.toContain("_fbc");
  await expect(page.locator("script[data-from=tracking]")).toHaveCount(0);
  await expect(questionOf(page)).toHaveCount(0);
  expect(others).toEqual([]);
  expect((await knownOutside(operator)).scripts).toHaveLength(1);
  expect(complaints.violations()).toEqual([]);
});
