import { readFileSync } from "node:fs";
import addFormats from "ajv-formats";
import Ajv2020, { type ValidateFunction } from "ajv/dist/2020.js";
import { parse } from "yaml";

interface Operation {
  readonly parameters?: readonly { readonly $ref?: string; readonly name?: string }[];
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, { readonly $ref?: string }>>;
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Events {
  readonly authorisation: {
    readonly path: string;
    readonly request: { readonly schema: object };
    readonly answers: Readonly<Record<string, { readonly schema: object }>>;
  };
}

const documentAt = (name: string): unknown =>
  parse(readFileSync(new URL(`../../../docs/wire/${name}`, import.meta.url), "utf8"));

const problemsOf = (check: ValidateFunction, value: unknown): string[] =>
  check(value)
    ? []
    : (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);

/** The wire contract as the judge of what a client sends and of what it is answered. */
export const openWire = () => {
  // The repository's own documents; their form is what the schemas below are compiled from.
  const openApi = documentAt("openapi.yaml") as OpenApi;
  const { authorisation } = documentAt("events.yaml") as Events;

  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(openApi, "openapi.yaml");
  const checks = new Map<string, ValidateFunction>();
  const checkAt = (pointer: string): ValidateFunction => {
    const check = checks.get(pointer) ?? ajv.compile({ $ref: `openapi.yaml${pointer}` });
    checks.set(pointer, check);
    return check;
  };

  const operation = (method: string, path: string): Operation => {
    const found = openApi.paths[path]?.[method.toLowerCase()];
    if (!found) throw new Error(`${method} ${path} is no call of the contract`);
    return found;
  };
  const pointerTo = (method: string, path: string) =>
    `#/paths/${encodeURIComponent(path.replaceAll("/", "~1"))}/${method.toLowerCase()}`;
  const json = "content/application~1json/schema";

  return {
    /** The only call with a form as its body and an answer without an envelope (W-71). */
    authorisation: {
      path: authorisation.path,
      bodyProblems: (form: object) => problemsOf(ajv.compile(authorisation.request.schema), form),
      answerProblems: (answer: unknown) =>
        problemsOf(ajv.compile(authorisation.answers["200"]?.schema ?? false), answer),
    },

    isCall: (method: string, path: string): boolean =>
      openApi.paths[path]?.[method.toLowerCase()] !== undefined,

    bodyProblems: (method: string, path: string, body: unknown): string[] => {
      operation(method, path);
      return problemsOf(checkAt(`${pointerTo(method, path)}/requestBody/${json}`), body);
    },

    answerProblems: (method: string, path: string, status: number, answer: unknown): string[] => {
      const { responses } = operation(method, path);
      const name = Object.hasOwn(responses, status) ? String(status) : "default";
      const at = responses[name]?.$ref ?? `${pointerTo(method, path)}/responses/${name}`;
      return problemsOf(checkAt(`${at}/${json}`), answer);
    },

    /** What is wrong with the value of a parameter; one that the call does not have is no right one. */
    parameterProblems: (method: string, path: string, name: string, value: unknown): string[] => {
      const at = (operation(method, path).parameters ?? []).findIndex((each) => each.name === name);
      return problemsOf(checkAt(`${pointerTo(method, path)}/parameters/${at}/schema`), value);
    },

    /** Whether the call moves money and so wants an Idempotency-Key (W-14). */
    wantsKey: (method: string, path: string): boolean =>
      (operation(method, path).parameters ?? []).some(({ $ref }) =>
        $ref?.endsWith("/IdempotencyKey"),
      ),

    keyProblems: (key: unknown) =>
      problemsOf(checkAt("#/components/parameters/IdempotencyKey/schema"), key),

    langProblems: (lang: unknown) =>
      problemsOf(checkAt("#/components/parameters/Lang/schema"), lang),
  };
};

export type Wire = ReturnType<typeof openWire>;
