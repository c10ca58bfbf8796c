import { afterEach, describe, expect, it } from "vitest";
import { startedGateway, type Started } from "../gateway.fake.ts";
import { serveBuilds, templates } from "../real-builds.fake.ts";
import { fakeHost } from "./host-build.fake.ts";

/** Every query key that any page accepts, with a valid value. */
const keys = {
  tk: "s_1.secret-token",
  member_account: "somebody",
  member_currency: "VND",
  member_id: "1001",
  footer: "true",
  header: "true",
  member_type: "1",
  pwa: "0",
  fbclid: "click-1",
  enc: "sealed-text",
  appPage: "content",
};

describe("a page that is asked for with a key of its query", () => {
  const site = serveBuilds();

  it.each(["/", "/discount", "/user"])(
    "[SHELL-13] %s is served, and contains nothing of the key",
    async (path) => {
      for (const template of templates) {
        const plain = await site.get(path, { template });
        expect(plain.status).toBe(200);
        expect(plain.markup).not.toContain('class="error-screen"');
        for (const [key, value] of Object.entries(keys)) {
          const page = await site.get(`${path}?${key}=${value}`, { template });
          expect([page.status, page.text], key).toEqual([200, plain.text]);
          if (value.includes("-")) expect(page.html, key).not.toContain(value);
        }
      }
    },
  );

  it.each(["1", "agent", ""])(
    "[SHELL-19] the page is the same with member_type=%s",
    async (value) => {
      const plain = await site.get("/discount");
      const { status, text, cookies } = await site.get(`/discount?member_type=${value}`);
      expect([status, text, cookies]).toEqual([200, plain.text, []]);
    },
  );
});

describe("made-up addresses", () => {
  let gateway: Started | undefined;
  afterEach(() => gateway?.stop());

  let now = 0;
  /** A gateway whose host knows one provider and no pages other than the site's. */
  async function started() {
    now = 0;
    const desktop = fakeHost((_, { pathname, searchParams }) => {
      const isThere = pathname === "/" || searchParams.get("gp_id") === "GPHL";
      return new Response("", { status: isThere ? 200 : 404 });
    });
    const proxy = { addressHeader: "x-forwarded-for", trustedProxies: ["127.0.0.1/32"] };
    const options = { ...proxy, pagesKept: 500 };
    gateway = await startedGateway({ desktop, options, parts: { now: () => now } });
    const { origin } = gateway;
    const ask = (path: string, visitor: string) =>
      fetch(origin + path, { headers: { "x-forwarded-for": visitor } });
    const asks = async (paths: readonly string[], visitor: string) => {
      const answers = await Promise.all(paths.map((path) => ask(path, visitor)));
      return answers.map(({ status }) => status);
    };
    return { ask, asks, renders: desktop.renders };
  }
  const spellings = (path: string) => Array.from({ length: 200 }, (_, at) => path + at);
  const known = "/slotgame?gt_id=2&gp_id=GPHL";

  it.each(["/slotgame?gt_id=2&gp_id=MADE-UP-", "/discount/made-up-", "/no/such/path/"])(
    "one visitor's made-up addresses cost no more than 120 renders a minute: %s",
    async (path) => {
      const { ask, asks, renders } = await started();
      const statuses = await asks(spellings(path), "192.0.2.1");
      expect(statuses.filter((status) => status === 404)).toHaveLength(120);
      expect(renders).toHaveLength(120);
      const refused = await ask(`${path}more`, "192.0.2.1");
      expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
      expect(refused.headers.get("cache-control")).toBe("no-store");
      // Another visitor, and the same one a minute later, gets the 404.
      expect(await asks([`${path}x`], "192.0.2.2")).toEqual([404]);
      now = 60_000;
      expect(await asks([`${path}x`], "192.0.2.1")).toEqual([404]);
    },
  );

  it("existing pages are still served, and cached ones even to the visitor who made addresses up", async () => {
    const { asks, renders } = await started();
    const visits = spellings(`${known}&house=`);
    expect(await asks(["/", ...visits], "192.0.2.1")).toEqual([200, ...visits.map(() => 200)]);
    await asks(spellings("/faq/made-up-"), "192.0.2.1");
    renders.length = 0;
    expect(await asks(["/", `${known}&house=199`], "192.0.2.1")).toEqual([200, 200]);
    expect(renders).toEqual([]);
  });

  it("addresses that match no page take no renders from others behind the same address", async () => {
    const { asks } = await started();
    await asks(spellings("/wp-admin/"), "192.0.2.1");
    expect(await asks([known, "/faq/2"], "192.0.2.1")).toEqual([200, 404]);
  });
});
