import { answerTo, examplesOf } from "@naluma/api-client/wire-examples";
import * as v from "valibot";
import { expect, test } from "vitest";
import { getBanners } from "./banners.api.ts";

interface WireBanner {
  id: number;
  url: string;
  link_type: 0 | 1 | 2;
  link_method: number;
  game_link_parameter: {
    currency: string;
    gt_id: number;
    gp_id: string;
    gp_gt_name: string;
    customized: number;
  } | null;
  photo_path: string;
  title?: string;
}

/** The banner that the lobby should produce; derived from the contract, not from the reader. */
const bannerOf = ({ game_link_parameter: game, ...wire }: WireBanner) => ({
  id: wire.id,
  title: wire.title ?? "",
  line: "",
  picture: wire.photo_path,
  leads: ["outside", "inside", "game"][wire.link_type],
  url: wire.url,
  inNewWindow: wire.link_method === 1,
  game: game
    ? {
        currency: game.currency,
        type: game.gt_id,
        providerId: game.gp_id,
        name: game.gp_gt_name,
        customized: game.customized === 1,
      }
    : undefined,
});

const body = { site_id: 9, use_type: 0 } as const;
const read = (items: unknown) => v.parse(getBanners.reads, { web_carousel_picture_list: items });

test.each(examplesOf(getBanners))(
  "[LOBBY-05] banners are read with picture, title and each kind of link: $name",
  async (example) => {
    const { web_carousel_picture_list: banners } = example.data as {
      web_carousel_picture_list: WireBanner[];
    };
    expect(new Set(banners.map(({ link_type }) => link_type))).toEqual(new Set([0, 1, 2]));
    expect(await answerTo(getBanners, body, example)).toMatchObject({
      ok: true,
      data: banners.map(bannerOf),
    });
  },
);

const wire = { id: 1, url: "", link_type: 1, link_method: 0, photo_path: "/a.svg" };

test("what follows the first line of a title is the line below the heading", () => {
  const titles = ["One", "One\nTwo", " One \r\n\n Two \n three ", ""];
  const answer = read(titles.map((title) => ({ ...wire, title })));
  expect(answer.map(({ title, line }) => [title, line])).toEqual([
    ["One", ""],
    ["One", "Two"],
    ["One", "Two three"],
    ["", ""],
  ]);
});

test("a kind of link that is not known is passed over, and takes no other banner along", () => {
  const answer = read([{ ...wire, link_type: 7 }, { ...wire, id: "2" }, null, { id: 3 }]);
  expect(answer.map(({ id }) => id)).toEqual([2]);
  expect(read([{ ...wire, link_type: 7 }])).toEqual([]);
});

test("numbers may be text, and a game link that cannot be read leaves its banner without one", () => {
  const link = { currency: "VND", gt_id: "2", gp_id: 88, gp_gt_name: "Slots", customized: "1" };
  const answer = read([
    { ...wire, link_type: "2", link_method: "1", game_link_parameter: link },
    { ...wire, link_type: 2, game_link_parameter: { currency: "VND" } },
  ]);
  expect(answer).toMatchObject([
    { leads: "game", inNewWindow: true, game: { type: 2, providerId: "88", customized: true } },
    { leads: "game", game: undefined },
  ]);
});
