import { answerTo, examplesOf } from "@naluma/api-client/wire-examples";
import * as v from "valibot";
import { expect, test } from "vitest";
import { getBulletinHistory, getBulletins, getMemberBulletins } from "./bulletins.api.ts";

interface WireBulletin {
  id: number;
  display_device: number;
  display_content: number;
  content: string;
  updated_at: string;
  title?: string;
}

/** The bulletin that the lobby should produce; derived from the contract, not from the reader. */
const bulletinOf = (wire: WireBulletin) => ({
  id: wire.id,
  title: wire.title ?? "",
  content: wire.content,
  isPicture: wire.display_content === 2,
  updatedAt: wire.updated_at,
  device: wire.display_device,
});

const onDevice = { site_id: 9, display_device: 1 } as const;
const atPlacement = { ...onDevice, display_location: 2 } as const;

test.each([
  ...examplesOf(getBulletins).map((example) => ({ call: "public", example })),
  ...examplesOf(getMemberBulletins).map((example) => ({ call: "member", example })),
])(
  "[LOBBY-18] bulletins are read with their items and what their frequency means: $call, $example.name",
  async ({ call, example }) => {
    const { bulletins } = example.data as {
      bulletins: { list: WireBulletin[]; setting: { display_frequency: number } };
    };
    expect(bulletins.list).not.toEqual([]);
    const answer =
      call === "public"
        ? await answerTo(getBulletins, onDevice, example)
        : await answerTo(getMemberBulletins, atPlacement, example);
    expect(answer).toMatchObject({
      ok: true,
      data: {
        bulletins: bulletins.list.map(bulletinOf),
        isOnce: bulletins.setting.display_frequency === 0,
      },
    });
  },
);

test.each(examplesOf(getBulletinHistory))(
  "the history is read as a list of the same items: $name",
  async (example) => {
    const { history } = example.data as { history: WireBulletin[] };
    expect(new Set(history.map(({ display_content }) => display_content))).toEqual(new Set([1, 2]));
    expect(await answerTo(getBulletinHistory, onDevice, example)).toMatchObject({
      ok: true,
      data: history.map(bulletinOf),
    });
  },
);

const item = { id: "311", content: null, updated_at: 5, display_device: "2", display_content: "2" };
const read = {
  id: 311,
  title: "",
  content: "",
  isPicture: true,
  updatedAt: "5",
  device: 2,
};

test.each([
  [{ bulletins: [item] }, { bulletins: [read], isOnce: false }],
  [
    { bulletins: { list: [item, null, { title: "no id" }], setting: null } },
    { bulletins: [read], isOnce: false },
  ],
  [
    { bulletins: { list: [item], setting: { display_frequency: "0" } } },
    { bulletins: [read], isOnce: true },
  ],
  [
    { bulletins: { list: [{ ...item, title: " Cup \n" }], setting: { display_frequency: 2 } } },
    { bulletins: [{ ...read, title: "Cup" }], isOnce: false },
  ],
  [
    { bulletins: { list: null, setting: { display_frequency: 0 } } },
    { bulletins: [], isOnce: true },
  ],
  [{ bulletins: null }, { bulletins: [], isOnce: false }],
  [{ bulletins: "soon" }, { bulletins: [], isOnce: false }],
  [[item], { bulletins: [read], isOnce: false }],
  [null, { bulletins: [], isOnce: false }],
])("%j is read as far as possible", (data, expected) => {
  expect(v.parse(getBulletins.reads, data)).toEqual(expected);
});
