import { Hono } from "hono";
import { describeRoute, generateSpecs } from "hono-openapi";
import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import { allCalls, serviceCalls } from "../calls/all-calls.ts";
import {
  openContract,
  readDocument,
  type ContractCall,
  type Schema,
  type WireContract,
} from "../testing/wire-contract.ts";
import { describeCall, documentation } from "./openapi.ts";

let contract: WireContract;
let own: readonly ContractCall[];

beforeAll(async () => {
  contract = await openContract();
  const app = new Hono();
  for (const call of [...allCalls, ...serviceCalls])
    app.on(call.method, call.path, describeRoute(describeCall(call)), (c) => c.body(null));
  own = readDocument(await generateSpecs(app, { documentation }));
});

interface Keys {
  readonly required: readonly string[];
  readonly optional: readonly string[];
  readonly inside: Readonly<Record<string, Keys>>;
}

const list = v.array(v.unknown());
const maybe = v.optional(v.record(v.string(), v.unknown()), {});

const none: Keys = { required: [], optional: [], inside: {} };

const merged = (all: readonly Keys[]): Keys => ({
  required: [...new Set(all.flatMap(({ required }) => required))].toSorted(),
  optional: [...new Set(all.flatMap(({ optional }) => optional))].toSorted(),
  inside: Object.assign({}, ...all.map(({ inside }) => inside)),
});

/** The keys of a schema and of the nested lists, alternatives and objects. */
const keysOf = (found: unknown): Keys => {
  // The contract does not describe the response of check_iframe, of which only the success is used.
  if (found === undefined) return none;
  const schema: Schema = contract.resolve(found);
  const choices = ["oneOf", "anyOf", "allOf"].flatMap((name) =>
    v.is(list, schema[name]) ? v.parse(list, schema[name]).map(keysOf) : [],
  );
  // An anyOf beside properties only says which of them belong together.
  const properties = Object.entries(v.parse(maybe, schema["properties"]));
  if (properties.length === 0 && choices.length > 0) return merged(choices);
  if (schema["items"] !== undefined) return keysOf(schema["items"]);
  if (properties.length === 0) return none;
  const required = v.is(v.array(v.string()), schema["required"]) ? schema["required"] : [];
  const inner = properties
    .map(([name, value]) => [name, keysOf(value)] as const)
    .filter(([, keys]) => keys.required.length + keys.optional.length > 0);
  return {
    required: required.toSorted(),
    optional: properties
      .map(([name]) => name)
      .filter((name) => !required.includes(name))
      .toSorted(),
    inside: Object.fromEntries(inner),
  };
};

const bodyOf = (call: ContractCall) => call.requestBody?.content["application/json"]?.schema;

/** The schema of `data` in the form code, message, data. */
const dataOf = (call: ContractCall): unknown => {
  const answer = call.responses["200"]?.content?.["application/json"]?.schema;
  const forms = v.parse(list, answer?.["oneOf"] ?? answer?.["anyOf"]);
  const parts = forms.flatMap((form) => {
    const read = contract.resolve(form);
    return v.is(list, read["allOf"]) ? v.parse(list, read["allOf"]) : [read];
  });
  return parts
    .map((part) => v.parse(maybe, contract.resolve(part)["properties"])["data"])
    .find((data) => data !== undefined && !v.is(v.object({ "x-decided": v.boolean() }), data));
};

const ownCall = ({ path, method }: ContractCall): ContractCall => {
  const found = own.find((call) => call.path === path && call.method === method);
  if (!found) throw new Error(`${method} ${path} is missing`);
  return found;
};

describe("the document that the sandbox makes of its own schemas", () => {
  test("the document names the calls of the contract, and each as the contract does", () => {
    const names = (calls: readonly ContractCall[]) =>
      calls.map(({ path, method, operationId }) => `${method} ${path} ${operationId}`).toSorted();
    expect(names(own)).toEqual(names(contract.calls));
  });

  test("the document requires the same keys", () => {
    for (const call of contract.calls) {
      const theirs = bodyOf(call);
      if (theirs === undefined) continue;
      expect({ path: call.path, keys: keysOf(bodyOf(ownCall(call))) }).toEqual({
        path: call.path,
        keys: keysOf(theirs),
      });
      const body = contract.resolve(bodyOf(ownCall(call)));
      const alternatives = body["anyOf"] ?? body["oneOf"];
      for (const one of v.is(list, alternatives) ? alternatives : [body])
        expect(contract.resolve(one)["additionalProperties"]).toBe(false);
    }
  });

  test("the document requires keys and tokens where the contract does", () => {
    const named = (call: ContractCall) =>
      call.parameters.map((parameter) => String(contract.resolve(parameter)["name"])).toSorted();
    for (const call of contract.calls) {
      expect({ path: call.path, names: named(ownCall(call)) }).toEqual({
        path: call.path,
        names: named(call),
      });
      expect(ownCall(call).security).toEqual(call.security);
    }
  });

  test("the answers have the same keys; `extra` of a game is left to other platforms", () => {
    const withoutExtra = (keys: Keys): Keys => ({
      required: keys.required,
      optional: keys.optional.filter((name) => name !== "extra"),
      inside: Object.fromEntries(
        Object.entries(keys.inside).map(([name, inner]) => [name, withoutExtra(inner)]),
      ),
    });
    for (const call of contract.calls)
      expect({ path: call.path, keys: keysOf(dataOf(ownCall(call))) }).toEqual({
        path: call.path,
        keys: withoutExtra(keysOf(dataOf(call))),
      });
    // Makes sure that the comparison is not empty.
    const wallet = contract.calls.find(({ operationId }) => operationId === "getWallet");
    expect(wallet && keysOf(dataOf(wallet)).inside["my_cash_list"]?.required).toContain("is_light");
  });

  test("the document has the same statuses", () => {
    for (const call of contract.calls)
      expect({ path: call.path, all: Object.keys(ownCall(call).responses).toSorted() }).toEqual({
        path: call.path,
        all: Object.keys(call.responses).toSorted(),
      });
  });
});
