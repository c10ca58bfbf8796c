import {
  asParagraphs,
  seededPageText,
  seededText,
  type SeededText,
} from "../content/seeded-texts.ts";
import type { NewLetter } from "../letters/letters.ts";
import type { SeedAccount } from "../members/seeded-accounts.ts";

type Written = Pick<NewLetter, "title" | "content">;

const letter = (title: SeededText, ...texts: readonly Record<string, string>[]): Written => ({
  title: seededText(title),
  content: asParagraphs(...texts),
});

/** What the operator has written, newest first. */
const written: readonly Written[] = [
  letter("bulletin.more.title", seededText("bulletin.more.text"), seededPageText("refill.2")),
  letter(
    "bulletin.one_key.title",
    seededText("bulletin.one_key.text"),
    seededText("bulletin.one_key.where"),
  ),
  letter("link.responsible", seededPageText("responsible.1"), seededPageText("responsible.3")),
  letter("bulletin.languages.title", seededText("bulletin.languages.text")),
  letter("bulletin.slots.title", seededText("bulletin.slots.text")),
  letter(
    "bulletin.welcome.title",
    seededText("bulletin.welcome.text"),
    seededText("bulletin.welcome.slots"),
    seededText("bulletin.welcome.heart"),
  ),
];

const hour = 3_600_000;

/** Between two letters; no multiple of a day, so that their times differ. */
const between = 31 * hour;

/**
 * The letters of a seeded account, oldest first, as if they had come in the weeks before.
 *
 * @param now in ms since 1970
 */
export const seedLetters = (
  { letters }: Pick<SeedAccount, "letters">,
  now: number,
): readonly NewLetter[] =>
  Array.from({ length: letters?.all ?? 0 }, (_, age) => {
    const { title, content } = written[age % written.length] ?? { title: {}, content: {} };
    const createdAt = now - 2 * hour - age * between;
    const isRead = age >= (letters?.unread ?? 0);
    return { title, content, createdAt, ...(isRead && { readAt: createdAt + hour }) };
  }).toReversed();
