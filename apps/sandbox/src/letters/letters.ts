import { and, asc, count, desc, eq, isNull } from "drizzle-orm";
import { sanitised } from "../content/sanitised.ts";
import { onePicture, type Database, type Tx } from "../ground/db/database.ts";
import { letter } from "./schema.ts";

/** A text by language, with `en_US` as the fallback. */
type Texts = Readonly<Record<string, string>>;

export interface NewLetter {
  readonly title: Texts;
  /** HTML; anything active is removed before it is stored. */
  readonly content: Texts;
  /** In ms since 1970. */
  readonly createdAt: number;
  readonly readAt?: number;
}

const safe = (content: Texts): Texts =>
  Object.fromEntries(Object.entries(content).map(([lang, html]) => [lang, sanitised(html)]));

/** Writes letters to members; the ids are in the order of the letters. */
export const addLetters = async (
  db: Database | Tx,
  memberId: number,
  letters: readonly NewLetter[],
): Promise<readonly number[]> => {
  const added = await db
    .insert(letter)
    .values(letters.map((each) => ({ ...each, memberId, content: safe(each.content) })))
    .returning({ id: letter.id });
  return added.map(({ id }) => id);
};

/** The columns that a list may be sorted by; any other name sorts by age. */
const columns = { id: letter.id, created_at: letter.createdAt } as const;

const isColumn = (name: string): name is keyof typeof columns => Object.hasOwn(columns, name);

interface Page {
  /** Starts at 1. */
  readonly page: number;
  readonly size: number;
  readonly sortField: string;
  readonly sortOrder: "asc" | "desc";
}

/** One page of a member's letters, and their total number, from the same snapshot. */
export const listLetters = (
  db: Database,
  memberId: number,
  { page, size, sortField, sortOrder }: Page,
) =>
  db.transaction(async (tx) => {
    const theirs = eq(letter.memberId, memberId);
    const column = columns[isColumn(sortField) ? sortField : "created_at"];
    const order = sortOrder === "asc" ? asc : desc;
    const list = await tx
      .select()
      .from(letter)
      .where(theirs)
      .orderBy(order(column), order(letter.id))
      .limit(size)
      .offset((page - 1) * size);
    const [all] = await tx.select({ many: count() }).from(letter).where(theirs);
    const [unread] = await tx
      .select({ many: count() })
      .from(letter)
      .where(and(theirs, isNull(letter.readAt)));
    return { list, total: all?.many ?? 0, unread: unread?.many ?? 0 };
  }, onePicture);

const ofMember = (memberId: number, id: number) =>
  and(eq(letter.memberId, memberId), eq(letter.id, id));

/** True if it was unread until now. */
export const markRead = async (
  db: Database,
  memberId: number,
  id: number,
  at: number,
): Promise<boolean> => {
  const marked = await db
    .update(letter)
    .set({ readAt: at })
    .where(and(ofMember(memberId, id), isNull(letter.readAt)))
    .returning({ id: letter.id });
  return marked.length > 0;
};

/** False if the member has no such letter. */
export const destroyLetter = async (
  db: Database,
  memberId: number,
  id: number,
): Promise<boolean> => {
  const gone = await db.delete(letter).where(ofMember(memberId, id)).returning({ id: letter.id });
  return gone.length > 0;
};
