import type { Context } from "hono";
import * as v from "valibot";
import type { Bound } from "../wire/client-address.ts";

/** The query of an operator's call, or a 400 response that explains what is wrong with it. */
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

/** A name, or its beginning. */
export const word = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100));

/** A time, in ISO 8601 with its offset, or in ms since 1970. */
export const instant = v.pipe(
  v.string(),
  v.transform((text) => (/^\d+$/.test(text) ? Number(text) : Date.parse(text))),
  v.safeInteger("not a time"),
);

const whole = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));

/** The cursor at the end of a page, for requesting the next. */
export const id = whole;

/** The number of lines on a page. */
export const size = v.pipe(whole, v.minValue(1), v.maxValue(500));
