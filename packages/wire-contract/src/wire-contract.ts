import { readFileSync } from "node:fs";
import { join } from "node:path";
import addFormats from "ajv-formats";
import Ajv2020, { type ValidateFunction } from "ajv/dist/2020.js";
import { parse } from "yaml";

/** A request as it is on the wire, from any recorder. */
export interface WireRequest {
  readonly method: string;
  /** Includes `/api`, and the query if there is one. */
  readonly path: string;
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body; null if there is none. */
  readonly text: string | null;
}

/** Form 1 or form 2 of `docs/wire/wire.md`, Envelopes. */
export type Enveloped =
  | { readonly header: { readonly status: string; readonly desc: string }; readonly body: unknown }
  | { readonly code: string; readonly message: string; readonly data: unknown };

interface Content<Value> {
  readonly "application/json": {
    readonly schema: { readonly properties: Readonly<Record<string, BodyField>> };
    readonly examples: Readonly<Record<string, { readonly value: Value }>>;
  };
}

/** The contract's description of one field of a body, limited to what texts need. */
export interface BodyField {
  readonly pattern?: string;
  readonly maxLength?: number;
}

export interface DescribedCall {
  /** If one of these is empty, a visitor may make the call. */
  readonly security: readonly object[];
  readonly parameters?: readonly {
    readonly $ref?: string;
    readonly name?: string;
    readonly in?: string;
  }[];
  readonly requestBody?: { readonly content: Content<unknown> };
  readonly responses: Readonly<
    Record<string, { readonly $ref?: string; readonly content?: Content<Enveloped> }>
  >;
  readonly "x-aborted-on-401"?: boolean;
  /** The member services of which a platform needs one to have this call; without any, every platform has it. */
  readonly "x-capabilities"?: readonly string[];
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedCall>>>>;
}

const document = join(import.meta.dirname, "../../../docs/wire/openapi.yaml");

const problemsOf = (check: ValidateFunction, value: unknown): string[] =>
  check(value)
    ? []
    : (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);

const json = "content/application~1json/schema";

/** The only call with a form as its body and an answer without an envelope (W-71). */
const authorisation = { method: "POST", path: "/api/broadcasting/auth" } as const;

