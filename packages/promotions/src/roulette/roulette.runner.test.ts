import { fakeApi, lost, refused, type Reply } from "@naluma/api-client/api.fake";
import { createQueryClient } from "@naluma/api-client/query-client";
import { fakeClock } from "@naluma/machine/clock.fake";
import { createStore } from "jotai/vanilla";
import { expect, test, vi } from "vitest";
import { drawsQuery } from "./roulette.api.ts";
import { startRoulette } from "./roulette.runner.ts";

const prizes = [
  { id: 1, name: "88.00" },
  { id: 3, name: "8.88" },
  { id: 3, name: "8.88" },
  { id: 4, name: "Try again" },
];

function started(
  spin: () => Reply | Promise<Reply>,
  options: { info?: () => Reply; isMotionReduced?: boolean } = {},
) {
  const api = fakeApi({
    "/arks/web/activity/roulette/info":
      options.info ?? (() => ({ data: { detail: { remaining_draws: 2 } } })),
    "/arks/web/activity/roulette/spin": spin,
  });
  const clock = fakeClock();
  const queryClient = createQueryClient();
  const onMoney = vi.fn<() => void>();
  const notify = vi.fn<(message: unknown) => void>();
  const roulette = startRoulette({
    store: createStore(),
    api,
    queryClient,
    clock,
    memberId: 7,
    prizes: () => prizes,
    random: () => 0.5,
    isMotionReduced: () => options.isMotionReduced ?? false,
    notify,
    onMoney,
  });
  const draws = () => queryClient.getQueryData(drawsQuery(api, 7).queryKey);
  const at = (place: string) => vi.waitFor(() => expect(roulette.getState().at).toBe(place));
  const open = async () => {
    roulette.send({ type: "opened" });
    await at("ready");
  };
  return { api, clock, onMoney, notify, roulette, draws, at, open };
}

const won =
  (prize_id: number, remaining_draws: unknown = 1) =>
  () => ({
    data: { prize_id, remaining_draws },
  });

test("[PROMO-14] opening reads the draws; a spin is one call with its own key", async () => {
  const { api, roulette, draws, open, at } = started(won(3));
  await open();
  expect(draws()).toBe(2);
  roulette.send({ type: "spin-pressed", key: "key-1" });
  roulette.send({ type: "spin-pressed", key: "key-2" });
  await at("turning");
  expect(api.sent.map(({ path, body, key }) => [path, body, key])).toEqual([
    ["/arks/web/activity/roulette/info", {}, undefined],
    ["/arks/web/activity/roulette/spin", {}, "key-1"],
  ]);
});

test("[PROMO-15] [PROMO-16] [PROMO-20] the wheel turns for 1.5 s to the first piece of the prize, then reports it", async () => {
  const { clock, roulette, draws, onMoney, open, at } = started(won(3));
  await open();
  roulette.send({ type: "spin-pressed", key: "k" });
  await at("turning");
  expect(roulette.getState()).toMatchObject({ angle: 3600 + 270 });
  expect(draws()).toBe(1);
  await clock.pass(1_499);
  expect(roulette.getState().at).toBe("turning");
  expect(onMoney).not.toHaveBeenCalled();
  await clock.pass(1);
  expect(roulette.getState()).toMatchObject({ at: "awarded", award: { name: "8.88" } });
  expect(onMoney).toHaveBeenCalledOnce();
});

test("with reduced motion the result of a spin is shown at once", async () => {
  const { clock, roulette, open, at } = started(won(1), { isMotionReduced: true });
  await open();
  roulette.send({ type: "spin-pressed", key: "k" });
  await at("turning");
  await clock.pass(0);
  expect(roulette.getState().at).toBe("awarded");
});

test("a prize that is not on the wheel is reported without a name, and a missing count is read", async () => {
  const { api, roulette, open, at } = started(won(99, "?"));
  await open();
  roulette.send({ type: "spin-pressed", key: "k" });
  await at("awarded");
  expect(roulette.getState()).toMatchObject({ award: { prizeId: 99, name: undefined } });
  expect(api.paths()).toContain("/arks/web/activity/roulette/spin");
});

test("a lost answer is requested again with its key, and the next spin has a new key", async () => {
  const replies: Reply[] = [
    lost,
    { refusal: { code: "unknown", status: 502 } },
    won(1)(),
    won(4)(),
  ];
  const { api, clock, roulette, open, at } = started(() => replies.shift() ?? lost);
  await open();
  roulette.send({ type: "spin-pressed", key: "key-1" });
  await at("unanswered");
  roulette.send({ type: "reconnected" });
  await at("unanswered");
  roulette.send({ type: "spin-pressed", key: "key-2" });
  await at("turning");
  await clock.pass(1_500);
  roulette.send({ type: "alert-closed" });
  roulette.send({ type: "spin-pressed", key: "key-3" });
  await at("turning");
  expect(api.sent.flatMap(({ key }) => key ?? [])).toEqual(["key-1", "key-1", "key-1", "key-3"]);
});

test("[PROMO-26] a refused spin shows the platform's words, and the wheel does not turn", async () => {
  const { roulette, onMoney, open, at } = started(() => refused("2093199"));
  await open();
  roulette.send({ type: "spin-pressed", key: "k" });
  await at("ready");
  expect(roulette.getState()).toEqual({
    at: "ready",
    angle: 0,
    message: { text: "Server says 2093199." },
  });
  expect(onMoney).not.toHaveBeenCalled();
});

test("[PROMO-21] refused draws say why; closing and opening asks again", async () => {
  const replies: Reply[] = [refused("2095101"), { data: { detail: { remaining_draws: 0 } } }];
  const { roulette, at, draws } = started(won(1), { info: () => replies.shift() ?? lost });
  roulette.send({ type: "opened" });
  await at("unavailable");
  expect(roulette.getState()).toMatchObject({ message: { id: "roulette.not_open" } });
  roulette.send({ type: "closed" });
  roulette.send({ type: "opened" });
  await at("ready");
  expect(draws()).toBe(0);
});

test("an answer after closing is shown; a refusal after closing is shown as a notice", async () => {
  const replies: Reply[] = [won(4)(), refused("2093103")];
  const { roulette, onMoney, notify, open, at } = started(() => replies.shift() ?? lost);
  await open();
  roulette.send({ type: "spin-pressed", key: "k" });
  roulette.send({ type: "closed" });
  await at("awarded");
  expect(roulette.getState()).toMatchObject({ isOpen: false, award: { name: "Try again" } });
  expect(onMoney).toHaveBeenCalledOnce();
  roulette.send({ type: "alert-closed" });
  await open();
  roulette.send({ type: "spin-pressed", key: "l" });
  roulette.send({ type: "closed" });
  await vi.waitFor(() => expect(notify).toHaveBeenCalledWith({ id: "roulette.ended" }));
  expect(roulette.getState().at).toBe("closed");
});
