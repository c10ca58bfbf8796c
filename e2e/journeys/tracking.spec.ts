import { choose } from "./support/preferences.ts";
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

test.use(unanswered);
test.beforeEach(({ operator }) => operator.forgetTracking());

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
