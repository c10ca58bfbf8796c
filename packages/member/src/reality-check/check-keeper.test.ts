import { fakeApi, refused, type FakeApi } from "@naluma/api-client/api.fake";
import { fakeClock, settled } from "@naluma/machine/clock.fake";
import { fakeBrowser } from "@naluma/site/browser.fake";
import { expect, test } from "vitest";
import { deviceKeeper, platformKeeper } from "./check-keeper.ts";
import { sessionReply } from "./session.fake.ts";
import { storeCheck, storedCheck } from "./stored-check.ts";

const minute = 60_000;

const platform = (reply: Parameters<typeof fakeApi>[0][string]): FakeApi =>
  fakeApi({ "/services/v1/member/session": reply, "/services/v1/member/reality-check": reply });

test("the platform's clock is used, however wrong the device's clock is", async () => {
  const keeper = platformKeeper(
    platform(sessionReply({ dueIn: 7 * minute, elapsed: 23 * minute })),
  );
  expect(await keeper.read()).toEqual({
    elapsed: 23 * minute,
    dueIn: 7 * minute,
    minutes: 30,
    choices: [15, 30, 60],
    least: 5,
    most: 240,
    mayBeOff: true,
    result: { currency: "USD", staked: "52.00", won: "40.00", net: "-12.00" },
  });
});

test("what was seen and chosen is sent to the platform", async () => {
  const api = platform(sessionReply({}));
  const keeper = platformKeeper(api);
  expect((await keeper.read()).dueIn).toBeUndefined();
  await keeper.seen();
  await keeper.choose(15);
  expect(api.sent.map(({ body }) => body)).toEqual([{}, { seen: true }, { minutes: 15 }]);
});

test("a refusal is thrown", async () => {
  await expect(platformKeeper(platform(() => refused("999"))).read()).rejects.toMatchObject({
    refusal: { code: "999" },
  });
});

function device() {
  const clock = fakeClock();
  const { local } = fakeBrowser().tab();
  const { local: tab } = fakeBrowser().tab();
  return { clock, local, tab, keeper: () => deviceKeeper({ clock, local, tab }) };
}

test("without these calls this tab counts, even over a reload, and knows no result", async () => {
  const { clock, local, keeper } = device();
  storeCheck(local, { minutes: 15, words: "" });
  await keeper().read();
  await clock.pass(14 * minute);
  expect(await keeper().read()).toMatchObject({
    elapsed: 14 * minute,
    dueIn: minute,
    result: undefined,
  });
});

test("the next check is counted from the last one seen", async () => {
  const { clock, local, keeper } = device();
  storeCheck(local, { minutes: 15, words: "" });
  await keeper().read();
  await clock.pass(21 * minute);
  expect((await keeper().read()).dueIn).toBe(-6 * minute);
  expect(await keeper().seen()).toMatchObject({ elapsed: 21 * minute, dueIn: 15 * minute });
  expect(await keeper().choose(0)).toMatchObject({ minutes: 0, dueIn: undefined });
  await settled();
});

test("a new interval is counted from when it was chosen, the first one too", async () => {
  const { clock, keeper } = device();
  await keeper().read();
  await clock.pass(21 * minute);
  expect(await keeper().choose(15)).toMatchObject({ elapsed: 21 * minute, dueIn: 15 * minute });
  await clock.pass(10 * minute);
  expect((await keeper().read()).dueIn).toBe(5 * minute);
  expect(await keeper().choose(30)).toMatchObject({ dueIn: 30 * minute });
});

test("counting starts again when the clock was set back", async () => {
  const { tab, clock, keeper } = device();
  tab.setItem("playing_since", String(clock.now() + minute));
  expect((await keeper().read()).elapsed).toBe(0);
});

test("a check seen by a clock that was set back since counts from the login", async () => {
  const { local, tab, clock, keeper } = device();
  storeCheck(local, { minutes: 15, words: "" });
  tab.setItem("playing_since", `${clock.now() - 10 * minute},${clock.now() + minute}`);
  expect((await keeper().read()).dueIn).toBe(5 * minute);
});

test("another interval keeps the member's own message", async () => {
  const { local, keeper } = device();
  storeCheck(local, { minutes: 15, words: "Tea is ready" });
  await keeper().choose(30);
  expect(storedCheck(local)).toEqual({ minutes: 30, words: "Tea is ready" });
});
