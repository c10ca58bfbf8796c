import * as v from "valibot";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeApi, lost } from "./api.fake.ts";
import { post } from "./call.ts";
import { chooseNetwork } from "./network.fake.ts";
import { accepting, platform } from "./platform.fake.ts";

const call = post("/jackpot", { body: v.object({}), reads: v.nullable(v.string()) });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  chooseNetwork("fast");
});

const platforms = {
  fakeApi: () => fakeApi({ "/jackpot": () => ({ data: "1000.00" }) }),
  platform: () => platform(() => "1000.00"),
};

it.each(Object.entries(platforms))("an answer of %s is delayed", async (_, make) => {
  chooseNetwork("slow");
  const arrived = vi.fn();
  void make().read(call, {}).then(arrived);
  await vi.advanceTimersByTimeAsync(1_400);
  expect(arrived).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(arrived).toHaveBeenCalledWith("1000.00");
});

it.each(Object.entries(platforms))("an answer of %s is lost", async (_, make) => {
  chooseNetwork("failing");
  await expect(make().read(call, {})).rejects.toMatchObject({ refusal: { status: 0 } });
});

it("what a member sends is lost as well", async () => {
  chooseNetwork("failing");
  const { code } = lost.refusal;
  for (const api of [fakeApi({}), accepting(platform(() => null))])
    await expect(api.send(call, {})).resolves.toMatchObject({ ok: false, refusal: { code } });
});
