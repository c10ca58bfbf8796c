export interface Letter {
  readonly id: number;
  readonly isRead: boolean;
  /** '' if there is none. */
  readonly title: string;
  /** The operator's HTML. */
  readonly content: string;
  /** As it was sent: in the site's time zone, unless it has an offset. '' if unknown. */
  readonly sentAt: string;
}

/** One page of a member's letters; the counts refer to all pages. */
export interface LetterPage {
  readonly letters: readonly Letter[];
  readonly total: number;
  readonly unread: number;
}

/** The platform accepts no other size (MEMBER-08). */
export const pageSize = 50;

export const noLetters: LetterPage = { letters: [], total: 0, unread: 0 };

/** At least one, since an empty inbox is also a page. */
export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / pageSize));

/** Parses the page number of an address; anything invalid is the first page. */
export const pageIn = (text: string | null): number =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;

/** The positions of the letters on a page within all letters, counted from 1. */
export const rangeOf = (page: number, { letters, total }: LetterPage) => ({
  from: (page - 1) * pageSize + 1,
  to: (page - 1) * pageSize + letters.length,
  total,
});

/** The page after a letter was opened, with one unread letter less. */
export function withRead(page: LetterPage, id: number): LetterPage {
  const opened = page.letters.find((letter) => letter.id === id);
  if (!opened || opened.isRead) return page;
  return {
    ...page,
    letters: page.letters.map((letter) =>
      letter === opened ? { ...letter, isRead: true } : letter,
    ),
    unread: Math.max(0, page.unread - 1),
  };
}

/** The page after a letter was deleted, until the platform returns the letters that move up. */
export function without(page: LetterPage, id: number): LetterPage {
  const gone = page.letters.find((letter) => letter.id === id);
  if (!gone) return page;
  return {
    letters: page.letters.filter((letter) => letter !== gone),
    total: Math.max(0, page.total - 1),
    unread: Math.max(0, page.unread - (gone.isRead ? 0 : 1)),
  };
}
