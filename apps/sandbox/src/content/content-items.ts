import { isLocale, locales, type Locale } from "@naluma/site/locale";
import { and, asc, eq, max } from "drizzle-orm";
import * as v from "valibot";
import type { Database, Tx } from "../ground/db/database.ts";
import { content, type TranslatedFrom } from "../ground/db/schema.ts";
import { contentKinds, isContentKind, type ContentKind } from "./content-kinds.ts";
import { sanitise } from "./sanitised.ts";
import { hashOf, translatedFrom, type Translated } from "./translated-from.ts";

/* The operator desk's operations on a single item; the whole list of a kind is replaced in `contents.ts`. */

type Value = Readonly<Record<string, unknown>>;

export interface ContentItem {
  readonly id: number;
  readonly kind: ContentKind;
  readonly siteId: number;
  /** Changes with the item's content: an edit applies only to the version that its author has seen. */
  readonly version: string;
  /** Visible to players; otherwise a draft. */
  readonly shown: boolean;
  readonly value: Value;
  /** Languages without a text of their own, in which players see the English one. */
  readonly missing: readonly Locale[];
  /** The texts whose English source has changed since they were translated. */
  readonly translatedFrom: TranslatedFrom;
}

type Row = typeof content.$inferSelect;

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === "object" && value !== null && !Array.isArray(value) && "en_US" in value;

const textsIn = (value: Value): Translated["texts"] =>
  Object.fromEntries(
    Object.entries(value).flatMap(([name, texts]) => (isTexts(texts) ? [[name, texts]] : [])),
  );

/** Names that need no translation, such as that of an organisation, still count as missing in other languages. */
const missingIn = (value: Value): readonly Locale[] => {
  const texts = Object.values(textsIn(value));
  return locales.filter((locale) =>
    texts.some((map) => (map["en_US"] ?? "") !== "" && (map[locale] ?? "") === ""),
  );
};

/** The database reorders the keys of stored JSON, but always in the same way. */
const versionOf = ({ shown, value }: Pick<Row, "shown" | "value">): string =>
  hashOf(JSON.stringify([shown, value]));

const asItem = (row: Row, kind: ContentKind): ContentItem => ({
  id: row.id,
  kind,
  siteId: row.siteId,
  version: versionOf(row),
  shown: row.shown,
  value: row.value,
  missing: missingIn(row.value),
  translatedFrom: row.translatedFrom,
});

const ofKind = (siteId: number, kind: ContentKind) =>
  and(eq(content.siteId, siteId), eq(content.kind, kind));

/** Includes drafts, in display order. */
export const contentItems = async (
  db: Database | Tx,
  siteId: number,
  kind: ContentKind,
): Promise<readonly ContentItem[]> => {
  const rows = await db
    .select()
    .from(content)
    .where(ofKind(siteId, kind))
    .orderBy(asc(content.position), asc(content.id));
  return rows.map((row) => asItem(row, kind));
};

/** The content as stored, and what was removed from its HTML, by language. */
export interface Written {
  readonly value: Value;
  readonly removed: Readonly<Partial<Record<Locale, readonly string[]>>>;
}

/**
 * Validates an item against its kind. HTML is sanitised; an empty text counts as missing, so that players see
 * the English one.
 */
export const readContent = (
  kind: ContentKind,
  given: unknown,
  now: number,
): Written | { readonly problems: readonly string[] } => {
  const read = v.safeParse(contentKinds[kind], given);
  if (!read.success)
    return {
      problems: read.issues.map((issue) => `value.${v.getDotPath(issue) ?? ""}: ${issue.message}`),
    };
  const removed: Partial<Record<Locale, readonly string[]>> = {};
  const value = Object.entries(read.output).map(([name, field]: [string, unknown]) => {
    if (!isTexts(field)) return [name, field] as const;
    const texts = Object.entries(field).flatMap(([lang, text]) => {
      if (text === "" && lang !== "en_US") return [];
      if (name !== "content") return [[lang, text] as const];
      const clean = sanitise(text);
      if (clean.removed.length > 0 && isLocale(lang)) removed[lang] = clean.removed;
      return [[lang, clean.html] as const];
    });
    return [name, Object.fromEntries(texts)] as const;
  });
  const placedAt = kind === "bulletin" ? { updated_at: new Date(now).toISOString() } : {};
  return { value: { ...placedAt, ...Object.fromEntries(value) }, removed };
};

export const addItem = async (
  tx: Tx,
  place: { readonly siteId: number; readonly kind: ContentKind; readonly shown: boolean },
  value: Value,
): Promise<ContentItem | undefined> => {
  const [last] = await tx
    .select({ position: max(content.position) })
    .from(content)
    .where(ofKind(place.siteId, place.kind));
  const [row] = await tx
    .insert(content)
    .values({ ...place, position: (last?.position ?? -1) + 1, value: { ...value } })
    .returning();
  return row && asItem(row, place.kind);
};

/** The current item, locked until the transaction ends. */
export const holdItem = async (tx: Tx, id: number): Promise<ContentItem | undefined> => {
  const [row] = await tx.select().from(content).where(eq(content.id, id)).for("update");
  return row && isContentKind(row.kind) ? asItem(row, row.kind) : undefined;
};

export const changeItem = async (
  tx: Tx,
  item: ContentItem,
  {
    value,
    shown,
    reviewed,
  }: Pick<ContentItem, "value" | "shown"> & { reviewed: readonly Locale[] },
): Promise<ContentItem | undefined> => {
  const [row] = await tx
    .update(content)
    .set({
      value: { ...value },
      shown,
      translatedFrom: translatedFrom(
        { texts: textsIn(item.value), translatedFrom: item.translatedFrom },
        textsIn(value),
        reviewed,
      ),
    })
    .where(eq(content.id, item.id))
    .returning();
  return row && asItem(row, item.kind);
};

export const removeItem = async (tx: Tx, id: number): Promise<void> => {
  await tx.delete(content).where(eq(content.id, id));
};

/** Whether `ids` are exactly the existing items; if not, somebody added or removed one meanwhile. */
export const orderItems = async (
  tx: Tx,
  siteId: number,
  kind: ContentKind,
  ids: readonly number[],
): Promise<boolean> => {
  const rows = await tx
    .select({ id: content.id })
    .from(content)
    .where(ofKind(siteId, kind))
    .for("update");
  const there = new Set(rows.map(({ id }) => id));
  if (ids.length !== there.size || !ids.every((id) => there.delete(id))) return false;
  for (const [position, id] of ids.entries())
    // oxlint-disable-next-line no-await-in-loop -- one connection carries the transaction
    await tx.update(content).set({ position }).where(eq(content.id, id));
  return true;
};
