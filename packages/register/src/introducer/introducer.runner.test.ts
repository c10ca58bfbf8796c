import { fakeApi, lost, refused, type Reply } from "@naluma/api-client/api.fake";
import { createStore } from "jotai/vanilla";
import { expect, test } from "vitest";
import {
  bannersOf,
  currencyOfRegistration,
  currencySources,
  errorTrackOf,
} from "./introducer-view.ts";
import { isSettled } from "./introducer.machine.ts";
import { startIntroducer } from "./introducer.runner.ts";
import { keepLink, landedLink } from "./landed-link.ts";
import { fakePage } from "./page.fake.ts";

const offered = ["USD", "VND", "THB"] as const;
const place = { locale: "en_US" } as const;

const link = "/register/valid_message";
const domain = "/arks/web/check-agent-domain";
const agent = "/member_info";

const isValid = (is_valid: number): Reply => ({ data: { is_valid } });
const noDomain: Reply = { data: { is_valid: 0, currency: null, agent_id: null } };

interface Replies {
  readonly link?: Reply;
  readonly domain?: Reply;
  readonly agent?: Reply;
}

/** A tab opened at an address; each opening of its form is checked to the end. */
function tab(search: string, replies: Replies = {}, browser = fakePage(search)) {
  const api = fakeApi({
    [link]: () => replies.link ?? isValid(1),
    [domain]: () => replies.domain ?? noDomain,
    [agent]: () => replies.agent ?? { data: { currency: "VND" } },
  });
  const store = createStore();
  const { page } = browser;
  keepLink(page, landedLink(store, page), { offered, minutes: 60 });

  return {
    ...browser,
    api,
    async open() {
      const machine = startIntroducer({ api, store, siteId: 1, offered, page });
      machine.open();
      await expect.poll(() => isSettled(machine.getState())).toBe(true);
      return machine;
    },
  };
}

test("[REG-16] [REG-17] an agent's link is verified first, then domain and agent", async () => {
  const { api, open } = tab("?id=10023");
  const machine = await open();
  expect(api.sent.map(({ path, body }) => [path, body])).toEqual([
    [link, { site_id: 1, agent_id: 10023 }],
    [domain, { host: "vip.example.com", site_id: 1 }],
    [agent, { id: 10023 }],
  ]);
  expect(machine.getState().introducer).toEqual({ type: "member_agent", code: "10023" });
});

test("[REG-19] the form starts with the agent's currency, and says so", async () => {
  const state = (await tab("?id=10023&currency=USD").open()).getState();
  expect(currencyOfRegistration(currencySources(state, place), offered)).toEqual({
    currency: "VND",
    isLocked: false,
    notOpen: undefined,
  });
  expect(bannersOf(state, place, "VND", offered)).toEqual([
    { about: "invited", by: "10023", isAgent: true, currency: "VND" },
  ]);
  // If another currency is chosen, the banner no longer mentions the invitation's.
  expect(bannersOf(state, place, "USD", offered)).toEqual([
    { about: "invited", by: "10023", isAgent: true },
  ]);
  expect(errorTrackOf(state, place, "VND", offered)).toEqual([]);
  expect(errorTrackOf(state, place, "USD", offered)).toEqual([
    "member_agent 10023: currency VND, chosen USD",
  ]);
});

test("[REG-15] a later visit without the query uses the stored introducer", async () => {
  const first = tab("?invite=AB12");
  const laterVisit = fakePage("");
  for (const [name, value] of first.cookies)
    laterVisit.page.document.cookie = `${name}=${value}; Path=/`;
  const later = tab("", {}, laterVisit);
  expect((await later.open()).getState().introducer).toEqual({
    type: "recommend_code",
    code: "AB12",
  });
});

test("a player who moved on before the check is still introduced by the first page's address", async () => {
  const { open } = tab("", {}, fakePage("", "?id=10023"));
  expect((await open()).getState().introducer.code).toBe("10023");
});

