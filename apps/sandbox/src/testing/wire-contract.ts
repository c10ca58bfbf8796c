import { readFile } from "node:fs/promises";
import addFormats from "ajv-formats";
import Ajv2020 from "ajv/dist/2020.js";
import * as v from "valibot";
import { parse } from "yaml";

const schema = v.record(v.string(), v.unknown());
export type Schema = v.InferOutput<typeof schema>;

const content = v.object({
  schema,
  examples: v.optional(v.record(v.string(), v.object({ value: v.unknown() })), {}),
});

const media = v.object({
  "application/json": v.optional(content),
  "application/x-www-form-urlencoded": v.optional(content),
});

const operation = v.object({
  operationId: v.string(),
  "x-capabilities": v.optional(v.array(v.string())),
  security: v.optional(v.array(schema), []),
  parameters: v.optional(v.array(schema), []),
  requestBody: v.optional(v.object({ required: v.optional(v.boolean(), false), content: media })),
  responses: v.record(
    v.string(),
    v.object({ $ref: v.optional(v.string()), content: v.optional(media) }),
  ),
});

const document = v.object({
  paths: v.record(v.string(), v.record(v.string(), operation)),
  components: v.optional(schema, {}),
});

export interface ContractCall extends v.InferOutput<typeof operation> {
  readonly path: string;
  readonly method: string;
}

export interface WireContract {
  readonly calls: readonly ContractCall[];
  /** The problems of a response with that status; empty if it matches the contract. */
  problems(call: ContractCall, status: number, answer: unknown): readonly string[];
  /** The schema with its reference resolved. */
  resolve(found: unknown): Schema;
}

export const readDocument = (source: unknown): readonly ContractCall[] =>
  Object.entries(v.parse(document, source).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({ ...described, path, method })),
  );

const byPath = (root: unknown, path: string): unknown =>
  path
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce<unknown>((found, part) => v.parse(schema, found)[part], root);

/** Works with any OpenAPI document: the contract's, or the sandbox's own. */
export const readContract = (source: unknown): WireContract => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(v.parse(schema, source), "wire");
  const checks = new Map<string, ReturnType<typeof ajv.compile>>();

  const pointer = (call: ContractCall, status: number): string => {
    const name = Object.hasOwn(call.responses, String(status)) ? String(status) : "default";
    const referred = call.responses[name]?.$ref;
    const at =
      referred ?? `#/paths/${call.path.replaceAll("/", "~1")}/${call.method}/responses/${name}`;
    return `wire${at}/content/application~1json/schema`;
  };

  return {
    calls: readDocument(source),
    problems: (call, status, answer) => {
      const at = pointer(call, status);
      const check = checks.get(at) ?? ajv.compile({ $ref: at });
      checks.set(at, check);
      return check(answer)
        ? []
        : (check.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
    },
    resolve: (found) => {
      const read = v.parse(schema, found);
      const reference = read["$ref"];
      return typeof reference === "string" ? v.parse(schema, byPath(source, reference)) : read;
    },
  };
};

/** The calls under /api that answer in an envelope, and the one that does not; the build files belong to the gateway. */
export const openContract = async (): Promise<
  WireContract & { readonly authorisation: ContractCall }
> => {
  const file = new URL("../../../../docs/wire/openapi.yaml", import.meta.url);
  const contract = readContract(parse(await readFile(file, "utf8")));
  const authorisation = contract.calls.find(({ path }) => path === "/api/broadcasting/auth");
  if (!authorisation) throw new Error("the contract has no channel authorisation");
  const calls = contract.calls.filter(
    (call) => call !== authorisation && call.path.startsWith("/api/"),
  );
  return { ...contract, calls, authorisation };
};
