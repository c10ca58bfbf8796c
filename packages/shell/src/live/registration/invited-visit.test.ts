import { fakeApi, lost, type Reply } from "@naluma/api-client/api.fake";
import { createQueryClient } from "@naluma/api-client/query-client";
import { dropLandedIntroducer } from "@naluma/register/landed-link";
import { openSite } from "@naluma/site/settings.fake";
import { createStore } from "jotai/vanilla";
import { expect, test } from "vitest";
import { invitedVisit } from "./invited-visit.ts";

const detail = (LINK_EXPIRE_TIME: number | null): Reply => ({
  data: {
    env_config: { LINK_EXPIRE_TIME },
    site_info: { socket_url: "", socket_ssl_url: "", socket_key: "" },
  },
});

interface Visitor {
  readonly pathname?: string;
  readonly isMember?: boolean;
  readonly detail?: Reply;
  /** The introducer is refused before the site's details have loaded. */
  readonly isRefused?: boolean;
  /** The tab's session storage. */
  readonly tab?: Map<string, string>;
}

/** The effects of a visit by an address: cookies with their lifetime, and whether the registration is open. */
async function visitBy(search: string, visitor: Visitor = {}) {
  const { pathname = "/", isMember = false, tab = new Map<string, string>() } = visitor;
  let isOpen = false;
  const written: string[] = [];
  const member = {
    memberId: 1,
    account: "a",
    currency: "USD",
    demo: false,
    role: "member",
  } as const;
  const store = createStore();
  const page = {
    location: { search, pathname, protocol: "https:" },
    performance: { getEntriesByType: () => [] },
    sessionStorage: {
      getItem: (key: string) => tab.get(key) ?? null,
      setItem: (key: string, value: string) => void tab.set(key, value),
    },
    document: {
      get cookie() {
        return "";
      },
      set cookie(text: string) {
        written.push(text);
      },
    },
  };
  const api = fakeApi({
    "/arks/web/site/detail": () => {
      if (visitor.isRefused) dropLandedIntroducer(store, page);
      return visitor.detail ?? detail(60);
    },
  });
  await invitedVisit(
    {
      api,
      queryClient: createQueryClient(() => undefined),
      store,
      page: { settings: openSite },
      session: { member: () => (isMember ? member : undefined) },
      openRegister: () => (isOpen = true),
    },
    page,
  );
  return { written, isOpen, tab, calls: api.sent.length };
}

test("[REG-26] [ROUTE-34] a link is stored for the session at once, then as long as the operator says", async () => {
  const { written } = await visitBy("?invite=AB12&currency=VND");
  const session = "Path=/; SameSite=Lax; Secure";
  const hour = "Path=/; Max-Age=3600; SameSite=Lax; Secure";
  expect(written).toContain(`recommend_code=AB12; ${session}`);
  expect(written.slice(4)).toEqual([
    `recommend_code=AB12; ${hour}`,
    "member_agent=; Path=/; Max-Age=0; SameSite=Lax; Secure",
    `register_type=recommend_code; ${hour}`,
    `currency=VND; ${hour}`,
  ]);
});

test.each([
  ["says none", detail(null)],
  ["is not heard", lost],
])("[REG-26] a link stays for the session if the operator %s", async (_, reply) => {
  const { written } = await visitBy("?id=5", { detail: reply });
  expect(written.filter((text) => text.includes("Max-Age=3600"))).toEqual([]);
  expect(written.some((text) => text.startsWith("member_agent=5; Path=/; SameSite"))).toBe(true);
});

test.each([
  ["?id=5", {}, true],
  ["?invite=AB12", { pathname: "/discount" }, true],
  ["?currency=VND", {}, false],
  ["?id=nobody", {}, false],
  ["?invite=AB12", { isMember: true }, false],
  ["?invite=AB12", { pathname: "/register" }, false],
  ["?invite=AB12&modal=login", {}, false],
])("%s of %j opens the registration: %s", async (search, visitor, isOpen) => {
  expect((await visitBy(search, visitor)).isOpen).toBe(isOpen);
});

test("an invitation opens the registration once per tab, and another invitation opens it again", async () => {
  const { tab } = await visitBy("?invite=AB12");
  expect((await visitBy("?invite=AB12", { tab })).isOpen).toBe(false);
  expect((await visitBy("?invite=CD34", { tab })).isOpen).toBe(true);
  expect((await visitBy("?id=5", { tab })).isOpen).toBe(true);
});

test("a member's visit stores nothing", async () => {
  expect((await visitBy("?id=5", { isMember: true })).written).toEqual([]);
});

test("an introducer refused meanwhile is not stored again", async () => {
  const { written } = await visitBy("?invite=AB12&currency=VND", { isRefused: true });
  const kept = written.filter((text) => text.includes("Max-Age=3600"));
  expect(kept).toEqual(["currency=VND; Path=/; Max-Age=3600; SameSite=Lax; Secure"]);
});

test("a visit without a link stores nothing and makes no call", async () => {
  expect(await visitBy("?modal=login")).toMatchObject({ written: [], isOpen: false, calls: 0 });
});
