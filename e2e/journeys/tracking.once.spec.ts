import type { Page } from "@playwright/test";
import { choose } from "./support/preferences.ts";
import {
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
  waitForQuestion,
  watchOthers,
} from "./support/tracking.ts";

/** Registers, and waits until the page is the new member's. */
async function register(page: Page) {
  const member = newcomer();
  const form = await openRegisterForm(page);
  await fillRegisterForm(form, member);
  await createAccount(form);
  await expect(page.locator("html")).toHaveAttribute("data-member", "");
  return member;
}

test.use(unanswered);

test("before an answer, and after a refusal, no request goes to another origin @smoke", async ({
  page,
  context,
  lobby,
  operator,
  stack,
}) => {
  const others = watchOthers(page, stack.lobby);
  await page.clock.install();
  await lobby.visit(`/?fbclid=${clickId}`);
  const question = await waitForQuestion(page);
  await expect(question.getByText("127.0.0.1")).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("_fbc");
  await question.getByRole("button", { name: "Refuse" }).click();
  await expect(question).toBeHidden();
  expect(page.url()).not.toContain("fbclid");
  await register(page);

  await choose(page, "Tiếng Việt");
  await expect(lobby.html).toHaveAttribute("lang", "vi-VN");
  await lobby.ready();
  await lobby.connected();
  await page.clock.fastForward(20_000);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(others).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("_fbc");
  expect(await operator.tracking()).toEqual([]);
});

test("[TRACK-02] who accepts is counted once, with the click; taking it back ends it", async ({
  page,
  context,
  lobby,
  operator,
  complaints,
}) => {
  await lobby.visit(`/?fbclid=${clickId}`);
  await answer(page, "Accept");
  await expect.poll(async () => (await knownOutside(operator)).reports).toHaveLength(1);
  const known = await knownOutside(operator);
  expect(known.scripts).toEqual(["naluma-en_US"]);
  expect(known.reports[0]).toMatchObject({ id: "naluma-en_US", event: "PageView" });
  expect(known.reports[0]).toMatchObject({ clickId: expect.stringContaining(clickId) });
  expect(page.url()).not.toContain("fbclid");

  const reloaded = page.waitForEvent("load");
  await answer(page, "Refuse");
  await reloaded;
  await lobby.ready();
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).toContain("tracking_consent");
  expect(names).not.toContain("_fbc");
  await expect(page.locator("script[data-from=tracking]")).toHaveCount(0);
  await expect(questionOf(page)).toHaveCount(0);
  expect((await knownOutside(operator)).scripts).toHaveLength(1);
  expect(complaints.violations()).toEqual([]);
});

test("[TRACK-01] [TRACK-03] a registration is one event with the click, and nobody outside hears who it was", async ({
  page,
  lobby,
  operator,
}) => {
  const sent: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/fb_tracking")) sent.push(request.postDataJSON());
  });
  await lobby.visit(`/?fbclid=${clickId}`);
  await answer(page, "Accept");
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
});
