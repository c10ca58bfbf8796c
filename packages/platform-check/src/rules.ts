import { eventRules } from "./event-contract.ts";
import { isObject, textAt, valueAt, type JsonObject } from "./json-value.ts";

/** Sections of wire.md that this check names as rules of their own, because no W-row states them. */
export const sections = {
  body: "address-and-body",
  codes: "codes-and-success",
  envelopes: "envelopes",
  headers: "request-headers",
  launch: "starting-a-game",
  status: "http-status",
  tokens: "tokens",
} as const;

/** A rule's text by its id: a row (W-08), a section (envelopes), a call (login) or an event (event:login). */
export type Rules = ReadonlyMap<string, string>;

const plain = (markdown: string): string =>
  markdown.replaceAll("`", "").replaceAll(/\s+/g, " ").trim();

const rows = (wire: string): [string, string][] =>
  [...wire.matchAll(/^\| (W-\d+) \| (.+?) \|/gm)].map(([, id = "", said = ""]) => [
    id,
    plain(said),
  ]);

/** Paragraphs that begin with a title in bold. */
const paragraphs = (wire: string): [string, string][] =>
  [...wire.matchAll(/^\*\*([^*]+?)\.?\*\*\s*([\s\S]*?)(?=\n\n)/gm)].map(
    ([, title = "", said = ""]) => [title.toLowerCase().replaceAll(" ", "-"), plain(said)],
  );

const calls = (openApi: JsonObject): [string, string][] =>
  Object.values(valueAt(openApi, "paths") ?? {}).flatMap((methods) =>
    Object.values(isObject(methods) ? methods : {}).map((call): [string, string] => [
      textAt(call, "operationId") ?? "",
      `${textAt(call, "summary") ?? ""} as openapi.yaml describes it. ${textAt(call, "description") ?? ""}`.trim(),
    ]),
  );

/** The documents say what a rule is; this check only refers to them. */
export const readRules = (documents: {
  readonly wire: string;
  readonly openApi: JsonObject;
  readonly events: JsonObject;
}): Rules =>
  new Map([
    ...paragraphs(documents.wire),
    ...rows(documents.wire),
    ...calls(documents.openApi),
    ...eventRules(documents.events),
  ]);
