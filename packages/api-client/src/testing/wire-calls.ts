import { wireContract, type WireRequest } from "@naluma/wire-contract";
import { calledPaths } from "@naluma/wire-contract/called-paths";
import type { FetchQueryOptions, QueryKey } from "@tanstack/react-query";
import * as v from "valibot";
import { describe, expect, test, vi } from "vitest";
import type { Api, ApiPorts } from "../api.ts";
import type { Call } from "../call.ts";
import { createApi } from "../create-api.ts";
import { createQueryClient } from "../query-client.ts";
import { answerTo, examplesOf, platformPorts } from "./wire-examples.ts";

type AnyCall = Omit<Call<unknown, unknown>, "body">;

export interface HeldCalls {
  /** Names the requirements that the row proves. */
  readonly title: string;
  /** Makes the product send the calls. */
  readonly send: (api: Api) => unknown;
  /**
   * The expected calls and their bodies, in any order; `undefined` for no body. Calls of other packages are given by
   * their paths.
   */
  readonly sends: readonly (readonly [call: AnyCall | string, body: unknown])[];
  /** By path: the contract's example to respond with, if not the first success. */
  readonly answers?: Readonly<Record<string, string>>;
}

interface Options {
  readonly ports?: Partial<ApiPorts>;
  readonly answers?: HeldCalls["answers"];
  /** By path: the token sent with the response. */
  readonly tokens?: Readonly<Record<string, string>>;
}

/** Records what the transport sends to the network; each call gets the contract's example as its response. */
export function connect({ ports, answers = {}, tokens = {} }: Options = {}): {
  readonly api: Api;
  readonly sent: readonly WireRequest[];
} {
  const sent: WireRequest[] = [];
  // In a page, a request's address may be relative.
  class PageRequest extends Request {
    constructor(address: string | URL | Request, init?: RequestInit) {
      super(address instanceof Request ? address : new URL(address, platformPorts.origin), init);
    }
  }
  vi.stubGlobal("Request", PageRequest);
  vi.stubGlobal("fetch", async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const { method } = request;
    const headers = Object.fromEntries(request.headers);
    const text = method === "GET" ? null : await request.text();
    sent.push({ method, path: pathname + search, headers, text });
    const path = pathname.replace(/^\/api/, "");
    const { responses } = wireContract().call(method, pathname);
    const examples = responses["200"]?.content?.["application/json"].examples;
    const token = tokens[path];
    return Response.json(
      examples?.[answers[path] ?? "success"]?.value,
      token ? { headers: { authorization: token } } : {},
    );
  });
  return { api: createApi({ ...platformPorts, ...ports }), sent };
}

/** Runs a query as a fresh page would, with an empty cache. */
export const ask = <Data, Read, Key extends QueryKey>(
  query: FetchQueryOptions<Data, Error, Read, Key>,
) => createQueryClient().fetchQuery(query);

/** The body as JSON; `undefined` where there is none. */
export const bodyOf = ({ text }: WireRequest): unknown =>
  text === null ? undefined : JSON.parse(text);

export const problemsOf = (sent: readonly WireRequest[]): readonly string[] =>
  sent.flatMap(wireContract().requestProblems);

async function heardOf(
  { send, sends, answers = {} }: HeldCalls,
  ports: Partial<ApiPorts> = {},
): Promise<readonly WireRequest[]> {
  const { api, sent } = connect({ ports, answers });
  await send(api);
  await vi.waitFor(() => expect(sent.length).toBeGreaterThanOrEqual(sends.length), { interval: 1 });
  return sent;
}

const byPath = (one: readonly [string, unknown], other: readonly [string, unknown]) =>
  one[0].localeCompare(other[0]);

const asLines = (sent: readonly WireRequest[]) =>
  sent.map((request): [string, unknown] => [request.path, bodyOf(request)]).toSorted(byPath);

/**
 * Checks the calls of a package against the wire contract: the requests that the product sends, and how it reads each
 * of the contract's example responses. It fails for a call of the package that no row sends.
 *
 * @param folder the package's sources
 * @param ofOperators names in `post(name, …)` whose paths come from an operator's settings and are not in the
 * contract
 */
export function holdCalls(
  folder: string,
  rows: readonly HeldCalls[],
  ofOperators: readonly string[] = [],
): void {
  const calls = [
    ...new Set(
      rows.flatMap(({ sends }) =>
        sends.flatMap(([call]) => (typeof call === "string" ? [] : [call])),
      ),
    ),
  ];

  test("every call of this package is held against the contract", () => {
    const held = calls.map(({ path }) => path);
    expect([...held, ...ofOperators].toSorted()).toEqual(calledPaths(folder));
  });

  // Not `test.each`, which would truncate titles and the ids in them.
  for (const row of rows)
    test(row.title, async () => {
      const sent = await heardOf(row);
      const expected = row.sends.map(([call, body]): [string, unknown] => [
        `/api${typeof call === "string" ? call : call.path}`,
        body,
      ]);
      expect(asLines(sent)).toEqual(expected.toSorted(byPath));
      expect(problemsOf(sent)).toEqual([]);
    });

  test("[API-01] [API-02] [API-26] calls go under /api, to one of the contract, as JSON by POST", async () => {
    for (const row of rows)
      for (const request of await heardOf(row)) {
        const { method, path, headers } = request;
        expect(path).toMatch(/^\/api\/(?!api\/)/);
        expect(problemsOf([request])).toEqual([]);
        const isNoted = path === "/api/clientCaptcha";
        expect({ path, method }).toEqual({ path, method: isNoted ? "GET" : "POST" });
        if (isNoted) continue;
        expect(headers["content-type"]).toBe("application/json");
        expect(bodyOf(request)).toEqual(expect.any(Object));
      }
  });

  test("[API-04] [API-05] calls say the language and carry the stored token as it is, a visitor's none", async () => {
    for (const row of rows)
      for (const token of ["s_8f21.Rn0aXq9T", undefined])
        for (const { path, headers } of await heardOf(row, {
          lang: () => "zh_CN",
          token: () => token,
        })) {
          const { lang, authorization } = headers;
          expect({ path, lang, authorization }).toEqual({
            path,
            lang: "zh_CN",
            authorization: token,
          });
        }
  });

  describe("the answers that the contract shows", () => {
    test.each(calls)(
      "to $path are read in both forms, refusals with code and words",
      async (call) => {
        const read = new Map<string, unknown>();
        for (const example of examplesOf(call)) {
          const { name, code, message, data, isSuccess } = example;
          const answer = await answerTo({ ...call, body: v.unknown() }, {}, example);
          if (isSuccess) expect({ name, answer }).toMatchObject({ answer: { ok: true, message } });
          else
            expect({ name, answer }).toEqual({
              name,
              answer: { ok: false, refusal: { code, message, data, status: 200 } },
            });
          read.set(name, answer);
        }
        const otherForms = [...read.keys()].filter((name) => name.endsWith("_header_form"));
        expect(otherForms).not.toEqual([]);
        for (const name of otherForms)
          expect(read.get(name)).toEqual(read.get(name.replace("_header_form", "")));
      },
    );

    test("are given up after a 401 where the contract says so", () => {
      const marked = calls.filter(
        ({ method, path }) => wireContract().call(method, `/api${path}`)["x-aborted-on-401"],
      );
      expect(marked.filter(({ abortedOn401 }) => !abortedOn401)).toEqual([]);
    });
  });
}
