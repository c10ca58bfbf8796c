import { resolver, type DescribeRouteOptions } from "hono-openapi";
import * as v from "valibot";
import { locale } from "../ground/values.ts";
import type { Call } from "./call.ts";

/** The document at /sandbox/openapi.json is generated from the schemas that validate the calls. */

const refusalCode = v.pipe(v.string(), v.regex(/^[0-9]{1,10}$/));
const refusalData = v.nullable(v.record(v.string(), v.unknown()));

const refusals = [
  v.object({ code: refusalCode, message: v.string(), data: refusalData }),
  v.object({ header: v.object({ status: refusalCode, desc: v.string() }), body: refusalData }),
] as const;

const successCode = v.picklist(["100", "1000"]);

const answerOf = (data: v.GenericSchema) =>
  v.union([
    v.object({ code: successCode, message: v.string(), data }),
    v.object({ header: v.object({ status: successCode, desc: v.string() }), body: data }),
    ...refusals,
  ]);

/** Checks in code have no JSON Schema; the messages of the contract describe them. */
const asSchema = (schema: v.GenericSchema) => resolver(schema, { errorMode: "ignore" });

const json = (description: string, schema: v.GenericSchema) => ({
  description,
  content: { "application/json": { schema: asSchema(schema) } },
});

const failureWith = (description: string) => json(description, v.union([...refusals]));

const failuresOf = (call: Pick<Call, "method" | "token" | "takesKey" | "throttled">) => ({
  ...(call.method === "post"
    ? {
        "400": failureWith("The body is malformed."),
        "413": failureWith("The body is larger than 100 kB."),
      }
    : {}),
  ...(call.token === "ignored" ? {} : { "401": failureWith("The token is missing or refused.") }),
  ...(call.takesKey
    ? { "409": failureWith("The Idempotency-Key was used with another body.") }
    : {}),
  ...(call.throttled === true ? { "429": failureWith("Too many attempts.") } : {}),
  default: failureWith("Any other fault."),
});

const langParameter = {
  name: "lang",
  in: "header" as const,
  required: true,
  schema: { type: "string" as const, enum: [...locale.options] },
};

const requestBody = (body: v.GenericSchema) => ({
  required: !v.is(body, {}),
  content: { "application/json": { schema: asSchema(body) } },
});

/** @see docs/wire/openapi.yaml, which is authoritative; this describes the same calls a second time */
export const describeCall = (call: Call): DescribeRouteOptions => ({
  operationId: call.operationId,
  tags: [call.tag],
  summary: `${call.method.toUpperCase()} ${call.path.replace("/api", "")}`,
  security: call.token === "needed" ? [{ token: [] }] : [{}, { token: [] }],
  parameters: [
    langParameter,
    ...(call.takesKey
      ? [
          {
            name: "Idempotency-Key",
            in: "header" as const,
            required: false,
            schema: { type: "string" as const, pattern: "^[A-Za-z0-9_-]{8,64}$" },
          },
        ]
      : []),
  ],
  ...(call.method === "post" ? { requestBody: requestBody(call.body) } : {}),
  responses: {
    "200": {
      ...json("Success, or a refusal with its code.", answerOf(call.data)),
      headers: {
        authorization: {
          description: "Replaces the stored token.",
          schema: { type: "string", minLength: 16, maxLength: 512 },
        },
      },
    },
    ...failuresOf(call),
  },
});

export const documentation = {
  openapi: "3.1.0",
  info: {
    title: "Naluma sandbox: the reference operator platform",
    version: "1.0.0",
    description: "Made from the schemas that the sandbox judges requests by.",
  },
  components: {
    securitySchemes: {
      token: { type: "apiKey" as const, in: "header" as const, name: "authorization" },
    },
  },
};
