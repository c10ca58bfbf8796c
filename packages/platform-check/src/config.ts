import Ajv2020, { type ErrorObject } from "ajv/dist/2020.js";
import { parse, YAMLParseError } from "yaml";

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
}

const text = { type: "string", minLength: 1 };
/** A shorter one would be found, and masked, in the middle of other words. */
const password = { type: "string", minLength: 4 };

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
        properties: { account: text, password, captcha: text, temporaryPassword: password },
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
  },
};

const isConfig = new Ajv2020({
  strict: false,
  allErrors: true,
  useDefaults: true,
}).compile<CheckConfig>(schema);

const formats: Readonly<Record<string, string>> = {
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
const contradictions = ({ accounts, may }: CheckConfig): readonly string[] => [
  ...(may.login === true && accounts.length === 0
    ? ["may.login is true, but accounts names nobody who could log in."]
    : []),
  ...(may.password === true && (accounts[1] ?? accounts[0])?.temporaryPassword === undefined
    ? [
        `may.password is true, but accounts.${accounts.length > 1 ? 1 : 0}.temporaryPassword does not say what to change the password to.`,
      ]
    : []),
];

/** @throws UsageError with a line for each mistake */
export const readConfig = (
  yaml: string,
  { site }: { readonly site?: number } = {},
): CheckConfig => {
  const found = parsed(yaml);
  const given: unknown =
    typeof found === "object" && found !== null && site !== undefined ? { ...found, site } : found;
  if (!isConfig(given)) throw new UsageError((isConfig.errors ?? []).map(problemOf));
  const problems = contradictions(given);
  if (problems.length > 0) throw new UsageError(problems);
  return given;
};
