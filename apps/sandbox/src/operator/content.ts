import type { Context, Hono } from "hono";
import * as v from "valibot";
import { announceContent } from "../content/announce-content.ts";
import {
  addItem,
  changeItem,
  contentItems,
  holdItem,
  orderItems,
  readContent,
  removeItem,
  type ContentItem,
} from "../content/content-items.ts";
import { contentKinds, isContentKind } from "../content/content-kinds.ts";
import { outdatedOf } from "../content/translated-from.ts";
import type { Tx } from "../ground/db/database.ts";
import type { Services } from "../services.ts";
import { siteWithId } from "../sites/sites.ts";
import type { Bound } from "../wire/client-address.ts";
import { audit } from "./audit.ts";
import { operatorOf } from "./operator-key.ts";
import { accepted, readJson, refused } from "./read-json.ts";
import {
  changedItemRequest,
  contentRequest,
  itemOrderRequest,
  newItemRequest,
  removedItemRequest,
} from "./requests.ts";

type Needs = Pick<Services, "background" | "clock" | "config" | "contents" | "db" | "publisher">;
type Asked = Context<Bound>;

const kindNames = Object.keys(contentKinds);
/** The number of items per kind that the player calls return. */
const maxItems = 100;

/** The languages by field whose text was translated from an English text that has since changed. */
const outdatedIn = (from: ContentItem["translatedFrom"]) =>
  Object.fromEntries(Object.entries(from).map(([name, texts]) => [name, outdatedOf(texts)]));

const onTheWire = ({ id, version, shown, value, missing, translatedFrom }: ContentItem) => ({
  id,
  version,
  shown,
  value,
  missing,
  outdated: outdatedIn(translatedFrom),
});

const unknownKind = (c: Asked) => refused(c, 422, `kind must be one of ${kindNames.join(", ")}.`);
const unknownSite = (c: Asked) => refused(c, 404, "There is no such site.");
const unknownItem = (c: Asked) => refused(c, 404, "There is no such item any more.");

const invalid = (c: Asked, problems: readonly string[]) =>
  c.json({ code: "400", message: "The item is not valid.", data: { problems } }, 400);

/** A parallel edit was faster: returns the current version, so that neither edit is lost. */
const stale = (c: Asked, data: unknown) =>
  c.json({ code: "409", message: "Somebody else has changed this meanwhile.", data }, 409);

/** "banner of site 1" */
const targetOf = (siteId: number, kind: string) => `${kind} of site ${siteId}`;

/** Logs the new values and the previous ones, as far as both exist. */
const record = (
  tx: Tx,
  c: Asked,
  what: string,
  { now, before }: { readonly now?: ContentItem | undefined; readonly before?: ContentItem },
) => {
  const item = now ?? before;
  const target = item ? `${targetOf(item.siteId, item.kind)}, ${item.id}` : "";
  const said = (one?: ContentItem) => one && { shown: one.shown, value: one.value };
  const detail = { site_id: item?.siteId, ...said(now) };
  return audit(tx, operatorOf(c), what, target, detail, said(before));
};

const wholeLists = (app: Hono<Bound>, services: Needs) => {
  const { config, contents, db } = services;
  app.get("/sandbox/content", async (c) => {
    const kinds = kindNames.filter(isContentKind);
    const lists = await Promise.all(
      kinds.map(async (kind) => [kind, await contents.list(config.site, kind)] as const),
    );
    return accepted(c, Object.fromEntries(lists));
  });

  app.post("/sandbox/content", async (c) => {
    const read = await readJson(c, contentRequest);
    if ("refused" in read) return read.refused;
    const { kind, items, site_id = config.site } = read.body;
    if (!isContentKind(kind)) return unknownKind(c);
    if (!siteWithId(site_id)) return unknownSite(c);
    const checked = v.safeParse(v.array(contentKinds[kind]), items);
    if (!checked.success) {
      const problems = checked.issues.map(
        (issue) => `items.${v.getDotPath(issue) ?? ""}: ${issue.message}`,
      );
      return c.json({ code: "400", message: "The items are not valid.", data: { problems } }, 400);
    }
    await db.transaction(async (tx) => {
      const before = { kind, items: (await contentItems(tx, site_id, kind)).length };
      await contents.replace(tx, site_id, kind, checked.output);
      const detail = { site_id, kind, items: checked.output.length };
      await audit(tx, operatorOf(c), "content.replace", targetOf(site_id, kind), detail, before);
    });
    announceContent(services, site_id, kind);
    return accepted(c);
  });
};

