import { servicePlace, type ContentKind, type ContentOf } from "../content/content-kinds.ts";
import { seededText, type SeededText } from "../content/seeded-texts.ts";
import { seedLogin, seedPages, seedSponsors, type SeededSite } from "./pages.ts";

type Lists = { readonly [Kind in ContentKind]: readonly ContentOf<Kind>[] };
type Scene = "river" | "orbit" | "stadium";

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

/** A picture with its text, linking to the page of the provider that the text names. */
const banner = (scene: Scene, gameType: number, provider: string): ContentOf<"banner"> => ({
  title: title(scene),
  photo_path: `/media/banners/${scene}.svg`,
  url: `/gameRoom?gt_id=${gameType}&gp_id=${provider}`,
  link_type: 1,
  link_method: 0,
  use_types: [0, 1, 2],
});

const banners: Lists["banner"] = [
  banner("river", 2, "GPHL"),
  banner("orbit", 2, "GPLF"),
  banner("stadium", 4, "GPNG"),
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

type Bulletin = ContentOf<"bulletin">;

/** Paragraphs and a list in every language: the texts differ, their markup is the same. */
const html = (parts: {
  readonly scene?: Scene;
  readonly text: readonly SeededText[];
  readonly points?: readonly SeededText[];
}): Bulletin["content"] => {
  const texts = parts.text.map(seededText);
  const points = (parts.points ?? []).map(seededText);
  const picture = parts.scene
    ? `<p><img src="/media/banners/${parts.scene}.svg" alt="" width="1200" height="500"></p>`
    : "";
  return Object.fromEntries(
    Object.keys(texts[0] ?? {}).map((locale) => {
      const paragraphs = texts.map((text) => `<p>${text[locale]}</p>`);
      const items = points.map((point) => `<li>${point[locale]}</li>`);
      const list = items.length > 0 ? `<ul>${items.join("")}</ul>` : "";
      return [locale, picture + paragraphs.join("") + list];
    }),
  );
};

const day = 86_400_000;

/** Bulletins dated as if an operator had placed them in the days before `now`, in ms since 1970. */
const bulletinsAt = (now: number): readonly Bulletin[] => {
  type Place = Pick<Bulletin, "members_only" | "display_locations">;
  const bulletin = (
    age: number,
    title: SeededText,
    content: Bulletin["content"],
    more: Place,
  ): Bulletin => ({
    title: seededText(title),
    content,
    display_content: 1,
    display_devices: [1, 2],
    updated_at: new Date(now - age * day).toISOString(),
    ...more,
  });
  const everybody: Place = { members_only: false, display_locations: [2] };
  const inTheNews: Place = { members_only: false, display_locations: [] };
  const members = (place: 2 | 3): Place => ({ members_only: true, display_locations: [place] });
  return [
    bulletin(
      1,
      "bulletin.welcome.title",
      html({
        scene: "river",
        text: ["bulletin.welcome.text"],
        points: ["bulletin.welcome.slots", "bulletin.welcome.heart", "bulletin.welcome.service"],
      }),
      everybody,
    ),
    bulletin(
      2,
      "bulletin.one_key.title",
      html({ text: ["bulletin.one_key.text", "bulletin.one_key.where"] }),
      members(2),
    ),
    bulletin(3, "bulletin.more.title", html({ text: ["bulletin.more.text"] }), members(3)),
    bulletin(
      5,
      "bulletin.slots.title",
      html({ scene: "orbit", text: ["bulletin.slots.text"] }),
      inTheNews,
    ),
    bulletin(
      12,
      "bulletin.languages.title",
      html({ text: ["bulletin.languages.text"] }),
      inTheNews,
    ),
  ];
};

const link = (id: SeededText, url: string, photo_path = "") => ({
  name: seededText(id),
  url,
  photo_path,
});

const footerOf = ({ minimumAge }: SeededSite): Lists["footer"] => [
  link("link.about", "main/1"),
  link("link.responsible", "main/2"),
  // Visitors are asked to log in there.
  link("link.activity", "/user/Activity"),
  link("link.terms", "main/3"),
  {
    name: { en_US: "Gambling Therapy" },
    url: "https://www.gamblingtherapy.org/",
    photo_path: "",
  },
  { name: { en_US: "GamCare" }, url: "https://www.gamcare.org.uk/", photo_path: "" },
  // The seal reads 18+.
  ...(minimumAge === 18 ? [link("mark.adults", "", "/media/marks/adults.svg")] : []),
];

/** @param now the bulletins are dated back from this time, in ms since 1970 */
export const seedContents = (now: number, site: SeededSite): Lists => ({
  banner: banners,
  announcement: announcements,
  bulletin: bulletinsAt(now),
  // Visitors see the greeting again on each visit; a member does not see a read one twice.
  "bulletin-setting": [
    { audience: "visitors", display_frequency: 1 },
    { audience: "members", display_frequency: 0 },
  ],
  footer: footerOf(site),
  "mobile-footer": footerOf(site),
  float: [link("link.service", servicePlace)],
  page: seedPages(site),
  sponsor: seedSponsors(),
  login: seedLogin(),
});
