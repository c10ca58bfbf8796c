import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, describe, expect, it, test } from "vitest";
import { startedGateway, testRelease, type Started } from "../gateway.fake.ts";
import type { Shared } from "../watch-platform.ts";
import { drawnPage, fakeHost } from "./host-build.fake.ts";
import type { Host } from "./host-build.ts";

let gateway: Started | undefined;
const start = async (given?: Parameters<typeof startedGateway>[0]) => {
  gateway = await startedGateway(given);
  return gateway;
};
afterEach(() => gateway?.stop());

const page = async (started: Started, path = "/", headers: Record<string, string> = {}) => {
  const response = await fetch(started.origin + path, { headers, redirect: "manual" });
  return { response, html: await response.text() };
};
const nonceIn = (html: string) => /nonce="([\w-]{24})"/.exec(html)?.[1] ?? "";

/** The compressed bytes as transferred, because `fetch` decompresses them. */
const bytes = (started: Started, encoding: string) =>
  new Promise<{ body: Buffer; encoding: string | undefined }>((resolve, reject) => {
    const asked = request(
      started.origin,
      { headers: { "accept-encoding": encoding } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () =>
          resolve({ body: Buffer.concat(chunks), encoding: answer.headers["content-encoding"] }),
        );
      },
    );
    asked.on("error", reject).end();
  });

describe("the currencies of a page", () => {
  it("the currencies are those that the platform offers, in the menu and for a stored choice", async () => {
    const seen: (readonly string[])[] = [];
    const host = fakeHost((asked, url) => {
      seen.push(asked.settings.currencies);
      return drawnPage(asked, url);
    });
    const desktop: typeof host = {
      ...host,
      choose: ({ cookies, settings: { currencies } }) => ({
        locale: "en_US",
        currency: currencies.find((each) => each === cookies["currency"]) ?? "USD",
      }),
    };
    const started = await start({
      desktop,
      parts: { shared: () => ({ capabilities: [], currencies: ["USD", "VND"], minimumAge: 18 }) },
    });
    const stored = async (currency: string) =>
      (await page(started, "/", { cookie: `currency=${currency}` })).html;
    expect(await stored("NGN")).toContain("<body>USD ");
    expect(await stored("VND")).toContain("<body>VND ");
    expect(seen).toEqual([
      ["USD", "VND"],
      ["USD", "VND"],
    ]);
  });
});

test("a page that was cached before the platform reported its currencies, its age and its services is not served afterwards", async () => {
  let shared: Shared = { capabilities: [], currencies: ["USD", "NGN"], minimumAge: 18 };
  const desktop = fakeHost(
    ({ settings: { capabilities, currencies, minimumAge } }) =>
      new Response([...currencies, minimumAge, ...capabilities].join(" ")),
  );
  const started = await start({ desktop, parts: { shared: () => shared } });
  expect((await page(started)).html).toBe("USD NGN 18");
  shared = { ...shared, currencies: ["USD"] };
  expect((await page(started)).html).toBe("USD 18");
  shared = { ...shared, minimumAge: 21 };
  expect((await page(started)).html).toBe("USD 21");
  shared = { ...shared, capabilities: ["records"] };
  expect((await page(started)).html).toBe("USD 21 records");
});

