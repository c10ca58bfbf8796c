import { fakeApi, refused } from "@naluma/api-client/api.fake";
import { createQueryClient } from "@naluma/api-client/query-client";
import { exampleMember } from "@naluma/site/who.fake";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { filtersSet, moneyKinds, noFilters } from "./record.ts";
import { allRecords, recordsBody, recordsQuery } from "./records.api.ts";
import { entry, pageOnWire } from "./records.fake.ts";

test("payments are money paid in or out, and a chosen kind is listed alone", () => {
  const payments = noFilters("payments");
  expect(recordsBody(payments, 50, undefined)).toEqual({
    list: "money",
    kinds: ["deposit", "withdrawal", "top-up"],
    sort: "newest",
    limit: 50,
  });
  expect(recordsBody({ ...payments, kind: "deposit" }, 50, undefined)).toMatchObject({
    kinds: ["deposit"],
  });
  for (const list of ["rounds", "sessions"] as const)
    expect(recordsBody(noFilters(list), 50, undefined)).not.toHaveProperty("kinds");
});

test("transfers between a member's own wallets are left out of the money list, unless all kinds are chosen", () => {
  const money = noFilters("money");
  const { kinds } = recordsBody(money, 50, undefined);
  expect(moneyKinds.filter((kind) => !kinds?.includes(kind))).toEqual(["to-game", "from-game"]);
  expect(recordsBody({ ...money, kind: "all" }, 50, undefined)).not.toHaveProperty("kinds");
  const chosen = recordsBody({ ...money, kind: "to-game" }, 50, undefined);
  expect(chosen).toMatchObject({ kinds: ["to-game"] });
});

test.each([
  [{ kind: "deposit" }, 1],
  [{ kind: "all", from: "2026-11-01" }, 2],
  [{ kind: "deposit", from: "2026-11-01", to: "2026-11-01" }, 3],
  [{ sort: "oldest" }, 0],
] as const)("%j counts as %i set filters", (changed, expected) => {
  expect(filtersSet({ ...noFilters("money"), ...changed })).toBe(expected);
});

/** Three pages of one record each. */
const threePages = () =>
  fakeApi({
    "/services/v1/member/records": ({ body }) => {
      const after = Number(Reflect.get(Object(body), "after") ?? 0);
      return pageOnWire([entry({ id: after + 1 })], after < 2 ? String(after + 1) : null);
    },
  });

test.each([
  [1, [1], "1"],
  [2, [1, 2], "2"],
  [9, [1, 2, 3], null],
])("all records of %i pages are listed, with the page after them", async (pages, ids, next) => {
  const api = threePages();
  const query = recordsQuery(api, exampleMember, noFilters("money"), pages);
  const found = await new QueryClient().fetchQuery(query);
  expect(found.records.map(({ id }) => id)).toEqual(ids);
  expect(found.next).toBe(next);
  expect(api.sent).toHaveLength(ids.length);
});

test("a file has the records of every page, read in larger pages than the screen's", async () => {
  const { signal } = new AbortController();
  const api = threePages();
  const records = await allRecords(api, noFilters("money"), signal);
  expect(records.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(api.sent.map(({ body }) => Reflect.get(Object(body), "limit"))).toEqual([500, 500, 500]);
});

test("records are cached per member and per list", () => {
  const api = threePages();
  const key = (memberId: number, list: "money" | "rounds", pages = 1) =>
    recordsQuery(api, { ...exampleMember, memberId }, noFilters(list), pages).queryKey;
  expect(key(7, "money")).toEqual(key(7, "money"));
  expect(key(8, "money")).not.toEqual(key(7, "money"));
  expect(key(7, "rounds")).not.toEqual(key(7, "money"));
  expect(key(7, "money", 2)).not.toEqual(key(7, "money"));
});

test("a refusal is shown by the list itself, and opening the list again reads it again", async () => {
  const notify = vi.fn<() => void>();
  const queryClient = createQueryClient(notify);
  const replies = [refused("999"), pageOnWire([]), pageOnWire([])];
  const api = fakeApi({ "/services/v1/member/records": () => replies.shift() ?? refused("999") });
  const query = recordsQuery(api, exampleMember, noFilters("money"), 1);
  await expect(queryClient.fetchQuery(query)).rejects.toThrow("Server says 999.");
  expect(notify).not.toHaveBeenCalled();
  await queryClient.fetchQuery(query);
  const leave = new QueryObserver(queryClient, query).subscribe(() => undefined);
  await vi.waitFor(() => expect(api.sent).toHaveLength(3));
  leave();
});
