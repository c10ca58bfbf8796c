import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { monthAt, monthStart } from "../agents/months.ts";
import { gameRound } from "../rounds/schema.ts";
import { makeCampaign, redEnvelope } from "../testing/campaigns.ts";
import { operatorKey, startForTest, type StartedSandbox } from "../testing/started.ts";
import { audit } from "./audit.ts";

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());

const page = v.object({
  list: v.array(
    v.object({
      id: v.number(),
      at: v.string(),
      who: v.string(),
      what: v.string(),
      target: v.string(),
      detail: v.record(v.string(), v.unknown()),
      before: v.nullable(v.record(v.string(), v.unknown())),
    }),
  ),
  next: v.nullable(v.number()),
  who: v.array(v.string()),
  what: v.array(v.string()),
});

const read = async (query = "") => {
  const { data } = await sandbox.operator("GET", `/audit${query}`);
  return v.parse(page, data);
};

const today = new Date().toISOString().slice(0, 7);

/** Each of the operator's write calls, with a body that it accepts. */
const writes: readonly [
  method: string,
  path: string,
  body: unknown,
  written: { what: string; target: string; detail?: object },
][] = [
  [
    "POST",
    "/providers/GPHL",
    { state: "slow", delay_ms: 10 },
    { what: "provider.state", target: "GPHL", detail: { state: "slow", delayMs: 10 } },
  ],
  [
    "POST",
    "/providers/GPHL/rules",
    { turbo: false },
    { what: "provider.rules", target: "GPHL", detail: { autoplay: true, turbo: false } },
  ],
  [
    "POST",
    "/answers",
    { path: "/login", member: "player21", code: "107", times: 1 },
    {
      what: "answer.order",
      target: "/login",
      detail: { member: "player21", code: "107", times: 1 },
    },
  ],
  ["DELETE", "/answers/1", undefined, { what: "answer.clear", target: "1" }],
  ["DELETE", "/answers", undefined, { what: "answer.clear", target: "all" }],
  [
    "POST",
    "/members",
    { account: "audited", password: "never in the log", currency: "JPY", dollars: 10 },
    {
      what: "member.open",
      target: "audited",
      detail: { site_id: 1, currency: "JPY", dollars: 10 },
    },
  ],
  [
    "POST",
    "/money",
    { member: "player21", amount: "-5.00" },
    { what: "member.money", target: "player21" },
  ],
  [
    "POST",
    "/letters",
    { member: "player21", title: { en_US: "Hello" }, content: { en_US: "<p>Hi</p>" } },
    { what: "member.letter", target: "player21" },
  ],
  [
    "POST",
    "/login-links",
    { member: "player21" },
    { what: "member.login-link", target: "player21", detail: {} },
  ],
  [
    "POST",
    "/events",
    {
      channel: ["board", "private-member.1"],
      event: "login",
      payload: { secret: "never in the log" },
    },
    { what: "event.publish", target: "board private-member.1", detail: { event: "login" } },
  ],
  [
    "POST",
    "/agents/player22/application",
    { state: "accepted" },
    { what: "agent.application", target: "player22", detail: { state: "accepted" } },
  ],
  ["DELETE", "/tracking", undefined, { what: "tracking.forget", target: "" }],
];

