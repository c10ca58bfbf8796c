import { post } from "@naluma/api-client";
import { listOf, text } from "@naluma/api-client/wire";
import * as v from "valibot";
import { modelBody } from "../pages/pages.api.ts";

/** The operator's texts beside the login form. */
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
