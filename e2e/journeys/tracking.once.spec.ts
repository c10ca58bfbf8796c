import { join } from "node:path";
import { startStack } from "@naluma/tools/stack";
import { lightPage } from "./support/lobby.ts";
import { createOperator } from "./support/operator.ts";
import { expect, test } from "./support/test.ts";
import { answer, knownOutside, unanswered, watchOthers } from "./support/tracking.ts";

test.use(unanswered);
test.beforeEach(({ operator }) => operator.forgetTracking());

test("[TRACK-05] each of four languages has its script, and no other language has one", async ({
  page,
  lobby,
  operator,
}) => {
  await page.clock.install();
  await lobby.visit(lightPage);
  await answer(page, "Accept");
  const scripts = ["naluma-en_US"];
  for (const locale of ["zh_CN", "ja_JP", "vi_VN", "hi_IN"]) {
    await lobby.visit(`/${locale}`);
    await expect(lobby.html).toHaveAttribute("lang", locale.replace("_", "-"));
    if (locale !== "ja_JP") scripts.push(`naluma-${locale}`);
    await expect(async () => {
      await page.clock.fastForward(1_000);
      expect((await knownOutside(operator)).scripts).toEqual(scripts);
    }).toPass();
    await page.clock.fastForward(10_000);
  }
  expect((await knownOutside(operator)).scripts).toEqual(scripts);
});

const scriptsOfSecondSite = test.extend({
  stack: [
    async ({}, use, { workerIndex }) => {
      const log = join(import.meta.dirname, `../../.naluma/e2e/tracked-site-${workerIndex}.log`);
      const stack = await startStack({ log, env: { SANDBOX_SITE: "2", SITE_ID: "2" } });
      await createOperator(stack).content("bulletin", []);
      await use(stack);
      await stack.stop();
    },
    { scope: "worker" },
  ],
});

scriptsOfSecondSite(
  "[TRACK-06] a second site has scripts of its own",
  async ({ page, lobby, operator }) => {
    await lobby.visit(lightPage);
    await answer(page, "Accept");
    await expect
      .poll(async () => (await knownOutside(operator)).scripts)
      .toEqual(["halcyon-en_US"]);
  },
);

const inDevelopment = test.extend({
  stack: [
    async ({}, use, { workerIndex }) => {
      const log = join(import.meta.dirname, `../../.naluma/e2e/development-${workerIndex}.log`);
      const stack = await startStack({ log, env: { NODE_ENV: "development" } });
      await use(stack);
      await stack.stop();
    },
    { scope: "worker" },
  ],
});

inDevelopment(
  "[TRACK-04] in development nobody is asked, and no script is loaded",
  async ({ page, lobby, operator, stack, request }) => {
    const others = watchOthers(page, stack.lobby);
    await operator.content("bulletin", []);
    await page.clock.install();
    await lobby.visit(lightPage);
    await expect(page.getByRole("contentinfo").getByRole("button", { name: "News" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Cookie settings" })).toHaveCount(0);
    await page.clock.fastForward(30_000);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    const sent = await request.post(`${stack.lobby}/api/fb_tracking`, { data: {} });
    expect(sent.status()).toBe(404);
    expect(others).toEqual([]);
    expect(await operator.tracking()).toEqual([]);
  },
);