/** The wire contract (docs/wire), which checks requests and responses. */
function readContract() {
  // The repository's own document, in the form that the schemas below are compiled from.
  const openApi = parse(readFileSync(document, "utf8")) as OpenApi;

  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(openApi, "openapi.yaml");
  const checks = new Map<string, ValidateFunction>();
  const checkAt = (pointer: string): ValidateFunction => {
    const check = checks.get(pointer) ?? ajv.compile({ $ref: `openapi.yaml${pointer}` });
    checks.set(pointer, check);
    return check;
  };

  const find = (method: string, path: string) => openApi.paths[path]?.[method.toLowerCase()];
  const call = (method: string, path: string): DescribedCall => {
    const found = find(method, path);
    if (!found) throw new Error(`${method} ${path} is no call of the contract`);
    return found;
  };
  const pointerTo = (method: string, path: string) =>
    `#/paths/${encodeURIComponent(path.replaceAll("/", "~1"))}/${method.toLowerCase()}`;
  const parameter = (name: string) => checkAt(`#/components/parameters/${name}/schema`);
  const names = ({ parameters = [] }: DescribedCall) =>
    parameters.map(({ $ref, name }) => $ref?.split("/").at(-1) ?? name);

  const bodyProblems = (method: string, path: string, body: unknown): string[] =>
    call(method, path).requestBody
      ? problemsOf(checkAt(`${pointerTo(method, path)}/requestBody/${json}`), body)
      : [];

  function headerProblems(described: DescribedCall, headers: WireRequest["headers"]): string[] {
    const { security } = described;
    const isVisitors = security.some((needs) => Object.keys(needs).length === 0);
    const isMembers = security.some((needs) => Object.keys(needs).length > 0);
    const { lang, authorization, "idempotency-key": key } = headers;
    const wantsKey = names(described).includes("IdempotencyKey");
    return [
      ...(names(described).includes("Lang") ? problemsOf(parameter("Lang"), lang) : []).map(
        (problem) => `lang${problem}`,
      ),
      ...(isVisitors || authorization ? [] : ["authorization is missing"]),
      ...(isMembers || !authorization ? [] : ["authorization is no business of it"]),
      ...(wantsKey === (key !== undefined) ? [] : [`Idempotency-Key is ${key}`]),
      ...(key === undefined ? [] : problemsOf(parameter("IdempotencyKey"), key)),
    ];
  }

  /** A number in a query arrives as text, and only has to be readable as one. */
  function queryProblems(method: string, path: string, query: URLSearchParams): string[] {
    const { parameters = [] } = call(method, path);
    const known = parameters.flatMap(({ name, in: place }, at) =>
      place === "query" && name !== undefined ? [{ name, at }] : [],
    );
    const unknown = [...query.keys()].filter((key) => !known.some(({ name }) => name === key));
    return [
      ...unknown.map((key) => `?${key} is unknown`),
      ...known.flatMap(({ name, at }) => {
        const value = query.get(name);
        const check = checkAt(`${pointerTo(method, path)}/parameters/${at}/schema`);
        return problemsOf(check, value === null ? null : Number(value)).map(
          (problem) => `?${name}${problem}`,
        );
      }),
    ];
  }

  function jsonProblems(method: string, path: string, { headers, text }: WireRequest): string[] {
    if (!call(method, path).requestBody) return text === null ? [] : [`carries ${text}`];
    const type = headers["content-type"] ?? "nothing";
    if (!/^application\/json(;|$)/.test(type)) return [`is sent as ${type}`];
    return bodyProblems(method, path, JSON.parse(text ?? "null"));
  }

  const authorisationPointer = pointerTo(authorisation.method, authorisation.path);
  const checkForm = checkAt(
    `${authorisationPointer}/requestBody/content/application~1x-www-form-urlencoded/schema`,
  );
  function authorisationProblems({ headers, text }: WireRequest): string[] {
    const type = headers["content-type"] ?? "nothing";
    return [
      ...(type.startsWith("application/x-www-form-urlencoded") ? [] : [`is sent as ${type}`]),
      ...(headers["authorization"] ? [] : ["authorization is missing"]),
      ...problemsOf(parameter("Lang"), headers["lang"]),
      ...problemsOf(checkForm, Object.fromEntries(new URLSearchParams(text ?? ""))),
    ];
  }

  return {
    authorisationPath: authorisation.path,
    authorisationAnswerProblems: (answer: unknown): string[] =>
      problemsOf(checkAt(`${authorisationPointer}/responses/200/${json}`), answer),

    /** Every call except the channel authorisation, with its description in the contract. */
    calls: Object.entries(openApi.paths)
      .filter(([path]) => path !== authorisation.path)
      .flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, described]) => ({
          method: method.toUpperCase(),
          path,
          described,
        })),
      ),

    call,
    bodyProblems,

    /** All problems of a request's path, headers and body. */
    requestProblems(request: WireRequest): string[] {
      const { method } = request;
      const [path = "", query] = request.path.split("?");
      if (path === authorisation.path) return authorisationProblems(request);
      const described = find(method, path);
      if (!described) return [`${method} ${path} is no call of the contract`];
      return [
        ...queryProblems(method, path, new URLSearchParams(query)),
        ...headerProblems(described, request.headers),
        ...jsonProblems(method, path, request),
      ].map((problem) => `${path}: ${problem}`);
    },

    answerProblems(method: string, path: string, status: number, answer: unknown): string[] {
      const { responses } = call(method, path);
      const name = Object.hasOwn(responses, status) ? String(status) : "default";
      const at = responses[name]?.$ref ?? `${pointerTo(method, path)}/responses/${name}`;
      return problemsOf(checkAt(`${at}/${json}`), answer);
    },
  };
}

export type WireContract = ReturnType<typeof readContract>;

let read: WireContract | undefined;

/** Read once per process. */
export const wireContract = (): WireContract => (read ??= readContract());
