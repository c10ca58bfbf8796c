import { announcementRuns } from "../announcements/announcement-text.ts";

/** The operator's text for one of our pages or about a sponsor. */
export interface Content {
  readonly id: number;
  readonly title: string;
  /** Never passed to the browser as HTML: `OperatorText` renders it. */
  readonly html: string;
  /** '' for none. */
  readonly picture: string;
  /** The page that shows this content, or the link's target; '' for none. */
  readonly url: string;
}

export interface Teaser extends Pick<Content, "id" | "title" | "picture"> {
  readonly path: string;
  /** The beginning of the text, without markup. */
  readonly line: string;
}

/** Pages that show one content each; their first segment is also the path of the list. */
export type ContentKind = "main" | "discount" | "faq";

/** `main/1`, `/main/1` and `/main/1/` are one page. */
const pathOf = (url: string): string => `/${url.trim().replace(/^\/+|\/+$/g, "")}`;

/** The content of a page; null if the operator wrote none. */
export const contentAt = (all: readonly Content[], path: string): Content | null => {
  const asked = pathOf(path);
  return all.find(({ url }) => url !== "" && pathOf(url) === asked) ?? null;
};

export const contentsOf = (all: readonly Content[], kind: ContentKind): readonly Content[] =>
  all.filter(
    ({ url, title }) => title !== "" && new RegExp(`^/${kind}/[\\w-]+$`).test(pathOf(url)),
  );

/** How many characters of the beginning a list may show; the style sheet truncates it to whole lines. */
const longestLine = 200;

/** What the list needs of the contents: the full texts are not sent with it. */
export const teasersOf = (all: readonly Content[], kind: ContentKind): readonly Teaser[] =>
  contentsOf(all, kind).map(({ id, title, picture, html, url }) => ({
    id,
    title,
    picture,
    path: pathOf(url),
    line: announcementRuns(html.slice(0, 4 * longestLine), { allowHttp: false })
      .map(({ text }) => text)
      .join("")
      .replace(/\s+/g, " ")
      .trim()
      .slice(0, longestLine),
  }));