test("[REG-22] [REG-23] a domain with agent and currency takes precedence over the link, and locks the currency", async () => {
  const reply = { data: { is_valid: 1, currency: "THB", agent_id: 7 } };
  const { open, kept } = tab("?invite=AB12", { domain: reply });
  const state = (await open()).getState();
  expect(state.introducer).toEqual({ type: "member_agent", code: "7" });
  expect(currencyOfRegistration(currencySources(state, place), offered)).toMatchObject({
    currency: "THB",
    isLocked: true,
  });
  expect([kept.get("agent_domain_id"), kept.get("ccy")]).toEqual(["86400", "86400"]);
});

test("[REG-24] a domain that no longer belongs to anybody leaves no agent", async () => {
  const browser = fakePage("");
  browser.page.document.cookie = "agent_domain_id=7; Path=/; Max-Age=86400";
  const state = (await tab("", {}, browser).open()).getState();
  expect(state.introducer.type).toBe("none");
  expect(browser.cookies.has("agent_domain_id")).toBe(false);
});

test("[REG-139] [REG-26] an invalid link leaves no introducer, keeps its currency, and shows a banner", async () => {
  const { open, cookies } = tab("?invite=AB12&currency=VND", { link: isValid(0) });
  const state = (await open()).getState();
  expect(bannersOf(state, place, "VND", offered)).toEqual([{ about: "invalid-link" }]);
  expect([...cookies.keys()]).toEqual(["currency"]);
});

test("[REG-139] an invalid link is not reported if the domain has an agent", async () => {
  const domain = { data: { is_valid: 1, currency: null, agent_id: 7 } };
  const state = (await tab("?invite=AB12", { link: isValid(0), domain }).open()).getState();
  expect(bannersOf(state, place, "VND", offered)).toEqual([
    { about: "invited", by: "7", isAgent: true, currency: "VND" },
  ]);
});

test("[REG-22] a domain's currency is shown as the agent's, whatever the agent's own is", async () => {
  const domain = { data: { is_valid: 1, currency: "THB", agent_id: 7 } };
  const state = (await tab("?id=7", { domain }).open()).getState();
  expect(bannersOf(state, place, "THB", offered)).toEqual([
    { about: "invited", by: "7", isAgent: true, currency: "THB" },
  ]);
});

test("[REG-20] a currency closed for registration is reported and listed", async () => {
  const state = (await tab("?currency=XXX").open()).getState();
  expect(bannersOf(state, place, "USD", offered)).toEqual([{ about: "currency-not-open" }]);
  expect(errorTrackOf(state, place, "USD", offered)).toEqual(["query: currency XXX is not open"]);
});

test("[REG-43] a released introducer is not restored by the same tab, link or domain", async () => {
  const reply = { data: { is_valid: 1, currency: null, agent_id: 7 } };
  const { open, cookies } = tab("?id=10023", { domain: reply });
  const machine = await open();
  machine.send({ type: "released", isClosed: false });
  expect([...cookies.keys()]).toEqual([]);
  const again = (await open()).getState();
  expect(again.introducer.type).toBe("none");
  expect([...cookies.keys()]).toEqual([]);
});

test("[REG-120] checks without an answer keep the introducer, and are listed", async () => {
  const { open } = tab("?id=10023", { link: lost, domain: lost, agent: refused("999") });
  const state = (await open()).getState();
  expect(state.introducer.code).toBe("10023");
  expect(errorTrackOf(state, place, "USD", offered)).toEqual([
    "member_agent 10023: not checked (offline)",
    "agent domain: not checked (offline)",
    "member_agent 10023: currency not known (999)",
  ]);
});

test("a currency chosen since takes precedence over the link's", async () => {
  const browser = fakePage("?id=10023&currency=USD");
  const { open } = tab("", { agent: { data: { currency: "" } } }, browser);
  browser.page.location.search = "";
  browser.page.document.cookie = "currency=THB; Path=/; Max-Age=60";
  const state = (await open()).getState();
  expect(currencyOfRegistration(currencySources(state, place), offered).currency).toBe("THB");
});

test.each([
  ["the one on screen", "?id=10023", "?id=20817", "10023"],
  ["the one that opened the tab, where the address has lost it", "", "?id=20817", "20817"],
])("of two links the introducer comes from %s", (_, search, landed, code) => {
  const { introducer } = landedLink(createStore(), fakePage(search, landed).page);
  expect(introducer).toEqual({ type: "member_agent", code });
});
