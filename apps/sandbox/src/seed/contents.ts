import type { ContentKind, ContentOf } from "../content/contents.ts";
import type { SiteRecord } from "./sites.ts";

type Lists = { readonly [Kind in ContentKind]: readonly ContentOf<Kind>[] };

const everywhere: Pick<ContentOf<"banner">, "link_method" | "use_types"> = {
  link_method: 0,
  use_types: [0, 1, 2],
};

const banners: Lists["banner"] = [
  {
    ...everywhere,
    title: { en_US: "Lanterns on the river", zh_CN: "河上明灯" },
    photo_path: "/media/banners/river.svg",
    url: "",
    link_type: 2,
    game: { gt_id: 2, gp_id: "GPHL", name: "Harbourline Slot" },
  },
  {
    ...everywhere,
    title: { en_US: "New games every week", zh_CN: "每周新游戏" },
    photo_path: "/media/banners/orbit.svg",
    url: "/gameHall/2",
    link_type: 1,
  },
  {
    ...everywhere,
    title: { en_US: "Presents for members", zh_CN: "会员礼物" },
    photo_path: "/media/banners/gifts.svg",
    url: "/discount",
    link_type: 1,
  },
  {
    ...everywhere,
    title: { en_US: "The season has begun", zh_CN: "新赛季已开始" },
    photo_path: "/media/banners/stadium.svg",
    url: "/gameHall/4",
    link_type: 1,
  },
];

const announcements = ({ titles }: SiteRecord): Lists["announcement"] => [
  {
    content: {
      en_US: `Welcome to ${titles.en}. Everything here is played with play money.`,
      zh_CN: `欢迎来到${titles.zh}。这里一律使用试玩币。`,
    },
    before_login: true,
    after_login: true,
  },
  {
    content: {
      en_US: "Log in to play with your wallet.",
      zh_CN: "登录后即可使用您的钱包。",
    },
    before_login: true,
    after_login: false,
  },
  {
    content: {
      en_US: "One-key back brings all provider balances home. <b>Nothing is lost.</b>",
      zh_CN: "一键转回可将所有平台余额转回主钱包，<b>分文不少</b>。",
    },
    before_login: false,
    after_login: true,
  },
];

const link = (en_US: string, zh_CN: string, url: string) => ({
  name: { en_US, zh_CN },
  url,
  photo_path: "",
});

const footer: Lists["footer"] = [
  link("About us", "关于我们", "main/1"),
  link("Responsible play", "理性娱乐", "main/2"),
  link("Terms", "条款", "main/3"),
  link("Questions", "常见问题", "faq/1"),
];

export const seedContents = (site: SiteRecord): Lists => ({
  banner: banners,
  announcement: announcements(site),
  footer,
  "mobile-footer": footer,
  float: [link("Customer service", "在线客服", "faq/1")],
});
