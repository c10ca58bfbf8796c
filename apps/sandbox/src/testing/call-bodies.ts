import fc from "fast-check";
import * as v from "valibot";
import type { ContractCall, WireContract } from "./wire-contract.ts";

/*
 * Request bodies that a call accepts, generated from its description alone, so that a test of all calls includes
 * later ones.
 */

export type Body = Readonly<Record<string, unknown>>;

const anything = v.optional(v.record(v.string(), v.unknown()), {});
const list = v.array(v.unknown());

interface Field {
  readonly name: string;
  readonly type: "integer" | "string";
}

/** One value in a body, with a complete body that contains it. */
export interface Leaf {
  readonly path: readonly (string | number)[];
  readonly type: "integer" | "string";
  readonly bodyWith: (value: unknown) => unknown;
}

export interface CallBodies {
  /** One for each form of the request. */
  readonly bodies: readonly Body[];
  /** The fields that identify an object or a person, including optional ones. */
  readonly names: readonly Field[];
}

/** Objects that may belong to a member: letters, orders, sessions, accounts, positions in a list. */
const isName =
  /(^|_)(id|ids|key|token|account|member|agent|session|launch|letter|order|bank|passkey|credential|after|enc|name)$/;

/** Ids of public objects: sites, providers, games and captchas. */
const publicNames = new Set([
  "site_id",
  "gp_id",
  "gt_id",
  "game_id",
  "game_type_id",
  "captcha_token",
]);

/** Whether a field identifies something that belongs to one member. */
const isOwnedName = (name: string): boolean => isName.test(name) && !publicNames.has(name);

const typeOf = (schema: Body): string => {
  const named =
    list.type && v.is(list, schema["type"]) ? v.parse(list, schema["type"])[0] : schema["type"];
  return typeof named === "string" ? named : "";
};

/** A text in the required format, the same in every run. */
const textOf = (schema: Body): string => {
  const { pattern, minLength, format } = v.parse(
    v.looseObject({
      pattern: v.optional(v.string()),
      minLength: v.optional(v.number(), 0),
      format: v.optional(v.string()),
    }),
    schema,
  );
  if (format === "date-time") return "2026-11-01T00:00:00.000Z";
  if (format === "date") return "2026-11-01";
  if (pattern === undefined) return "a".repeat(Math.max(1, minLength));
  const arbitrary = fc
    .stringMatching(new RegExp(pattern), { size: "small" })
    .filter((one) => one.length >= minLength);
  return fc.sample(arbitrary, { numRuns: 1, seed: 7 })[0] ?? "";
};

const bodyMaker = ({ resolve }: Pick<WireContract, "resolve">) => {
  const choicesOf = (schema: Body): readonly unknown[] =>
    ["oneOf", "anyOf"].flatMap((name) =>
      v.is(list, schema[name]) ? v.parse(list, schema[name]) : [],
    );

  const valueOf = (found: unknown): unknown => valuesOf(found)[0];

  const objectOf = (schema: Body): Body => {
    const properties = v.parse(anything, schema["properties"]);
    const required = v.parse(v.optional(v.array(v.string()), []), schema["required"]);
    return Object.fromEntries(required.map((name) => [name, valueOf(properties[name])]));
  };

  /** One value for each alternative. */
  const valuesOf = (found: unknown): readonly unknown[] => {
    const schema = resolve(found);
    if ("const" in schema) return [schema["const"]];
    if (v.is(list, schema["enum"])) return [v.parse(list, schema["enum"])[0]];
    const choices = choicesOf(schema);
    if (choices.length > 0 && schema["properties"] === undefined) return choices.flatMap(valuesOf);
    if (v.is(list, schema["allOf"]))
      return [Object.assign({}, ...v.parse(list, schema["allOf"]).map(valueOf))];
    const min = v.parse(v.optional(v.number(), 0), schema["minItems"]);
    switch (typeOf(schema)) {
      case "object":
        return [objectOf(schema)];
      case "array":
        return [min > 0 ? Array.from({ length: min }, () => valueOf(schema["items"])) : []];
      case "string":
        return [textOf(schema)];
      case "integer":
      case "number":
        return [schema["minimum"] ?? 1];
      case "boolean":
        return [false];
      default:
        return [null];
    }
  };

  const namesIn = (found: unknown): readonly Field[] => {
    const schema = resolve(found);
    const own = Object.entries(v.parse(anything, schema["properties"])).flatMap(([name, inner]) => {
      const type = typeOf(resolve(inner));
      return isOwnedName(name) && (type === "integer" || type === "string")
        ? [{ name, type } as const]
        : [];
    });
    return [...own, ...choicesOf(schema).flatMap(namesIn)];
  };

  /** Every text and whole number in a value of this schema, including optional ones. */
  const leavesIn = (found: unknown): readonly Leaf[] => {
    const schema = resolve(found);
    const inside = (key: string | number, inner: unknown, around: (value: unknown) => unknown) =>
      leavesIn(inner).map(({ path, type, bodyWith }) => ({
        path: [key, ...path],
        type,
        bodyWith: (value: unknown) => around(bodyWith(value)),
      }));
    const type = typeOf(schema);
    const choices = [...choicesOf(schema), ...v.parse(v.optional(list, []), schema["allOf"])];
    return [
      ...(type === "integer" || type === "string"
        ? [{ path: [], type, bodyWith: (value: unknown) => value } as const]
        : []),
      ...Object.entries(v.parse(anything, schema["properties"])).flatMap(([name, inner]) =>
        inside(name, inner, (value) => ({ ...objectOf(schema), [name]: value })),
      ),
      ...(schema["items"] === undefined ? [] : inside(0, schema["items"], (value) => [value])),
      ...choices.flatMap(leavesIn),
    ];
  };

  return { valuesOf, namesIn, leavesIn };
};

/** The values in a call's body; the other fields have the document's example values. */
export const callLeaves = (contract: WireContract, call: ContractCall): readonly Leaf[] => {
  const content = call.requestBody?.content["application/json"];
  if (content === undefined) return [];
  const [example] = callBodies(contract, call).bodies;
  return bodyMaker(contract)
    .leavesIn(content.schema)
    .map((leaf) => ({
      ...leaf,
      bodyWith: (value) => Object.assign({}, example, leaf.bodyWith(value)),
    }));
};

/** Example values in the document take precedence over generated ones. */
export const callBodies = (contract: WireContract, call: ContractCall): CallBodies => {
  const content = call.requestBody?.content["application/json"];
  if (content === undefined) return { bodies: [{}], names: [] };
  const { valuesOf, namesIn } = bodyMaker(contract);
  const [example] = Object.values(content.examples).map(({ value }) => value);
  const made = example === undefined ? valuesOf(content.schema) : [example];
  const names = new Map(namesIn(content.schema).map((field) => [field.name, field]));
  return {
    bodies: v.parse(v.array(v.record(v.string(), v.unknown())), made),
    names: [...names.values()],
  };
};
