import type { Context } from "hono";
import * as v from "valibot";
import type { Bound } from "../wire/pipeline.ts";

/** What stands in the address of an operator's call, or the 400 that says what is wrong with it. */
export const readQuery = <Schema extends v.GenericSchema>(
  c: Context<Bound>,
  schema: Schema,
): { readonly query: v.InferOutput<Schema> } | { readonly refused: Response } => {
  const result = v.safeParse(schema, c.req.query());
  if (result.success) return { query: result.output };
  const problems = result.issues.map(
    (issue) => `${v.getDotPath(issue) ?? "address"}: ${issue.message}`,
  );
  return {
    refused: c.json({ code: "400", message: "The request is not valid.", data: { problems } }, 400),
  };
};

/** A name, or the beginning of one. */
export const word = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100));

/** A moment, in ISO 8601 with its offset, or in ms since 1970. */
export const instant = v.pipe(
  v.string(),
  v.transform((text) => (/^\d+$/.test(text) ? Number(text) : Date.parse(text))),
  v.safeInteger("not a time"),
);

const whole = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));

/** What a page ends with, to ask for the next. */
export const id = whole;

/** How many lines a page has. */
export const size = v.pipe(whole, v.minValue(1), v.maxValue(500));