describe("a cached page", () => {
  it("a hundred simultaneous requests render a page once", async () => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const desktop = fakeHost(async (asked, url) => {
      await gate;
      return drawnPage(asked, url);
    });
    const started = await start({ desktop });
    const visits = Array.from({ length: 100 }, () => page(started));
    open();
    const pages = await Promise.all(visits);
    expect(desktop.renders).toEqual(["/"]);
    expect(new Set(pages.map(({ html }) => nonceIn(html))).size).toBe(100);
  });

  it("two answers differ in nothing but the nonce", async () => {
    const started = await start();
    const packed = { "accept-encoding": "br" };
    const [one, other] = [await page(started, "/", packed), await page(started, "/", packed)];
    const nonces = [nonceIn(one.html), nonceIn(other.html)] as const;
    expect(nonces[0]).not.toBe(nonces[1]);
    expect(one.html.replaceAll(nonces[0], nonces[1])).toBe(other.html);
    const headers = ({ response }: typeof one, nonce: string) =>
      [...response.headers]
        .filter(([name]) => name !== "date")
        .map(([name, value]) => [name, value.replaceAll(nonce, "N")]);
    expect(headers(one, nonces[0])).toEqual(headers(other, nonces[1]));
    expect(started.desktop.renders).toHaveLength(1);
  });

  it("the page is the same in each encoding", async () => {
    const started = await start();
    const { html } = await page(started, "/", { "accept-encoding": "identity" });
    const plain = html.replaceAll(nonceIn(html), "N");
    for (const [name, unpack] of [
      ["br", brotliDecompressSync],
      ["gzip", gunzipSync],
    ] as const) {
      const { body, encoding } = await bytes(started, name);
      const text = unpack(body).toString();
      expect(encoding).toBe(name);
      expect(text.replaceAll(nonceIn(text), "N")).toBe(plain);
    }
  });

  it("a cached page contains nothing of the visitor for whom it was rendered", async () => {
    const started = await start();
    await page(started, "/?tk=s_1.secret&utm=mail", {
      cookie: "member_agent=me",
      host: "evil.example",
    });
    const { html } = await page(started);
    expect(started.desktop.renders).toEqual(["/"]);
    expect(html).not.toMatch(/secret|utm|evil/);
  });

  it("pages are cached by template, language and the query keys that the server renders", async () => {
    const started = await start();
    await page(started);
    await page(started, "/slotgame?gt_id=2&header=false&x=1");
    await page(started, "/", { cookie: "i18n_redirected=zh_CN" });
    await page(started, "/", { cookie: "template=mobile" });
    expect(started.desktop.renders).toEqual(["/", "/slotgame?gt_id=2", "/"]);
    expect(started.mobile.renders).toEqual(["/"]);
  });

  it("a page cached for one country is not shown to a visitor of another, nor to one of none", async () => {
    const started = await start({ options: { countryHeader: "x-country" } });
    for (const country of ["VN", "VN", "TH"]) await page(started, "/", { "x-country": country });
    await page(started);
    expect(started.desktop.renders).toEqual(["/", "/", "/"]);
  });

  it("a country is only believed from a trusted network, if one is named", async () => {
    for (const [network, renders] of [
      ["127.0.0.1/32", ["/", "/"]],
      ["10.0.0.0/8", ["/"]],
    ] as const) {
      const options = { countryHeader: "x-country", trustedProxies: [network] };
      const started = await start({ options });
      for (const country of ["VN", "TH"]) await page(started, "/", { "x-country": country });
      expect(started.desktop.renders).toEqual(renders);
    }
  });

  it("a page is not cached when the platform was silent, or the page is an error or sets a cookie", async () => {
    const desktop = fakeHost((asked, url) => {
      if (url.pathname === "/silent") asked.dontKeep();
      const status = url.pathname === "/gone" ? 404 : 200;
      const headers: HeadersInit =
        url.pathname === "/own" ? { "set-cookie": "of=one-visitor" } : {};
      return new Response("<p>Games are on their way.</p>", { status, headers });
    });
    const started = await start({ desktop });
    const asked = ["/silent", "/silent", "/gone", "/gone", "/own", "/own"];
    for (const path of asked) await page(started, path);
    expect(desktop.renders).toEqual(asked);
  });

  it("a cached page stays when its renewal fails", async () => {
    let now = 0;
    let broken = false;
    const desktop = fakeHost((asked, url) => {
      if (broken) throw new Error("no render today");
      return drawnPage(asked, url);
    });
    const started = await start({ desktop, parts: { now: () => now } });
    await page(started);
    broken = true;
    now = 120_000;
    await page(started);
    const { response } = await page(started);
    expect(response.status).toBe(200);
    expect(started.lines.map(({ event }) => event)).toContain("render-failed");
  });

  it("a page that was never rendered is replaced by the error screen in both its languages", async () => {
    const desktop = fakeHost(() => {
      throw new Error("no render today");
    });
    const { response, html } = await page(await start({ desktop }));
    expect(response.status).toBe(500);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(html).toContain("网站版本升级中，请稍后再试");
    expect(html).toContain("The site is being upgraded. Please try again later.");
  });

  it("a page for one house of a provider is not served for another", async () => {
    const started = await start();
    for (const house of ["a", "b", "a"])
      await page(started, `/slotgame?gt_id=2&gp_id=GPHL&house=${house}`);
    expect(started.desktop.renders).toEqual([
      "/slotgame?gt_id=2&gp_id=GPHL&house=a",
      "/slotgame?gt_id=2&gp_id=GPHL&house=b",
    ]);
  });

  it("the order of the query makes no other page, and crash games do", async () => {
    const started = await start();
    for (const query of [
      "gt_id=2&gp_id=GPHL",
      "gp_id=GPHL&gt_id=2",
      "gt_id=2&gp_id=GPHL&isCrashGame=1",
    ])
      await page(started, `/slotgame?${query}`);
    expect(started.desktop.renders).toEqual([
      "/slotgame?gt_id=2&gp_id=GPHL",
      "/slotgame?gt_id=2&gp_id=GPHL&isCrashGame=1",
    ]);
  });

  it("an arbitrary long value makes no cached page of its own", async () => {
    const started = await start();
    for (const length of [32, 33, 34])
      await page(started, `/slotgame?gt_id=2&gp_id=${"x".repeat(length)}`);
    await page(started, "/slotgame?gt_id=2");
    expect(started.desktop.renders).toEqual([
      `/slotgame?gt_id=2&gp_id=${"x".repeat(32)}`,
      "/slotgame?gt_id=2",
    ]);
  });

  it("a query key that the page does not read, or a value that can name nothing, makes no other page", async () => {
    const started = await start();
    for (const query of ["", "?gt_id=999", "?gp_id=ZZ&house=A", "?isCrashGame=1"])
      await page(started, `/${query}`);
    for (const query of [
      "?gp_id=GPHL",
      "?gt_id=two&gp_id=GPHL",
      "?gp_id=GPHL&house=../1&isCrashGame=x",
    ])
      await page(started, `/slotgame${query}`);
    for (const query of ["", "?gt_id=7", "?isCrashGame=true"])
      await page(started, `/gameHall/2${query}`);
    expect(started.desktop.renders).toEqual([
      "/",
      "/slotgame?gp_id=GPHL",
      "/gameHall/2",
      "/gameHall/2?isCrashGame=true",
    ]);
  });

  it("a cached page makes room for others when there are too many", async () => {
    const started = await start({ options: { pagesKept: 2 } });
    for (const path of ["/a", "/b", "/a", "/c", "/a", "/b"]) await page(started, path);
    expect(started.desktop.renders).toEqual(["/a", "/b", "/c", "/b"]);
  });
});

