import * as v from "valibot";
import { afterEach, describe, expect, test, vi } from "vitest";
import { ask, get, messageOf, post, Refusal, remove, search } from "./desk-api.ts";

const answers = (status: number, body: unknown) => {
  const fetching = vi.fn<typeof fetch>(async () => Response.json(body, { status }));
  vi.stubGlobal("fetch", fetching);
  return fetching;
};

afterEach(() => vi.unstubAllGlobals());

const members = get("/sandbox/members", v.array(v.string()));
const refusalOf = async (work: Promise<unknown>): Promise<Refusal> =>
  work.then(
    () => new Refusal(-1, "It was answered."),
    (error: unknown) => (error instanceof Refusal ? error : new Refusal(-2, "Not a refusal.")),
  );

test("a call says that the desk's page makes it, and its answer is read", async () => {
  const fetching = answers(200, { code: "100", message: "", data: ["player01"] });
  expect(await ask(members, undefined)).toEqual(["player01"]);
  expect(fetching).toHaveBeenCalledWith("/sandbox/members", {
    method: "GET",
    headers: { "x-desk": "1" },
    signal: null,
  });
});

test("a call that the page makes by itself says so, as it does not keep the session from ending", async () => {
  const fetching = answers(200, { data: [] });
  await ask(members, undefined, { isPoll: true });
  expect(fetching.mock.lastCall?.[1]?.headers).toEqual({ "x-desk": "1", "x-desk-poll": "1" });
});

test("part of a request may be in the address", async () => {
  const fetching = answers(200, { data: null });
  const disable = post(
    ({ id }: { id: number; reason: string }) => `/sandbox/members/${id}`,
    v.unknown(),
    ({ reason }) => ({ reason }),
  );
  await ask(disable, { id: 7, reason: "asked for it" });
  expect(fetching.mock.lastCall).toMatchObject([
    "/sandbox/members/7",
    { method: "POST", body: `{"reason":"asked for it"}` },
  ]);
  await ask(remove("/sandbox/answers"), undefined);
  expect(fetching.mock.lastCall?.[1]?.method).toBe("DELETE");
});

describe("a refusal", () => {
  test("a refusal has the sandbox's own words and says what is wrong with which field", async () => {
    const data = { problems: ["amount: not money"] };
    answers(400, { code: "400", message: "The request is not valid.", data });
    const refusal = await refusalOf(ask(members, undefined));
    expect(refusal.status).toBe(400);
    expect(messageOf(refusal)).toBe("The request is not valid. amount: not money");
  });

  test("an answer without an envelope is a refusal", async () => {
    answers(502, "<h1>Bad gateway</h1>");
    expect(messageOf(await refusalOf(ask(members, undefined)))).toBe("The sandbox answered 502.");
  });

  test("an answer of another shape is a refusal that says where", async () => {
    answers(200, { data: [1] });
    expect(messageOf(await refusalOf(ask(members, undefined)))).toBe(
      "The sandbox’s answer cannot be read (0).",
    );
  });

  test("a missing answer is a refusal, but not an aborted call", async () => {
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("failed")));
    expect((await refusalOf(ask(members, undefined))).status).toBe(0);
    const given = AbortSignal.abort();
    expect((await refusalOf(ask(members, undefined, { signal: given }))).status).toBe(-2);
  });

  test("a refusal is distinguished from a bug of ours", () => {
    expect(messageOf(new TypeError("x"))).toContain("went wrong");
  });
});

test("a search leaves out what is empty", () => {
  expect(search({ who: "a b", page: 2, what: "", from: undefined })).toBe("?who=a+b&page=2");
  expect(search({ who: "" })).toBe("");
});