describe("what operators do is logged", () => {
  test.each(writes)("%s %s is logged", async (method, path, body, written) => {
    const before = (await read("?limit=1")).list[0]?.id ?? 0;
    const answer = await sandbox.operator(method, path, body);
    expect(answer.status).toBe(200);
    const { list } = await read();
    const added = list.filter(({ id }) => id > before);
    expect(added).toMatchObject([{ who: "operator key", ...written }]);
    expect(JSON.stringify(added)).not.toMatch(/never in the log|enc=/);
    expect(added[0]?.at.startsWith(today)).toBe(true);
  });

  test("changes of members, content, sites and campaigns are logged as well", async () => {
    const reason = "for the test";
    const made = async (path: string, body: unknown) => {
      const answer = await sandbox.operator("POST", path, body);
      expect({ path, status: answer.status }).toEqual({ path, status: 200 });
      return answer.data;
    };
    const before = (await read("?limit=1")).list[0]?.id ?? 0;
    const { memberId } = await sandbox.login("player25");
    const one = `/members/${memberId}`;
    const headers = {
      authorization: `Bearer ${operatorKey}`,
      "content-type": "application/json",
      "idempotency-key": "audited-0001",
    };
    const body = JSON.stringify({ amount: "1.00", reason });
    const money = `${sandbox.origin}/sandbox${one}/money`;
    for (const _ of ["once", "again"])
      // oxlint-disable-next-line no-await-in-loop -- the second is a repeat of the first
      expect((await fetch(money, { method: "POST", headers, body })).status).toBe(200);
    for (const what of ["disable", "enable", "log-out", "password", "reality-check"])
      // oxlint-disable-next-line no-await-in-loop -- in this order
      await made(`${one}/${what}`, { reason });

    const banner = { title: { en_US: "Hello" }, photo_path: "/x.webp" };
    const added = await made("/content/items", { kind: "banner", value: banner });
    const item = v.parse(v.object({ id: v.number(), version: v.unknown() }), added["item"]);
    const changed = await made(`/content/items/${item.id}`, {
      version: item.version,
      value: banner,
      shown: false,
    });
    const { version } = v.parse(v.object({ version: v.unknown() }), changed["item"]);
    await made(`/content/items/${item.id}/remove`, { version });
    const { data: kept } = await sandbox.operator("GET", "/content/items?kind=banner");
    const { items } = v.parse(v.object({ items: v.array(v.object({ id: v.number() })) }), kept);
    await made("/content/order", { kind: "banner", ids: items.map(({ id }) => id) });
    await made("/content", { kind: "sponsor", items: [] });

    const { data: sites } = await sandbox.operator("GET", "/settings");
    const [site] = v.parse(v.array(v.object({ settings: v.unknown() })), sites);
    await made("/settings/1", site?.settings);

    const campaign = await makeCampaign(sandbox, redEnvelope());
    await made(`/campaigns/${campaign.id}`, { name: { en_US: "One each" } });
    await made(`/campaigns/${campaign.id}/end`, {});

    const { list } = await read("?limit=100");
    const lines = list.filter(({ id }) => id > before);
    const whats = lines.map(({ what }) => what);
    expect(lines.filter(({ detail }) => detail["site_id"] !== 1)).toEqual([]);
    expect(whats.toReversed()).toEqual([
      "member.money",
      "member.disable",
      "member.enable",
      "member.log-out",
      "member.password",
      "member.reality-check",
      "content.add",
      "content.change",
      "content.remove",
      "content.order",
      "content.replace",
      "site.settings",
      "campaign.create",
      "campaign.change",
      "campaign.end",
    ]);
  });

  test("a refused change is not logged", async () => {
    const before = (await read("?limit=1")).list[0]?.id;
    const refused = [
      await sandbox.operator("POST", "/providers/NONE", { state: "open" }),
      await sandbox.operator("POST", "/money", { member: "player21", amount: "-999999.00" }),
      await sandbox.operator("POST", "/members", { account: "audited", password: "naluma88" }),
      await sandbox.operator("POST", "/agents/player22/settlement", { month: "2020-01" }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 409, 409, 409]);
    expect((await read("?limit=1")).list[0]?.id).toBe(before);
  });

  test("money that is requested twice with one key is given and logged once", async () => {
    const gift = {
      member: "player23",
      amount: "5.00",
      key: "5f0f8a1e-aaaa-4bbb-8ccc-1234567890ab",
    };
    await sandbox.operator("POST", "/money", gift);
    await sandbox.operator("POST", "/money", gift);
    expect((await read("?target=player23")).list).toHaveLength(1);
  });

  test("neither the change nor the line is kept when the other fails", async () => {
    const { db } = sandbox.services;
    const failing = db.transaction(async (tx) => {
      await audit(tx, { name: "Ada", at: 0 }, "half.done", "x");
      throw new Error("stop");
    });
    await expect(failing).rejects.toThrow("stop");
    expect((await read("?what=half.done")).list).toEqual([]);
  });

  test("signing in to the desk and out of it is logged, with the name that was typed", async () => {
    const headers = {
      "x-desk": "1",
      origin: sandbox.origin,
      "content-type": "application/json",
    };
    const path = `${sandbox.origin}/sandbox/desk/session`;
    const body = JSON.stringify({ key: operatorKey, name: "  Ada of the night shift " });
    const signed = await fetch(path, { method: "POST", headers, body });
    const cookie = signed.headers.get("set-cookie")?.split(";")[0] ?? "";
    const provider = `${sandbox.origin}/sandbox/providers/GPOX`;
    await fetch(provider, {
      method: "POST",
      headers: { ...headers, cookie },
      body: JSON.stringify({ state: "open" }),
    });
    await fetch(path, { method: "DELETE", headers: { ...headers, cookie } });
    const { list } = await read("?who=Ada%20of%20the%20night%20shift");
    expect(list.map(({ what }) => what)).toEqual([
      "desk.sign-out",
      "provider.state",
      "desk.sign-in",
    ]);
    expect(JSON.stringify(list)).not.toContain(operatorKey);
  });
});

