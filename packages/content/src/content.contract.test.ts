import { answerTo, examplesOf, type WireExample } from "@naluma/api-client/wire-examples";
import * as v from "valibot";
import { expect, test } from "vitest";
import {
  getAnnouncements,
  getBanners,
  getFloats,
  getFooter,
  getLogos,
  getMobileFooter,
} from "./content.api.ts";

interface WireAnnouncement {
  id: number;
  display_before_login: number;
  display_after_login: number;
  sort: number;
  content: string;
}

const announcementsBody = { site_id: 9, sort_field: "sort", sort_order: "desc" } as const;

test.each(examplesOf(getAnnouncements))(
  "[LOBBY-13] announcements are read with both flags, their rank and their text: $name",
  async (example) => {
    const { web_announcement_list: announcements } = example.data as {
      web_announcement_list: WireAnnouncement[];
    };
    expect(announcements.map((wire) => wire.display_before_login)).toEqual([1, 0]);
    expect(await answerTo(getAnnouncements, announcementsBody, example)).toMatchObject({
      ok: true,
      data: announcements.map((wire) => ({
        id: wire.id,
        forVisitors: wire.display_before_login === 1,
        forMembers: wire.display_after_login === 1,
        sort: wire.sort,
        content: wire.content,
      })),
    });
  },
);

test("a rank may be text or missing, and missing flags are read as no", () => {
  const list = [{ id: "7", sort: "12" }, { id: 8, display_after_login: true, sort: "high" }, {}];
  expect(v.parse(getAnnouncements.reads, list)).toEqual([
    { id: 7, forVisitors: false, forMembers: false, sort: 12, content: "" },
    { id: 8, forVisitors: false, forMembers: true, sort: 0, content: "" },
  ]);
});

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

const bannersBody = { site_id: 9, use_type: 0 } as const;
const readBanners = (items: unknown) =>
  v.parse(getBanners.reads, { web_carousel_picture_list: items });

test.each(examplesOf(getBanners))(
  "[LOBBY-05] banners are read with picture, title and each kind of link: $name",
  async (example) => {
    const { web_carousel_picture_list: banners } = example.data as {
      web_carousel_picture_list: WireBanner[];
    };
    expect(new Set(banners.map(({ link_type }) => link_type))).toEqual(new Set([0, 1, 2]));
    expect(await answerTo(getBanners, bannersBody, example)).toMatchObject({
      ok: true,
      data: banners.map(bannerOf),
    });
  },
);

const banner = { id: 1, url: "", link_type: 1, link_method: 0, photo_path: "/a.svg" };

test("the text after a title's first line is shown below the heading", () => {
  const titles = ["One", "One\nTwo", " One \r\n\n Two \n three ", ""];
  const answer = readBanners(titles.map((title) => ({ ...banner, title })));
  expect(answer.map(({ title, line }) => [title, line])).toEqual([
    ["One", ""],
    ["One", "Two"],
    ["One", "Two three"],
    ["", ""],
  ]);
});

test("an unknown kind of link is skipped without losing the other banners", () => {
  const answer = readBanners([
    { ...banner, link_type: 7 },
    { ...banner, id: "2" },
    null,
    { id: 3 },
  ]);
  expect(answer.map(({ id }) => id)).toEqual([2]);
  expect(readBanners([{ ...banner, link_type: 7 }])).toEqual([]);
});

test("numbers may be text, and a banner with an unreadable game link has no link", () => {
  const link = { currency: "VND", gt_id: "2", gp_id: 88, gp_gt_name: "Slots", customized: "1" };
  const answer = readBanners([
    { ...banner, link_type: "2", link_method: "1", game_link_parameter: link },
    { ...banner, link_type: 2, game_link_parameter: { currency: "VND" } },
  ]);
  expect(answer).toMatchObject([
    { leads: "game", inNewWindow: true, game: { type: 2, providerId: "88", customized: true } },
    { leads: "game", game: undefined },
  ]);
});

interface WireLinks {
  list: { id: number; name: string; url: string; photo_path: string }[];
}

/** The links that a page should produce; derived from the contract, not from the reader. */
const linksIn = ({ data }: WireExample) => ({
  ok: true,
  data: (data as WireLinks).list.map(({ photo_path, ...rest }) => ({
    ...rest,
    picture: photo_path,
  })),
});

test.each(examplesOf(getFooter))("[SHELL-49] the footer's list is read: $name", async (example) => {
  expect((example.data as WireLinks).list).not.toEqual([]);
  expect(await answerTo(getFooter, { site_id: 9 }, example)).toMatchObject(linksIn(example));
});

test.each(examplesOf(getMobileFooter))(
  "[SHELL-48] the mobile footer's list is read: $name",
  async (example) => {
    expect((example.data as WireLinks).list).not.toEqual([]);
    const body = { site_id: 9, template: "H5_2" };
    expect(await answerTo(getMobileFooter, body, example)).toMatchObject(linksIn(example));
  },
);

test.each(examplesOf(getFloats))("[SHELL-50] the floats' list is read: $name", async (example) => {
  expect((example.data as WireLinks).list).not.toEqual([]);
  expect(await answerTo(getFloats, { site_id: 9 }, example)).toMatchObject(linksIn(example));
});

test.each(examplesOf(getLogos))("[SHELL-42] the site's logos are read: $name", async (example) => {
  const { web_logo_list } = example.data as { web_logo_list: { photo_path: string }[] };
  expect(web_logo_list).not.toEqual([]);
  expect(await answerTo(getLogos, { site_id: 9 }, example)).toMatchObject({
    ok: true,
    data: web_logo_list.map(({ photo_path }) => photo_path),
  });
});
