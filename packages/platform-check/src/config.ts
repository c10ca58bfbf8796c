import Ajv2020, { type ErrorObject } from "ajv/dist/2020.js";
import { parse, YAMLParseError } from "yaml";
import type { JsonObject } from "./json-value.ts";
import { withEnvironment, type Environment } from "./secrets.ts";

/** A wrong option or configuration: nothing was sent. Each problem is a line for the operator. */
export class UsageError extends Error {
  override readonly name = "UsageError";
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.problems = problems;
  }
}

/** What an operator allows the check to do on the platform. */
export const permissions = [
  "login",
  "play",
  "money",
  "favourites",
  "letters",
  "bulletins",
  "promotions",
  "password",
  "register",
  "transfer",
  "throttles",
  "services",
] as const;
export type Permission = (typeof permissions)[number];

export interface TestAccount {
  readonly account: string;
  readonly password: string;
  /** The answer that the platform accepts for any captcha of this account. */
  readonly captcha: string;
  /** The password between the change and the change back, so that the account can be saved if the check is ended there. */
  readonly temporaryPassword?: string;
  /** Calls (operationId) that this account makes instead of the first. */
  readonly calls?: readonly string[];
}

/** A code that cannot be provoked from outside, with what provokes it on this platform. */
export interface GivenCase {
  /** Its operationId. */
  readonly call: string;
  readonly code: string;
  /** What differs from the contract's example. */
  readonly body?: JsonObject;
  /** One of the accounts; without it, whoever makes the call otherwise. */
  readonly account?: string;
}

/** A request that tells the platform something that is no part of the contract. */
export interface SwitchRequest {
  readonly method?: "DELETE" | "POST";
  /** `{name}` is a value of the data with which the request before it was answered. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: JsonObject;
}

/** How the platform is told to answer in the header/body form: by headers of each call, or by a request. */
export interface SecondForm {
  readonly headers?: Readonly<Record<string, string>>;
  readonly on?: SwitchRequest;
  readonly off?: SwitchRequest;
}

export interface CheckConfig {
  readonly site: number;
  readonly currency: string;
  readonly language: string;
  /** The first one makes all calls; sessions are tried with the second one, if there is one. */
  readonly accounts: readonly TestAccount[];
  readonly may: Readonly<Partial<Record<Permission, boolean>>>;
  /** Values for fields of the contract's examples by their name, e.g. `gp_id`, or of one call: `startGame.gpId`. */
  readonly values: Readonly<Record<string, string | number>>;
  readonly cases: readonly GivenCase[];
  readonly secondForm?: SecondForm;
  /** What came from the environment, none of which may be in a report. */
  readonly secrets: readonly string[];
}

const text = { type: "string", minLength: 1 };
/** A shorter one would be found, and masked, in the middle of other words. */
const password = { type: "string", minLength: 4 };

const headers = { type: "object", additionalProperties: { type: "string" } };
const switchRequest = {
  type: "object",
  required: ["path"],
  additionalProperties: false,
  properties: {
    method: { type: "string", enum: ["DELETE", "POST"] },
    path: { type: "string", pattern: "^/" },
    headers,
    body: { type: "object" },
  },
};

const schema = {
  type: "object",
  required: ["site", "currency"],
  additionalProperties: false,
  properties: {
    site: { type: "integer", minimum: 1, maximum: 2_147_483_647 },
    currency: { type: "string", pattern: "^[A-Z]{2,5}$" },
    language: { type: "string", pattern: "^[a-z]{2}_[A-Z]{2}$", default: "en_US" },
    accounts: {
      type: "array",
      default: [],
      items: {
        type: "object",
        required: ["account", "password", "captcha"],
        additionalProperties: false,
        properties: {
          account: text,
          password,
          captcha: text,
          temporaryPassword: password,
          calls: { type: "array", items: text },
        },
      },
    },
    may: {
      type: "object",
      default: {},
      additionalProperties: false,
      properties: Object.fromEntries(permissions.map((name) => [name, { type: "boolean" }])),
    },
    values: {
      type: "object",
      default: {},
      additionalProperties: { type: ["string", "integer"] },
    },
    cases: {
      type: "array",
      default: [],
      items: {
        type: "object",
        required: ["call", "code"],
        additionalProperties: false,
        properties: { call: text, code: text, body: { type: "object" }, account: text },
      },
    },
    secondForm: {
      type: "object",
      additionalProperties: false,
      properties: { headers, on: switchRequest, off: switchRequest },
    },
  },
};

const isConfig = new Ajv2020({
  strict: false,
  allErrors: true,
  useDefaults: true,
}).compile<Omit<CheckConfig, "secrets">>(schema);

const formats: Readonly<Record<string, string>> = {
  "^/": "a path such as /settings",
  "^[A-Z]{2,5}$": "a currency such as USD",
  "^[a-z]{2}_[A-Z]{2}$": "a language such as en_US",
};

const problemOf = ({
  instancePath,
  keyword,
  params,
  message = "is wrong",
}: ErrorObject): string => {
  const place = instancePath.slice(1).replaceAll("/", ".");
  const inside = (name: unknown) => `${place === "" ? "" : `${place}.`}${String(name)}`;
  switch (keyword) {
    case "required":
      return `${inside(params["missingProperty"])} is missing.`;
    case "additionalProperties":
      return `${inside(params["additionalProperty"])} is unknown.`;
    case "pattern":
      return `${place} must be ${formats[String(params["pattern"])] ?? message}.`;
    case "type":
      return place === ""
        ? "The file must hold keys and values, beginning with site and currency."
        : `${place} must be ${String(params["type"]).replace(",", " or ")}.`;
    default:
      return `${place} ${message}.`;
  }
};

const parsed = (yaml: string): unknown => {
  try {
    return parse(yaml);
  } catch (error) {
    if (error instanceof YAMLParseError)
      throw new UsageError([`The file is no YAML: ${error.message.split("\n")[0]}`]);
    throw error;
  }
};

/** What the file allows, but cannot be done with what it gives. */
const contradictions = ({
  accounts,
  cases,
  may,
}: Pick<CheckConfig, "accounts" | "cases" | "may">): readonly string[] => [
  ...(may.login === true && accounts.length === 0
    ? ["may.login is true, but accounts names nobody who could log in."]
    : []),
  ...(may.password === true && (accounts[1] ?? accounts[0])?.temporaryPassword === undefined
    ? [
        `may.password is true, but accounts.${accounts.length > 1 ? 1 : 0}.temporaryPassword does not say what to change the password to.`,
      ]
    : []),
  ...cases.flatMap(({ account }, at) =>
    account === undefined || accounts.some((one) => one.account === account)
      ? []
      : [`cases.${at}.account is none of the accounts.`],
  ),
];

/** @throws UsageError with a line for each mistake */
export const readConfig = (
  yaml: string,
  { site, environment = {} }: { readonly site?: number; readonly environment?: Environment } = {},
): CheckConfig => {
  const { value: found, secrets, missing } = withEnvironment(parsed(yaml), environment);
  if (missing.length > 0) throw new UsageError(missing);
  const given: unknown =
    typeof found === "object" && found !== null && site !== undefined ? { ...found, site } : found;
  if (!isConfig(given)) throw new UsageError((isConfig.errors ?? []).map(problemOf));
  const problems = contradictions(given);
  if (problems.length > 0) throw new UsageError(problems);
  return { ...given, secrets };
};