describe("the log has the previous state beside the new one", () => {
  const added = async (work: () => Promise<unknown>) => {
    const last = (await read("?limit=1")).list[0]?.id ?? 0;
    await work();
    return (await read()).list
      .filter(({ id }) => id > last)
      .map(({ what, before, detail }) => ({ what, before, detail }));
  };

  test("a change of a provider is logged with what was before, with readable times", async () => {
    await sandbox.operator("POST", "/providers/GPOX", { state: "open" });
    const window = { start_at: 1_000, end_at: 4_102_444_800_000 };
    const maintenance = { state: "maintenance", ...window };
    const lines = await added(async () => {
      await sandbox.operator("POST", "/providers/GPOX", maintenance);
      await sandbox.operator("POST", "/providers/GPOX", { state: "open" });
      await sandbox.operator("POST", "/providers/GPOX/rules", { turbo: false });
    });
    const down = {
      state: "maintenance",
      startAt: "1970-01-01T00:00:01.000Z",
      endAt: "2100-01-01T00:00:00.000Z",
    };
    expect(lines.toReversed()).toEqual([
      { what: "provider.state", before: { state: "open" }, detail: down },
      { what: "provider.state", before: down, detail: { state: "open" } },
      {
        what: "provider.rules",
        before: { autoplay: true, turbo: true },
        detail: { autoplay: true, turbo: false },
      },
    ]);
  });

  test("a change of a site, an item or a campaign is logged with the fields of the request, and no others", async () => {
    const { data: sites } = await sandbox.operator("GET", "/settings");
    const [site] = v.parse(v.array(v.object({ settings: v.looseObject({}) })), sites);
    const { id } = await makeCampaign(sandbox, redEnvelope());
    const lines = await added(async () => {
      await sandbox.operator("POST", "/settings/1", { ...site?.settings, minimumAge: 20 });
      await sandbox.operator("POST", "/settings/1", site?.settings);
      await sandbox.operator("POST", `/campaigns/${id}`, { times: 7 });
      await sandbox.operator("POST", `/campaigns/${id}/end`, {});
    });
    expect(lines.toReversed()).toMatchObject([
      { before: { minimumAge: 18 }, detail: { minimumAge: 20 } },
      { before: { minimumAge: 20 }, detail: { minimumAge: 18 } },
      { what: "campaign.change" },
      { what: "campaign.end", before: { state: "running" }, detail: { state: "ended" } },
    ]);
    expect(lines[1]).toEqual({
      what: "campaign.change",
      before: { times: expect.any(Number) },
      detail: { times: 7, site_id: 1 },
    });
  });

  test("a change of a member is logged with the previous state and wallet", async () => {
    const { memberId } = await sandbox.login("player26");
    const one = `/members/${memberId}`;
    const reason = "A test of the log.";
    const lines = await added(async () => {
      await sandbox.operator("POST", `${one}/disable`, { reason });
      await sandbox.operator("POST", `${one}/enable`, { reason });
      await sandbox.operator("POST", "/money", { member: "player26", amount: "5.00" });
      await sandbox.operator("POST", "/money", { member: "player26", amount: "-5.00" });
    });
    expect(lines.toReversed()).toMatchObject([
      { before: { state: "active" }, detail: { state: "disabled" } },
      { before: { state: "disabled" }, detail: { state: "active" } },
      { what: "member.money" },
      { what: "member.money" },
    ]);
    const [taken, given] = lines;
    expect(Number(given?.detail["cash"]) - Number(given?.before?.["cash"])).toBe(5);
    expect([taken?.before, taken?.detail["cash"]]).toEqual([
      { cash: given?.detail["cash"] },
      given?.before?.["cash"],
    ]);
  });

  test("what is new, and what nobody changed, has no previous state", async () => {
    const lines = await added(() =>
      sandbox.operator("POST", "/login-links", { member: "player26" }),
    );
    expect(lines).toMatchObject([{ what: "member.login-link", before: null }]);
  });
});

