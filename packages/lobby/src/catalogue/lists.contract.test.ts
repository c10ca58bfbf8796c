import { answerTo, examplesOf } from "@naluma/api-client/wire-examples";
import { expect, test } from "vitest";
import { getCrashGames, getHotGames, getLastPlayed, getTaggedGames } from "./lists.api.ts";

interface Label {
  id: number;
  tag: string;
  game_list: { game_id: number }[];
}

const site = { site_id: 9, currency: "VND" } as const;
const tagged = { ...site, support_device: 1, tag: "slot", gt_id: 2 } as const;

const successes = (call: Parameters<typeof examplesOf>[0]) =>
  examplesOf(call).filter(({ isSuccess }) => isSuccess);

test.each(successes(getTaggedGames))(
  "[LOBBY-37] a label is read with its number, its tag and its games: $name",
  async (example) => {
    const { info } = example.data as { info: Label[] };
    expect(info.map(({ tag }) => tag)).toEqual(["hot", "new"]);
    expect(await answerTo(getTaggedGames, tagged, example)).toMatchObject({
      ok: true,
      data: info.map(({ id, tag, game_list }) => ({
        id,
        tag,
        games: game_list.map(({ game_id }) => game_id),
      })),
    });
  },
);

test.each(successes(getLastPlayed))("last played games are read as ids: $name", async (example) => {
  const { list } = example.data as { list: number[] };
  expect(await answerTo(getLastPlayed, {}, example)).toMatchObject({ ok: true, data: list });
});

const idsIn = (data: unknown) =>
  (data as { list: { game_id: number }[] }).list.map(({ game_id }) => game_id);

test.each(successes(getCrashGames))("crash games are read by their ids: $name", async (example) => {
  expect(await answerTo(getCrashGames, site, example)).toMatchObject({
    ok: true,
    data: idsIn(example.data),
  });
});

test.each(successes(getHotGames))(
  "popular games are read by their ids, in the order sent: $name",
  async (example) => {
    expect(await answerTo(getHotGames, { ...site, gt_id: 2 }, example)).toMatchObject({
      ok: true,
      data: idsIn(example.data),
    });
  },
);
