// @vitest-environment jsdom
import { fakeApi, refused, type Reply } from "@naluma/api-client/api.fake";
import { fakeClock } from "@naluma/machine/clock.fake";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { emptyRegister } from "../form/register-values.ts";
import { useSms } from "./use-sms.ts";

afterEach(cleanup);

function opened(...replies: Reply[]) {
  const api = fakeApi({ "/register/sms": () => replies.shift() ?? { data: null } });
  const clock = fakeClock(1_795_000_000_000);
  const showPhoneProblem = vi.fn<() => void>();
  const values = { ...emptyRegister, memberPhone: "0912345678", memberCurrency: "VND" };
  const { result } = renderHook(() =>
    useSms({ api, siteId: 9, clock, local: undefined, values, isReady: true, showPhoneProblem }),
  );
  const press = (times = 1) =>
    act(async () => {
      for (let press = 0; press < times; press += 1) result.current.send();
    });
  return { api, clock, result, press, showPhoneProblem };
}

it("two presses between two frames send one SMS", async () => {
  const { api, press } = opened();
  await press(2);
  expect(api.sent).toHaveLength(1);
});

it("[REG-34] no SMS is sent before the wait is over, and one may be sent at its very end", async () => {
  const { api, clock, press } = opened();
  await press();
  await clock.pass(299_999);
  await press();
  expect(api.sent).toHaveLength(1);
  await clock.pass(1);
  await press();
  expect(api.sent).toHaveLength(2);
});

it("a second SMS refused for the phone removes the message about the first", async () => {
  const { clock, result, press, showPhoneProblem } = opened({ data: null }, refused("201"));
  await press();
  expect(result.current.sentTo).toBe("0912345678");
  await clock.pass(300_000);
  await press();
  expect(showPhoneProblem).toHaveBeenCalledOnce();
  expect(result.current.sentTo).toBeUndefined();
});
