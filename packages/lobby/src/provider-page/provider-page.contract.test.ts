import { answerTo, examplesOf } from "@naluma/api-client/wire-examples";
import { expect, test } from "vitest";
import { getCrashMenu, getGameLabels } from "./provider-page.api.ts";

interface Wire {
  list: { id: number; tag: string; game_list: { game_id: number }[] }[];
  main: { game_id: number; gp_id: string }[];
}

const body = {
  site_id: 9,
  currency: "VND",
  device: 1,
  gp_id: "GPJL",
  game_type_id: 2,
  house: "",
} as const;

const ids = (games: readonly { game_id: number }[]) => games.map(({ game_id }) => game_id);

test.each(examplesOf(getGameLabels).filter(({ isSuccess }) => isSuccess))(
  "[LOBBY-37] a provider's labels are read with their tags and games, its games one by one: $name",
  async (example) => {
    const { list, main } = example.data as Wire;
    expect(main).not.toEqual([]);
    expect(await answerTo(getGameLabels, body, example)).toMatchObject({
      ok: true,
      data: {
        labels: list.map(({ tag, game_list }) => ({ tag, games: ids(game_list) })),
        games: ids(main).map((id) => ({ id })),
      },
    });
  },
);

test.each(examplesOf(getCrashMenu).filter(({ isSuccess }) => isSuccess))(
  "the crash menu is read as whole games: $name",
  async (example) => {
    const { list } = example.data as { list: Wire["main"] };
    expect(await answerTo(getCrashMenu, { currency: "VND", site_id: 9 }, example)).toMatchObject({
      ok: true,
      data: list.map(({ game_id, gp_id }) => ({ id: game_id, providerId: gp_id })),
    });
  },
);
