import type { ContentOf } from "../content/content-kinds.ts";
import {
  asParagraphs,
  seededPageText,
  seededText,
  type PageText,
} from "../content/seeded-texts.ts";
import type { SiteRecord } from "../sites/sites.ts";

type Texts = Record<string, string>;

export type SeededSite = Pick<SiteRecord, "minimumAge" | "lacks">;

const page = (
  url: string,
  title: Texts,
  paragraphs: readonly Texts[],
  photo_path = "",
): ContentOf<"page"> => ({ url, title, content: asParagraphs(...paragraphs), photo_path });

const linkTo = (path: string, texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([locale, text]) => [locale, `<a href="${path}">${text}</a>`]),
  );

const question = (url: string, asked: PageText, answer: PageText) =>
  page(url, seededPageText(asked), [seededPageText(answer)]);

export const seedPages = ({ minimumAge, lacks }: SeededSite): readonly ContentOf<"page">[] => [
  page("main/1", seededText("link.about"), [seededPageText("about.1"), seededPageText("about.2")]),
  page("main/2", seededText("link.responsible"), [
    seededPageText("responsible.1"),
    ...(lacks.includes("limits")
      ? []
      : [
          seededPageText("responsible.2"),
          linkTo("/user/PlayLimits", seededPageText("responsible.limits")),
        ]),
    seededPageText("responsible.3"),
  ]),
  page("main/3", seededText("link.terms"), [
    seededPageText("terms.1"),
    seededPageText("terms.2", { age: minimumAge }),
  ]),
  page(
    "discount/1",
    seededPageText("refill.title"),
    [seededPageText("refill.1"), seededPageText("refill.2")],
    "/media/banners/gifts.svg",
  ),
  page(
    "discount/2",
    seededPageText("new.title"),
    [seededPageText("new.1")],
    "/media/banners/orbit.svg",
  ),
  page(
    "discount/3",
    seededText("banner.stadium.title"),
    [seededText("banner.stadium.line")],
    "/media/banners/stadium.svg",
  ),
  question("faq/1", "question.money", "answer.money"),
  question("faq/2", "question.back", "answer.back"),
  question("faq/3", "question.open", "answer.open"),
  question("faq/4", "question.language", "answer.language"),
  // Without a title of its own, because the page has one with the site's name.
  page("/app", { en_US: "" }, [seededPageText("app.1")]),
];

/** Names of sponsors are the same in every language. */
export const seedSponsors = (): readonly ContentOf<"sponsor">[] => [
  {
    title: { en_US: "Harbour Regatta" },
    content: asParagraphs(seededPageText("sponsor.regatta")),
    photo_path: "/media/banners/river.svg",
    url: "",
  },
  {
    title: { en_US: "Northgate Youth League" },
    content: asParagraphs(seededPageText("sponsor.league")),
    photo_path: "/media/banners/stadium.svg",
    url: "/discount/3",
  },
];

export const seedLogin = (): readonly ContentOf<"login">[] => [
  { title: seededPageText("login.title"), content: asParagraphs(seededPageText("login.1")) },
];
