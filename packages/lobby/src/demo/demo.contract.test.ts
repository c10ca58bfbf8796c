import { answerTo, examplesOf } from "@naluma/api-client/wire-examples";
import { expect, test } from "vitest";
import { getProviderDemos, getTypesWithDemos, playDemo } from "./demo.api.ts";

const site = { site_id: 9, currency: "VND" } as const;

test.each(examplesOf(playDemo))(
  "the address of a demo, or why there is none, is read: $name",
  async (example) => {
    const body = {
      ...site,
      device: 1,
      gp_id: "GPJL",
      game_type: 2,
      game_code: "JL-049",
      house: "",
    };
    const answer = await answerTo(playDemo, body, example);
    expect(answer).toMatchObject(
      example.isSuccess
        ? { ok: true, data: example.data }
        : { ok: false, refusal: { code: example.code, message: example.message } },
    );
  },
);

const successes = (call: Parameters<typeof examplesOf>[0]) =>
  examplesOf(call).filter(({ isSuccess }) => isSuccess);

test.each(successes(getProviderDemos))("a provider's demos are games: $name", async (example) => {
  const body = { ...site, device: 1, gp_id: "GPJL", game_type_id: 2, house: "" };
  const games = example.data as { game_id: number }[];
  expect(games).not.toEqual([]);
  expect(await answerTo(getProviderDemos, body, example)).toMatchObject({
    ok: true,
    data: games.map(({ game_id }) => ({ id: game_id })),
  });
});

test.each(successes(getTypesWithDemos))(
  "types with demos name their providers: $name",
  async (example) => {
    const body = { ...site, support_device: 1, template: "bob_pc" };
    const types = example.data as { gt_id: number; gp_list: { gp_id: string }[] }[];
    expect(await answerTo(getTypesWithDemos, body, example)).toMatchObject({
      ok: true,
      data: types.map(({ gt_id, gp_list }) => ({
        id: gt_id,
        providers: gp_list.map(({ gp_id }) => ({ providerId: gp_id })),
      })),
    });
  },
);
