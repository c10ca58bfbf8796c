import { afterEach, expect, test, vi } from "vitest";
import { allLines } from "./ledger.api.ts";
import { lines } from "./ledger.fake.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["that is full asks for no page more, and says that there are older ones", 41, true],
  ["that is just full has them all", 40, false],
])("a file %s", async (_, pages, hasMore) => {
  const list = Array.from({ length: 500 }, () => lines[0]);
  let asked = 0;
  vi.stubGlobal("fetch", async () => {
    asked += 1;
    const next = asked < pages ? 7 : null;
    return Response.json({ data: { list, next, totals: [], kinds: [], currencies: [] } });
  });
  const file = await allLines({}, new AbortController().signal);
  expect(file.lines).toHaveLength(20_000);
  expect(file.hasMore).toBe(hasMore);
  expect(asked).toBe(40);
});
