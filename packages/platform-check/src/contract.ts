import { readFileSync } from "node:fs";
import { join } from "node:path";
import addFormats from "ajv-formats";
import Ajv2020, { type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import { parse } from "yaml";
import { UsageError } from "./config.ts";
import { readEventContract, type EventContract } from "./event-contract.ts";
import { isObject, listAt, textAt, textsAt, valueAt, type JsonObject } from "./json-value.ts";
import { readRules, type Rules } from "./rules.ts";

/** A difference between a value and its schema. */
export interface Problem {
  /** The row that decided this part of the schema, else the call. */
  readonly rule: string;
  /** Where in the answer: `/data/total`. */
  readonly at: string;
  readonly message: string;
}

export const areas = [
  "site",
  "lobby",
  "demo",
  "registration",
  "login",
  "member",
  "wallet",
  "promotions",
  "services",
  "realtime",
  "launch",
  "sessions",
  "idempotency",
  "conservation",
  "forms",
  "codes",
  "lists",
  "throttles",
  "protocol",
] as const;
export type Area = (typeof areas)[number];

/** The calls of other tags are the site's own: its gateway answers them, not the platform. */
const areaOfTag: Readonly<Record<string, Area>> = {
  "Demo play": "demo",
  Lobby: "lobby",
  Login: "login",
  Member: "member",
  "Member services": "services",
  "Play and wallet": "wallet",
  Promotions: "promotions",
  Registration: "registration",
  Site: "site",
};

export interface Example {
  readonly name: string;
  readonly body: JsonObject;
}

export interface ContractCall {
  /** Its operationId, which is the id of its rule as well. */
  readonly id: string;
  readonly path: string;
  readonly area: Area;
  readonly isForVisitors: boolean;
  readonly isForMembers: boolean;
  readonly takesKey: boolean;
  /** False for the few calls that never answer 401 (W-13). */
  readonly judgesToken: boolean;
  readonly isThrottled: boolean;
  /** A platform must have all of these services to have this call. */
  readonly services: readonly string[];
  readonly examples: readonly Example[];
  /** The codes of answers with the status 200 for which the contract has an example. */
  readonly codes: readonly string[];
  requestProblems(body: unknown): readonly Problem[];
  answerProblems(status: number, answer: unknown): readonly Problem[];
}

export interface Contract {
  /** Every POST call that an operator's platform has, or may declare. */
  readonly calls: readonly ContractCall[];
  readonly events: EventContract;
  readonly rules: Rules;
  /** For paths that are no call. */
  failureProblems(answer: unknown): readonly Problem[];
}

const isSuccess = (code: unknown): boolean => ["100", "1000"].includes(String(code));

/** The schema of the only envelope that an answer can be meant as; its errors are then those of one alternative. */
const envelopeOf = (answer: unknown): string => {
  const header = valueAt(answer, "header");
  const form = header === undefined ? "Code" : "Header";
  const code = header === undefined ? valueAt(answer, "code") : valueAt(header, "status");
  return `${form}${isSuccess(code) ? "Success" : "Refusal"}`;
};

const namedBy = (schema: unknown): string | undefined =>
  (textAt(schema, "$ref") ?? textAt(listAt(schema, "allOf")[0], "$ref"))?.split("/").at(-1);

const place = ({ instancePath, keyword, params }: ErrorObject): string =>
  keyword === "required" ? `${instancePath}/${String(params["missingProperty"])}` : instancePath;

const detail = ({ keyword, params, message = "is wrong" }: ErrorObject): string => {
  if (keyword === "required") return "is missing";
  if (keyword === "enum") return `${message}: ${listAt(params, "allowedValues").join(", ")}`;
  if (keyword === "additionalProperties")
    return `has an unknown key ${String(params["additionalProperty"])}`;
  return message;
};

/** "No alternative fits" says less than why one of them does not, so it counts only by itself. */
const isUmbrella = ({ keyword }: ErrorObject): boolean =>
  keyword === "oneOf" || keyword === "anyOf";

const problemsOf = (check: ValidateFunction, value: unknown, call: string): readonly Problem[] => {
  if (check(value)) return [];
  const errors = check.errors ?? [];
  const precise = errors.filter((error) => !isUmbrella(error));
  return (precise.length > 0 ? precise : errors)
    .map((error) => ({
      rule: textAt(error.parentSchema, "x-point") ?? call,
      at: place(error),
      message: detail(error),
    }))
    .toSorted((one, other) => other.at.length - one.at.length);
};

const readDocument = (folder: string, name: string): string => {
  try {
    return readFileSync(join(folder, name), "utf8");
  } catch {
    throw new UsageError([
      `${name} is not in ${folder}: --wire must name the folder of the contract.`,
    ]);
  }
};

const documentAt = (folder: string, name: string): JsonObject => {
  const document: unknown = parse(readDocument(folder, name));
  if (!isObject(document)) throw new UsageError([`${name} in ${folder} is not of the contract.`]);
  return document;
};

const media = ["content", "application/json"] as const;

const codesIn = (described: unknown): readonly string[] => {
  const examples = valueAt(described, "responses", "200", ...media, "examples");
  const values = Object.values(isObject(examples) ? examples : {}).map((one) =>
    valueAt(one, "value"),
  );
  return [
    ...new Set(
      values.flatMap((value) => textAt(value, "code") ?? textAt(value, "header", "status") ?? []),
    ),
  ];
};

/** @throws UsageError if the folder does not hold the contract */
export const readContract = (folder: string): Contract => {
  const openApi = documentAt(folder, "openapi.yaml");
  const events = documentAt(folder, "events.yaml");
  const rules = readRules({ wire: readDocument(folder, "wire.md"), openApi, events });

  // Verbose errors carry the schema that failed, whose x-point is the row behind it.
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true });
  addFormats.default(ajv);
  ajv.addSchema(openApi, "openapi.yaml");
  ajv.addSchema(events, "events.yaml");
  const checks = new Map<string, ValidateFunction>();
  const checkOf = (schema: string): ValidateFunction => {
    const check = checks.get(schema) ?? ajv.compile({ $ref: schema });
    checks.set(schema, check);
    return check;
  };
  const checkAt = (pointer: string): ValidateFunction => checkOf(`openapi.yaml${pointer}`);

  const answerPointer = (
    at: string,
    responses: unknown,
    status: number,
    answer: unknown,
  ): string => {
    const name = valueAt(responses, String(status)) === undefined ? "default" : String(status);
    const referred = textAt(responses, name, "$ref");
    const [pointer, response] = referred
      ? [referred, valueAt(openApi, ...referred.slice(2).split("/"))]
      : [`${at}/responses/${name}`, valueAt(responses, name)];
    const whole = `${pointer}/content/application~1json/schema`;
    const failure = textAt(response, ...media, "schema", "$ref")?.endsWith("/Failure");
    if (failure) return `#/components/schemas/${envelopeOf(answer)}`;
    const envelope = listAt(response, ...media, "schema", "oneOf").findIndex(
      (schema) => namedBy(schema) === envelopeOf(answer),
    );
    return envelope < 0 ? whole : `${whole}/oneOf/${envelope}`;
  };

  const callOf = (path: string, described: unknown, area: Area): ContractCall => {
    const id = textAt(described, "operationId") ?? path;
    const at = `#/paths/${encodeURIComponent(path.replaceAll("/", "~1"))}/post`;
    const security = listAt(described, "security");
    const needs = security.map((entry) => Object.keys(isObject(entry) ? entry : {}).length);
    const examples = valueAt(described, "requestBody", ...media, "examples");
    return {
      id,
      path,
      area,
      isForVisitors: needs.includes(0),
      isForMembers: needs.some((count) => count > 0),
      takesKey: listAt(described, "parameters").some((parameter) =>
        textAt(parameter, "$ref")?.endsWith("/IdempotencyKey"),
      ),
      judgesToken: valueAt(described, "x-token-not-judged") !== true,
      isThrottled: valueAt(described, "x-throttled") === true,
      services: textsAt(described, "x-capabilities"),
      examples: Object.entries(isObject(examples) ? examples : {}).flatMap(([name, example]) => {
        const body = valueAt(example, "value");
        return isObject(body) ? [{ name, body }] : [];
      }),
      codes: codesIn(described),
      requestProblems: (body) =>
        problemsOf(checkAt(`${at}/requestBody/content/application~1json/schema`), body, id),
      answerProblems: (status, answer) =>
        problemsOf(
          checkAt(answerPointer(at, valueAt(described, "responses"), status, answer)),
          answer,
          id,
        ),
    };
  };

  return {
    rules,
    events: readEventContract(events, (schema, value, rule) =>
      problemsOf(checkOf(schema), value, rule),
    ),
    calls: Object.entries(valueAt(openApi, "paths") ?? {}).flatMap(([path, methods]) => {
      const described = valueAt(methods, "post");
      const area = areaOfTag[textsAt(described, "tags")[0] ?? ""];
      return path.startsWith("/api/") && area !== undefined ? [callOf(path, described, area)] : [];
    }),
    failureProblems: (answer) =>
      problemsOf(checkAt(`#/components/schemas/${envelopeOf(answer)}`), answer, "http-status"),
  };
};
