import { wireContract, type BodyField, type Enveloped } from "@naluma/wire-contract";
import { vi } from "vitest";
import type { Answer } from "../answer.ts";
import type { ApiPorts } from "../api.ts";
import type { Call } from "../call.ts";
import { createApi } from "../create-api.ts";

/** An example response from the wire contract, as it would arrive. */
export interface WireExample {
  /** `success_header_form`, `code_203`, … */
  readonly name: string;
  readonly value: unknown;
  readonly isSuccess: boolean;
  /** What `data` or `body` holds. */
  readonly data: unknown;
  readonly code: string;
  readonly message: string;
}

/** Written separately from the reader under test. */
const opened = (value: Enveloped) =>
  "header" in value
    ? { code: value.header.status, message: value.header.desc, data: value.body }
    : value;

type Path = Pick<Call<never, unknown>, "method" | "path">;

const described = ({ method, path }: Path) => wireContract().call(method, `/api${path}`);

/** The fields of a call's body, as the wire contract describes them. */
export function bodyFieldsOf(call: Path): Readonly<Record<string, BodyField>> {
  const body = described(call).requestBody?.content["application/json"].schema.properties;
  if (!body) throw new Error(`the contract shows no body of ${call.method} /api${call.path}`);
  return body;
}

/** The complete example request that the wire contract has for a call, or another example by its name. */
export function requestOf(call: Path, name = "request"): unknown {
  const request = described(call).requestBody?.content["application/json"].examples[name];
  if (!request) throw new Error(`the contract shows no request to ${call.method} /api${call.path}`);
  return request.value;
}

/** Every example response that the wire contract has for a call with HTTP status 200, in both envelopes. */
export function examplesOf(call: Path) {
  const examples = described(call).responses["200"]?.content?.["application/json"].examples;
  if (!examples) throw new Error(`the contract shows no answer to ${call.method} /api${call.path}`);
  return Object.entries(examples).map(([name, { value }]): WireExample => {
    const { code, message, data } = opened(value);
    return { name, value, code, message, data, isSuccess: code === "100" || code === "1000" };
  });
}

/** The product's result for a response: read through the transport, its envelopes and the call's schema. */
export function answerTo<Body, Data>(
  call: Call<Body, Data>,
  body: Body,
  { value }: WireExample,
): Promise<Answer<Data>> {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(value)));
  return createApi(platformPorts).send(call, body);
}

/** The ports of a logged-in page; the stubbed `fetch` is its platform. */
export const platformPorts: ApiPorts = {
  origin: "http://platform.example",
  lang: () => "en_US",
  token: () => "s_1.secret",
  renewToken: () => undefined,
  onUnauthorized: () => undefined,
  words: (kind) => `words for ${kind}`,
};
