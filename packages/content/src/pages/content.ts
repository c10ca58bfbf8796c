import { announcementRuns } from "../announcements/announcement-text.ts";

/** What an operator wrote for a page of ours, or about a sponsor. */
export interface Content {
  readonly id: number;
  readonly title: string;
  /** Never handed to the browser as HTML: `OperatorText` draws it. */
  readonly html: string;
  /** '' is none. */
  readonly picture: string;
  /** The page that it is the content of, or where it leads; '' is nowhere. */
  readonly url: string;
}

/** A promotion as the list shows it. */
export interface Teaser extends Pick<Content, "id" | "title" | "picture"> {
  readonly path: string;
  /** How it begins, in plain words. */
  readonly line: string;
}

/** Pages that hold one content each; their first segment is also the list that names them. */
export type ContentKind = "main" | "discount" | "faq";

/** `main/1`, `/main/1` and `/main/1/` are one page. */
const pathOf = (url: string): string => `/${url.trim().replace(/^\/+|\/+$/g, "")}`;

/** The content of a page; null where the operator wrote none. */
export const contentAt = (all: readonly Content[], path: string): Content | null => {
  const asked = pathOf(path);
  return all.find(({ url }) => url !== "" && pathOf(url) === asked) ?? null;
};

/** The contents of a kind, in the operator's order. */
export const contentsOf = (all: readonly Content[], kind: ContentKind): readonly Content[] =>
  all.filter(
    ({ url, title }) => title !== "" && new RegExp(`^/${kind}/[\\w-]+$`).test(pathOf(url)),
  );

/** Characters of the beginning that a list may show; the sheet cuts it to its lines. */
const longestLine = 200;

/** The list's own view of contents: whole texts do not travel with it. */
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