describe("actions on the other site are found by its number", () => {
  const other = { site_id: 2 };
  const offer = { currency: "BRL", least: "1.00", most: "1.00", budget: "10.00" };
  const letter = { title: { en_US: "Hello" }, content: { en_US: "<p>Hi</p>" } };

  test.each([
    ["/members", { account: "elsewhere", password: "naluma88", ...other }, "member.open"],
    ["/money", { member: "player21", amount: "1.00", ...other }, "member.money"],
    ["/letters", { member: "player21", ...letter, ...other }, "member.letter"],
    ["/login-links", { member: "player21", ...other }, "member.login-link"],
    ["/agents/2022/application", { state: "accepted" }, "agent.application"],
    ["/content", { kind: "sponsor", items: [], ...other }, "content.replace"],
    ["/campaigns", redEnvelope({ currencies: [offer], ...other }), "campaign.create"],
  ])("%s with %j is found by the number of its site", async (path, body, what) => {
    const before = await read(`?what=${what}`);
    expect((await sandbox.operator("POST", path, body)).status).toBe(200);
    const [written, ...earlier] = (await read(`?what=${what}`)).list;
    expect(written?.detail["site_id"]).toBe(2);
    expect(earlier).toEqual(before.list);
    expect((await read("?site_id=2&limit=1")).list).toEqual([written]);
  });

  test("a settlement with an agent is found by its site as well, with whom and how much it paid", async () => {
    const { clock, db } = sandbox.services;
    await sandbox.operator("POST", "/agents/2023/application", { state: "accepted" });
    await sandbox.operator("POST", "/members", {
      account: "below2023",
      password: "naluma88",
      agent: "2023",
      currency: "USD",
      ...other,
    });
    const { memberId } = await sandbox.login("below2023", 2);
    const [first] = await db.select().from(gameRound).limit(1);
    if (!first) throw new Error("Nobody has played.");
    const { serial: _serial, ...round } = first;
    const at = monthStart(monthAt(clock())) - 1;
    const sums = { stake: 1_000n, added: 0n, win: 0n, currency: "USD" };
    const played = { ...round, ...sums, memberId, roundId: "below2023", nonce: 1, at, endedAt: at };
    await db.insert(gameRound).values(played);

    const month = String(monthAt(at)).replace(/(?=\d\d$)/, "-");
    const paid = await sandbox.operator("POST", "/agents/2023/settlement", { month });
    expect(paid.data).toEqual({ member_id: 2023, amount: "2.00" });
    expect((await read("?what=agent.settlement&site_id=2")).list).toMatchObject([
      { target: "player23", detail: { member_id: 2023, site_id: 2, month, amount: "2.00" } },
    ]);
  });
});

describe("reading the log", () => {
  test("the log is read by operator, action, target and time, a page at a time", async () => {
    const { db } = sandbox.services;
    const day = Date.UTC(2020, 0, 1);
    await db.transaction(async (tx) => {
      for (let hour = 0; hour < 5; hour += 1)
        // oxlint-disable-next-line no-await-in-loop -- in this order
        await audit(tx, { name: "Bo", at: day + hour * 3_600_000 }, "thing.made", `t_${hour}`);
      await audit(tx, { name: "Cy", at: day }, "things.made", "t%1");
    });
    const targets = async (query: string) => (await read(query)).list.map(({ target }) => target);
    expect(await targets("?who=Cy")).toEqual(["t%1"]);
    expect(await targets("?what=thing")).toHaveLength(5);
    expect(await targets("?what=thing.made&target=t_1")).toEqual(["t_1"]);
    // The input is not a pattern.
    expect(await targets("?target=t%25")).toEqual(["t%1"]);
    expect(await targets("?target=t_")).toHaveLength(5);
    expect(await targets("?who=Bo&target=_1")).toEqual([]);
    expect(await targets("?who=Bo&from=2020-01-01T01:00:00Z&to=2020-01-01T03:00:00Z")).toEqual([
      "t_2",
      "t_1",
    ]);
    expect(await targets(`?who=Bo&from=${day + 3_600_000}&to=${day + 2 * 3_600_000}`)).toEqual([
      "t_1",
    ]);

    const first = await read("?who=Bo&limit=2");
    expect(first.list.map(({ target }) => target)).toEqual(["t_4", "t_3"]);
    const second = await read(`?who=Bo&limit=3&before=${first.next}`);
    expect(second.list.map(({ target }) => target)).toEqual(["t_2", "t_1", "t_0"]);
    expect(second.next).toBeNull();
    expect(first.who).toEqual(expect.arrayContaining(["Bo", "Cy"]));
    expect(first.what).toEqual(expect.arrayContaining(["thing.made", "things.made"]));
  });

  test("the log is read by site, when two have the same account", async () => {
    const reason = "for the test";
    const logOut = async (site_id: number) => {
      const query = new URLSearchParams({ text: "player07", site_id: String(site_id) });
      const { data } = await sandbox.operator("GET", `/members?${query}`);
      const found = v.parse(v.object({ list: v.array(v.object({ member_id: v.number() })) }), data);
      await sandbox.operator("POST", `/members/${found.list[0]?.member_id}/log-out`, { reason });
    };
    await logOut(1);
    await logOut(2);
    const both = (await read("?target=player07")).list;
    expect(both.map(({ detail }) => detail["site_id"])).toEqual([2, 1]);
    expect((await read("?target=player07&site_id=2")).list).toEqual(both.slice(0, 1));
    expect((await read("?site_id=3")).list).toEqual([]);
  });

  test.each(["?limit=0", "?limit=501", "?before=x", "?from=soon", "?who=", "?other=1"])(
    "%s is refused",
    async (query) => {
      expect((await sandbox.operator("GET", `/audit${query}`)).status).toBe(400);
    },
  );
});
