import { pageAt, pages } from "./pages.ts";

const isOpened = (path: string) => {
  const frame = pageAt(path)?.frame;
  return frame === "player" || frame === "window";
};

/** Pages that only the site itself opens, and that keep a reference to the page that opened them. */
export const openedPages: readonly string[] = Object.keys(pages).filter(isOpened);

/** Pages that may be linked to. An operator's link to any other page is not shown, so that none leads to a 404. */
export const ownPages: readonly string[] = Object.keys(pages).filter((path) => !isOpened(path));

const pattern = (page: string) => new RegExp(`^${page.replace(/:[a-z]+/g, "[\\w-]+")}$`);
const patterns = ownPages.map(pattern);

/** Whether one of our paths, without its query and fragment, has a page. */
export const isOwnPage = (path: string): boolean => {
  const [bare = ""] = path.split(/[?#]/);
  const asked = bare.length > 1 ? bare.replace(/\/$/, "") : bare;
  return patterns.some((one) => one.test(asked));
};