describe("an address", () => {
  it("an address that begins with a language is answered in it, even without cookies, and sets both", async () => {
    const started = await start();
    const { response, html } = await page(started, "/vi_VN/discount/3?id=7");
    expect(response.status).toBe(200);
    expect(html).toContain('lang="vi_VN"');
    expect(started.desktop.renders).toEqual(["/discount/3"]);
    const attributes = "Path=/; Max-Age=31536000; SameSite=Lax";
    expect(response.headers.getSetCookie()).toEqual([
      `i18n_redirected=vi_VN; ${attributes}`,
      `lang=vi_VN; ${attributes}`,
    ]);
  });

  it("an address with a language that the site does not speak redirects to the page in another", async () => {
    const choose: Host["choose"] = () => ({ locale: "en_US", currency: "USD", path: "/faq" });
    const desktop = { ...fakeHost(), choose };
    const { response } = await page(await start({ desktop }), "/ja_JP/faq?id=7");
    expect([response.status, response.headers.get("location")]).toEqual([302, "/faq?id=7"]);
    expect(response.headers.getSetCookie().map((cookie) => cookie.split(";")[0])).toEqual([
      "i18n_redirected=en_US",
      "lang=en_US",
    ]);
  });

  it("an address that begins with a language never redirects to another origin", async () => {
    const { response } = await page(await start(), "/vi_VN//evil.example/x");
    expect(response.headers.get("location")).toBe("/evil.example/x");
  });

  it("a redirect keeps the whole query", async () => {
    const desktop = fakeHost(() => Response.redirect("http://page.invalid/?gt_id=2", 302));
    const { response } = await page(await start({ desktop }), "/main?id=7&gt_id=3");
    expect(response.headers.get("location")).toBe("/?id=7&gt_id=2");
  });

  const language = ["i18n_redirected=vi_VN", "lang=vi_VN"];
  it.each([
    ["that is answered", "/faq", 200, ["release_bucket"]],
    ["that names a language", "/vi_VN/faq", 200, [...language, "release_bucket"]],
    ["that names a language and leads on", "/vi_VN//faq", 302, [...language, "release_bucket"]],
    ["that leads elsewhere", "/main", 302, ["release_bucket"]],
    ["of no page", "/gone", 404, ["release_bucket"]],
    ["of a page with its own cookie", "/vi_VN/own", 200, [...language, "release_bucket", "own=1"]],
  ])("%s draws one of two releases for good", async (_what, path, status, cookies) => {
    const desktop = fakeHost((asked, url) => {
      if (url.pathname === "/main") return Response.redirect("http://page.invalid/", 302);
      if (url.pathname === "/gone") return new Response("", { status: 404 });
      if (url.pathname !== "/own") return drawnPage(asked, url);
      return new Response("", { headers: { "set-cookie": "own=1" } });
    });
    const release = { ...testRelease, hosts: { desktop, mobile: fakeHost() } };
    const serving = { running: [release, release], of: () => release, assets: new Map() };
    const releases = { now: () => serving, stop: () => {} };
    const { response } = await page(await start({ parts: { releases } }), path);
    expect(response.status).toBe(status);
    const set = response.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
    expect(set.map((cookie) => cookie?.replace(/(?<=bucket)=\d+$/, ""))).toEqual(cookies);
  });

  it("an address of the framework's data requests is not found", async () => {
    const started = await start();
    expect((await page(started, "/_root.data")).response.status).toBe(404);
    expect(started.desktop.renders).toEqual([]);
  });

  it("methods other than reading are refused", async () => {
    const response = await fetch((await start()).origin, { method: "POST", body: "x" });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });

  it("HEAD is answered with the headers alone", async () => {
    const response = await fetch((await start()).origin, { method: "HEAD" });
    expect(response.headers.get("content-security-policy")).toContain("'strict-dynamic'");
    expect(await response.text()).toBe("");
  });
});

