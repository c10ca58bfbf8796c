import type { Context } from "hono";
import * as v from "valibot";
import type { Bound } from "../wire/client-address.ts";
import { readBody } from "../wire/read-body.ts";

/** In bytes: an operator's ordered responses are larger than any player's request. */
const largestOrder = 4_000_000;

type Refused = { readonly refused: Response };

/** The body of an operator's call, or a 4xx response that explains what is wrong with it. */
export const readJson = async <Schema extends v.GenericSchema>(
  c: Context<Bound>,
  schema: Schema,
): Promise<{ readonly body: v.InferOutput<Schema> } | Refused> => {
  const read = await readBody(c.req.raw, largestOrder);
  if (read.kind === "too-large")
    return {
      refused: c.json({ code: "413", message: "The request is too large.", data: null }, 413),
    };
  const result = v.safeParse(schema, read.kind === "value" ? read.value : undefined);
  if (result.success) return { body: result.output };
  const problems = result.issues.map(
    (issue) => `${v.getDotPath(issue) ?? "body"}: ${issue.message}`,
  );
  return {
    refused: c.json({ code: "400", message: "The request is not valid.", data: { problems } }, 400),
  };
};

export const accepted = (c: Context<Bound>, data: unknown = null) =>
  c.json({ code: "100", message: "Success", data });

export const refused = (c: Context<Bound>, status: 404 | 409 | 422, message: string) =>
  c.json({ code: String(status), message, data: null }, status);
