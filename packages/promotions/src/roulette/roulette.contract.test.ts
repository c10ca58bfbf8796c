import { fakeApi } from "@naluma/api-client/api.fake";
import { answerTo, examplesOf } from "@naluma/api-client/wire-examples";
import { describe, expect, test } from "vitest";
import { getRoulette, getRouletteInfo, spinRoulette } from "./roulette.api.ts";

const successes = (call: Parameters<typeof examplesOf>[0]) =>
  examplesOf(call).filter(({ isSuccess }) => isSuccess);

test.each(successes(getRoulette))(
  "[PROMO-10] [PROMO-18] the prizes, or that no roulette runs, are read: $name",
  async (example) => {
    const { detail } = Object(example.data);
    const prizes = detail?.prize_settings.map((wire: { prize_id: number; prize_name: string }) => ({
      id: wire.prize_id,
      name: wire.prize_name,
    }));
    expect(await answerTo(getRoulette, {}, example)).toMatchObject({
      ok: true,
      data: prizes ? { prizes } : null,
    });
  },
);

test.each(successes(getRouletteInfo))(
  "[PROMO-10] [PROMO-19] the remaining draws are read: $name",
  async (example) => {
    const { detail } = Object(example.data);
    expect(await answerTo(getRouletteInfo, {}, example)).toMatchObject({
      ok: true,
      data: detail.remaining_draws,
    });
  },
);

test.each(successes(spinRoulette))(
  "[PROMO-10] [PROMO-20] the prize and the remaining draws are read: $name",
  async (example) => {
    const { prize_id: prizeId, remaining_draws: drawsLeft } = Object(example.data);
    expect(await answerTo(spinRoulette, {}, example)).toMatchObject({
      ok: true,
      data: { prizeId, drawsLeft },
    });
  },
);

describe("an operator's unusual answer", () => {
  const read = (data: unknown) =>
    fakeApi({ "/arks/web/activity/roulette": () => ({ data }) }).send(getRoulette, {});

  test.each([
    ["nothing", {}, null],
    ["no prizes", { detail: { prize_settings: null } }, null],
    [
      "a single prize, which makes no wheel",
      { detail: { prize_settings: [{ prize_id: 1 }] } },
      null,
    ],
    [
      "ids as text, a name that is a number or none, and a prize without an id",
      {
        detail: {
          prize_settings: [{ prize_id: "1", prize_name: 88 }, { prize_name: "x" }, { prize_id: 2 }],
        },
      },
      {
        prizes: [
          { id: 1, name: "88" },
          { id: 2, name: "" },
        ],
      },
    ],
  ])("is read as far as possible with %s", async (_, data, roulette) => {
    expect(await read(data)).toMatchObject({ ok: true, data: roulette });
  });

  test("with an unreadable count of draws still has a prize", async () => {
    const api = fakeApi({
      "/arks/web/activity/roulette/spin": () => ({ data: { prize_id: 3, remaining_draws: "?" } }),
    });
    expect(await api.send(spinRoulette, {})).toMatchObject({
      ok: true,
      data: { prizeId: 3, drawsLeft: undefined },
    });
  });
});
