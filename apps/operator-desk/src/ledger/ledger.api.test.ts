import { afterEach, expect, test, vi } from "vitest";
import { allLines, mostInFile } from "./ledger.api.ts";
import { lines } from "./ledger.fake.ts";

afterEach(() => vi.unstubAllGlobals());

test("a file that is full asks for no page more", async () => {
  const pageOf500 = Array.from({ length: 500 }, () => lines[0]);
  const data = { list: pageOf500, next: 7, totals: [], kinds: [], currencies: [] };
  const fetching = vi.fn<typeof fetch>(async () => Response.json({ data }));
  vi.stubGlobal("fetch", fetching);
  expect(await allLines({}, new AbortController().signal)).toHaveLength(mostInFile);
  expect(fetching).toHaveBeenCalledTimes(40);
});
