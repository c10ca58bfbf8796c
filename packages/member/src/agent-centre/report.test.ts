import { expect, test } from "vitest";
import { fakeMember } from "../member.fake.ts";
import { reportQuery } from "./agent-centre.api.ts";
import { reportReply } from "./agent-centre.fake.ts";
import { columnsOf, noFilters, type ReportFilters, type ReportName } from "./report.ts";

const asking = (signedIn = true) => {
  const { member, api } = fakeMember({
    signedIn,
    replies: { "/services/v1/member/agent/report": reportReply },
  });
  const { queryClient, session } = member.ports;
  const read = (report: ReportName, filters: ReportFilters = noFilters, pages = 1) =>
    queryClient.fetchQuery(reportQuery(api, session.current(), { report, filters, pages }));
  return { api, read, who: session.current() };
};

test("a report reads as many pages as requested, each from the end of the previous one", async () => {
  const { api, read } = asking();
  const { rows, next, totals } = await read("downline", noFilters, 3);
  expect(rows.map(({ account }) => account)).toEqual(["player39", "player38", "player37"]);
  expect(next).toBeNull();
  expect(totals).toMatchObject({ members: 3, paidIn: "400.00", net: "24.00" });
  expect(api.sent.map(({ body }) => body)).toEqual([
    { report: "downline", sort: "newest" },
    { report: "downline", sort: "newest", after: "1038" },
  ]);
  expect((await read("downline", noFilters, 2)).rows).toHaveLength(3);
});

test("a month shows what it paid, and the state of that payment", async () => {
  const { rows } = await asking().read("settlement");
  expect(rows).toMatchObject([
    { commission: "4.80", state: "running" },
    { commission: "9.20", state: "settled", at: new Date("2026-10-01T04:00:00Z") },
  ]);
});

test("only the chosen filters are sent", async () => {
  const { api, read } = asking();
  await read("operation", { account: "", from: "2026-11-01", to: "2026-11-20", sort: "highest" });
  expect(api.sent.at(-1)?.body).toEqual({
    report: "operation",
    from: "2026-11-01",
    to: "2026-11-20",
    sort: "highest",
  });
});

test("no call is made for days in the wrong order, nor for a visitor", () => {
  const wrong = { ...noFilters, from: "2026-11-20", to: "2026-11-19" };
  const { api, who } = asking();
  const visitor = asking(false);
  const asked = { report: "downline", filters: noFilters, pages: 1 } as const;
  expect(reportQuery(api, who, { ...asked, filters: wrong }).queryFn).toBeTypeOf("symbol");
  expect(reportQuery(visitor.api, visitor.who, asked).queryFn).toBeTypeOf("symbol");
});

const sums = ["paid_in", "paid_out", "staked", "won", "net"];

test.each<[ReportName, readonly string[]]>([
  ["downline", ["username", "level", "joined", "rounds", ...sums]],
  ["operation", ["day", "new_members", "active", ...sums]],
  ["stratified", ["level", "members", "active", ...sums]],
  ["settlement", ["month", "active", "staked", "net", "commission", "status"]],
])("the report %s has in each row: %j", async (report, told) => {
  expect(columnsOf[report].map(({ name }) => name.replace("agents.", ""))).toEqual(told);
  const { rows } = await asking().read(report);
  const [row] = rows;
  const values = columnsOf[report].map(({ value }) => row && value(row));
  expect(values).not.toContain(undefined);
});
