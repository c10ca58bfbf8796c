import { post } from "@naluma/api-client";
import { id, listIn, listOf, text } from "@naluma/api-client/wire";
import * as v from "valibot";
import type { Content } from "./content.ts";

const content = v.pipe(
  v.object({ id, title: text, content: text, photo_path: text, url: text }),
  v.transform((wire): Content => ({
    id: wire.id,
    title: wire.title,
    html: wire.content,
    picture: wire.photo_path,
    url: wire.url,
  })),
);

/** All three model calls take the same body. */
const modelBody = v.object({
  site_id: v.number(),
  language: v.string(),
  model_version: v.string(),
});

/** The pages that the operator wrote; the `url` of each identifies its page (decision 0012). */
export const getContents = post("/web/model_setting", {
  body: modelBody,
  reads: listIn("list", content),
});

export const getSponsors = post("/web/model_sponsor", {
  body: modelBody,
  reads: listIn("list", content),
});

export interface LoginWords {
  readonly title: string;
  /** Never passed to the browser as HTML: `OperatorText` renders it. */
  readonly html: string;
}

const item = v.pipe(
  v.object({ title: text, content: text }),
  v.transform(({ title, content }): LoginWords => ({ title, html: content })),
);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** One object, or a list of which the first counts (SHELL-45); null if there is none. */
const oneOrList = v.pipe(
  v.unknown(),
  v.transform((data) => (isRecord(data) && "list" in data ? data["list"] : data)),
  v.transform((list): unknown => (isRecord(list) && !Array.isArray(list) ? [list] : list)),
  listOf(item),
  v.transform((all) => all.find(({ title, html }) => title !== "" || html !== "") ?? null),
);

export const getLoginWords = post("/web/model_login", { body: modelBody, reads: oneOrList });