describe("the data of a page that is the same for everybody", () => {
  const withData = () =>
    fakeHost((asked, url) => {
      asked.onData?.({ root: { locale: asked.locale }, [url.pathname]: { list: [1, 2] } });
      return url.pathname === "/app" ? new Response("", { status: 404 }) : drawnPage(asked, url);
    });

  it("[SHELL-34] the data of a page is served beside it as JSON, in the visitor's language, and rendered once", async () => {
    const started = await start({ desktop: withData(), parts: { now: () => 5_000 } });
    const cookie = "i18n_redirected=vi_VN";
    const { response, html } = await page(started, "/faq/_payload.json", { cookie });
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(JSON.parse(html)).toEqual({
      data: { root: { locale: "vi_VN" }, "/faq": { list: [1, 2] } },
      prerenderedAt: 5_000,
    });
    await page(started, "/faq/_payload.json", { cookie });
    expect(started.desktop.renders).toEqual(["/faq"]);
    const home = await page(started, "/_payload.json");
    expect(JSON.parse(home.html)).toMatchObject({ data: { "/": { list: [1, 2] } } });
  });

  it.each(["/user/_payload.json", "/play/_payload.json", "/nowhere/_payload.json"])(
    "%s is not found, like any other page that does not exist",
    async (path) => {
      const started = await start({ desktop: withData() });
      const { response } = await page(started, path);
      expect(response.headers.get("content-type")).not.toContain("json");
    },
  );

  it("a page that does not exist at present has no data", async () => {
    const started = await start({ desktop: withData() });
    expect((await page(started, "/app/_payload.json")).response.status).toBe(404);
  });
});
