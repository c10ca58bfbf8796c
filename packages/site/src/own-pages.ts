import { pageAt, pages } from "./pages.ts";

const isOpened = (path: string) => {
  const frame = pageAt(path)?.frame;
  return frame === "player" || frame === "window";
};

/** Pages that only the site itself opens, and that keep hold of the page that opened them. */
export const openedPages: readonly string[] = Object.keys(pages).filter(isOpened);

/** Pages that may be linked to. What an operator links to that is not here is not shown: nothing leads to a 404. */
export const ownPages: readonly string[] = Object.keys(pages).filter((path) => !isOpened(path));

const pattern = (page: string) => new RegExp(`^${page.replace(/:[a-z]+/g, "[\\w-]+")}$`);
const patterns = ownPages.map(pattern);

/** Whether a path of ours, query and fragment aside, is answered with a page. */
export const isOwnPage = (path: string): boolean => {
  const [bare = ""] = path.split(/[?#]/);
  const asked = bare.length > 1 ? bare.replace(/\/$/, "") : bare;
  return patterns.some((one) => one.test(asked));
};