const readItems = (app: Hono<Bound>, { config, db }: Needs) =>
  app.get("/sandbox/content/items", async (c) => {
    const siteId = Number(c.req.query("site_id") ?? config.site);
    const kind = c.req.query("kind") ?? "";
    if (!isContentKind(kind)) return unknownKind(c);
    if (!siteWithId(siteId)) return unknownSite(c);
    return accepted(c, { items: (await contentItems(db, siteId, kind)).map(onTheWire) });
  });

const writeItems = (app: Hono<Bound>, services: Needs) => {
  const { clock, config, db } = services;

  app.post("/sandbox/content/items", async (c) => {
    const read = await readJson(c, newItemRequest);
    if ("refused" in read) return read.refused;
    const { kind, shown, site_id: siteId = config.site, value } = read.body;
    if (!isContentKind(kind)) return unknownKind(c);
    if (!siteWithId(siteId)) return unknownSite(c);
    const written = readContent(kind, value, clock());
    if ("problems" in written) return invalid(c, written.problems);
    const added = await db.transaction(async (tx) => {
      if ((await contentItems(tx, siteId, kind)).length >= maxItems) return undefined;
      const item = await addItem(tx, { siteId, kind, shown }, written.value);
      if (item) await record(tx, c, "content.add", { now: item });
      return item;
    });
    if (!added) return refused(c, 409, `There are ${maxItems} of this kind; remove one first.`);
    announceContent(services, siteId, kind);
    return accepted(c, { item: onTheWire(added), removed: written.removed });
  });

  app.post("/sandbox/content/items/:id{[0-9]{1,9}}", async (c) => {
    const read = await readJson(c, changedItemRequest);
    if ("refused" in read) return read.refused;
    const { version, shown, value, reviewed } = read.body;
    const outcome = await db.transaction(async (tx) => {
      const item = await holdItem(tx, Number(c.req.param("id")));
      if (!item) return { at: "gone" } as const;
      const written = readContent(item.kind, value, clock());
      if ("problems" in written) return { at: "invalid", problems: written.problems } as const;
      if (item.version !== version) return { at: "stale", item } as const;
      const changed = await changeItem(tx, item, { shown, value: written.value, reviewed });
      await record(tx, c, "content.change", { now: changed, before: item });
      return { at: "done", item: changed ?? item, removed: written.removed } as const;
    });
    switch (outcome.at) {
      case "gone":
        return unknownItem(c);
      case "invalid":
        return invalid(c, outcome.problems);
      case "stale":
        return stale(c, { item: onTheWire(outcome.item) });
      case "done": {
        announceContent(services, outcome.item.siteId, outcome.item.kind);
        return accepted(c, { item: onTheWire(outcome.item), removed: outcome.removed });
      }
    }
  });
};

const arrangeItems = (app: Hono<Bound>, services: Needs) => {
  const { config, db } = services;

  app.post("/sandbox/content/items/:id{[0-9]{1,9}}/remove", async (c) => {
    const read = await readJson(c, removedItemRequest);
    if ("refused" in read) return read.refused;
    const { version } = read.body;
    const outcome = await db.transaction(async (tx) => {
      const item = await holdItem(tx, Number(c.req.param("id")));
      if (item?.version === version) {
        await removeItem(tx, item.id);
        await record(tx, c, "content.remove", { before: item });
      }
      return item;
    });
    if (!outcome) return unknownItem(c);
    if (outcome.version !== version) return stale(c, { item: onTheWire(outcome) });
    announceContent(services, outcome.siteId, outcome.kind);
    return accepted(c);
  });

  app.post("/sandbox/content/order", async (c) => {
    const read = await readJson(c, itemOrderRequest);
    if ("refused" in read) return read.refused;
    const { kind, ids, site_id: siteId = config.site } = read.body;
    if (!isContentKind(kind)) return unknownKind(c);
    if (!siteWithId(siteId)) return unknownSite(c);
    const isDone = await db.transaction(async (tx) => {
      const before = (await contentItems(tx, siteId, kind)).map(({ id }) => id);
      const isOrdered = await orderItems(tx, siteId, kind, ids);
      const target = targetOf(siteId, kind);
      if (isOrdered)
        await audit(
          tx,
          operatorOf(c),
          "content.order",
          target,
          { site_id: siteId, ids },
          { ids: before },
        );
      return isOrdered;
    });
    const items = (await contentItems(db, siteId, kind)).map(onTheWire);
    if (!isDone) return stale(c, { items });
    announceContent(services, siteId, kind);
    return accepted(c, { items });
  });
};

export const addContentCalls = (app: Hono<Bound>, services: Needs): void => {
  wholeLists(app, services);
  readItems(app, services);
  writeItems(app, services);
  arrangeItems(app, services);
};
