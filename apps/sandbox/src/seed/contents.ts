import { servicePlace, type ContentKind, type ContentOf } from "../content/contents.ts";
import { seededText, type SeededText } from "../content/seeded-texts.ts";

type Lists = { readonly [Kind in ContentKind]: readonly ContentOf<Kind>[] };
type Scene = "river" | "orbit" | "gifts" | "stadium";

/** Heading and second line of a scene, in every language. */
const title = (scene: Scene): Record<string, string> => {
  const lines = seededText(`banner.${scene}.line`);
  return Object.fromEntries(
    Object.entries(seededText(`banner.${scene}.title`)).map(([locale, heading]) => [
      locale,
      `${heading}\n${lines[locale]}`,
    ]),
  );
};

const banner = (scene: Scene, game?: ContentOf<"banner">["game"]): ContentOf<"banner"> => ({
  title: title(scene),
  photo_path: `/media/banners/${scene}.svg`,
  url: "",
  link_type: game ? 2 : 1,
  link_method: 0,
  use_types: [0, 1, 2],
  game,
});

const banners: Lists["banner"] = [
  banner("river", { gt_id: 2, gp_id: "GPHL", name: "Harbourline Slot" }),
  banner("orbit", { gt_id: 2, gp_id: "GPLF", name: "Lumen Forge Slot" }),
  // No page of ours tells more of it yet; it stands for itself.
  banner("gifts"),
  banner("stadium", { gt_id: 4, gp_id: "GPNG", name: "Northgate Sports" }),
];

type Shown = "always" | "to visitors" | "to members";

const announcement = (id: SeededText, shown: Shown): ContentOf<"announcement"> => ({
  content: seededText(id),
  before_login: shown !== "to members",
  after_login: shown !== "to visitors",
});

const announcements: Lists["announcement"] = [
  announcement("announcement.play_money", "always"),
  announcement("announcement.log_in", "to visitors"),
  announcement("announcement.one_key", "to members"),
  announcement("announcement.new_games", "always"),
  announcement("announcement.service", "always"),
];

const link = (id: SeededText, url: string, photo_path = "") => ({
  name: seededText(id),
  url,
  photo_path,
});

/** The pages of contents are named here before they exist: a site shows a link once it has the page. */
const footer: Lists["footer"] = [
  link("link.about", "main/1"),
  link("link.terms", "main/3"),
  link("link.questions", "faq/1"),
  link("link.responsible", "https://www.gamblingtherapy.org/"),
  link("mark.adults", "", "/media/marks/adults.svg"),
];

export const seedContents = (): Lists => ({
  banner: banners,
  announcement: announcements,
  footer,
  "mobile-footer": footer,
  float: [link("link.service", servicePlace)],
});
