import { answerTo, examplesOf } from "@naluma/api-client/wire-examples";
import { expect, test } from "vitest";
import { getGameList, getTemplateGameList } from "./catalogue.api.ts";

interface WireGame {
  game_id: number;
  gp_id: string;
  game_type: number;
  game_code: string;
  game_name: Record<string, string>;
  house: string;
  customized: number;
  ori_gp_id: string | null;
  icon_light: string;
  member_favorite: number;
  is_favorite: number;
  extra?: string;
}

interface WireType {
  gt_id: number;
  gt_icon: string;
  gt_icon_active: string;
  en_name: string;
  gp_list: WireGame[];
}

/** The entry that the lobby should produce; derived from the contract, not from the reader. */
const entryOf = (wire: WireGame) => ({
  id: wire.game_id,
  providerId: wire.gp_id,
  type: wire.game_type,
  gameCode: wire.game_code,
  names: wire.game_name,
  house: wire.house,
  customized: wire.customized === 1,
  behind: wire.ori_gp_id ?? undefined,
  picture: wire.icon_light,
  favourite: wire.member_favorite === 1 || wire.is_favorite === 1,
  extra: wire.extra,
});

const gameListBody = {
  currency: "VND",
  site_id: 9,
  support_device: 1,
  template: "bob_pc",
} as const;
const templateBody = { site_id: 9, currency: "VND", support_device: 1 } as const;

const gameLists = examplesOf(getGameList);
const catalogues = examplesOf(getTemplateGameList);

test.each(gameLists)(
  "[LOBBY-34] a game type is read with its number, pictures, name and providers: $name",
  async (example) => {
    const types = example.data as WireType[];
    expect(types.flatMap(({ gp_list }) => gp_list)).not.toEqual([]);
    const answer = await answerTo(getGameList, gameListBody, example);
    expect(answer).toMatchObject({
      ok: true,
      data: types.map((type) => ({
        id: type.gt_id,
        name: type.en_name,
        icon: type.gt_icon,
        iconActive: type.gt_icon_active,
        providers: type.gp_list.map(({ game_id }) => ({ id: game_id })),
      })),
    });
  },
);

test.each(gameLists)(
  "[LOBBY-35] every field of a provider's entry is read: $name",
  async (example) => {
    const types = example.data as WireType[];
    const answer = await answerTo(getGameList, gameListBody, example);
    expect(answer.ok && answer.data.flatMap(({ providers }) => providers)).toEqual(
      types.flatMap(({ gp_list }) => gp_list).map(entryOf),
    );
  },
);

test.each(catalogues)("the catalogue is read game by game: $name", async (example) => {
  const { info } = example.data as { info: WireGame[] };
  const answer = await answerTo(getTemplateGameList, templateBody, example);
  expect(answer).toMatchObject({ ok: true, data: info.map(entryOf) });
});
