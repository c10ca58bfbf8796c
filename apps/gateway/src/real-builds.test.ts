import { existsSync } from "node:fs";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadParts } from "./load-parts.ts";
import { readOptions } from "./options.ts";
import { loadHost } from "./pages/host-build.ts";
import { startGateway, type Gateway } from "./start-gateway.ts";

const apps = join(import.meta.dirname, "../..");
const builds = ["web-desktop", "web-mobile"].map((host) =>
  join(apps, host, "build/server/index.js"),
);

/**
 * The `test` script of the package has the hosts built first, and fails where they are not. Run by
 * hand on unbuilt hosts, this file has nothing to look at, and says so.
 */
const areBuilt = builds.every((file) => existsSync(file));
// oxlint-disable-next-line vitest/no-conditional-tests -- a skipped test would fail the whole run
if (areBuilt) describeBuilds();
else
  it("is not looked at: the hosts are not built", () => {
    expect(process.env["NALUMA_RESULTS"], "results need built hosts").toBeUndefined();
  });

function describeBuilds() {
  describe("the built hosts", () => {
    let gateway: Gateway;
    let origin = "";
    beforeAll(async () => {
      // Nobody listens there: pages still render, with their error states.
      const options = { ...readOptions({ API_ORIGIN: "http://127.0.0.1:1" }), port: 0 };
      gateway = await startGateway(options, { ...(await loadParts(options)), log: () => {} });
      origin = `http://127.0.0.1:${gateway.port}`;
    });
    afterAll(() => gateway.stop());

    const get = async (path: string, template: string) => {
      const headers = { cookie: `template=${template}` };
      const response = await fetch(origin + path, { headers, redirect: "manual" });
      return { response, html: await response.text() };
    };

    it.each(["desktop", "mobile"])(
      "the %s hands on what a page is rendered with",
      async (template) => {
        const { response, html } = await get("/faq/_payload.json", template);
        expect(response.status).toBe(200);
        expect(JSON.parse(html)).toMatchObject({ data: { root: { template }, "/faq": {} } });
      },
    );

    it.each([
      ["desktop", "/", 200],
      ["mobile", "/", 200],
      ["desktop", "/play", 200],
      ["mobile", "/loading", 200],
      ["desktop", "/close", 200],
      ["desktop", "/no-such-path", 404],
      ["mobile", "/no-such-path", 404],
    ])("the %s renders %s with what its policy allows", async (template, path, status) => {
      const { response, html } = await get(path, template);
      const policy = response.headers.get("content-security-policy") ?? "";
      const nonce = /'nonce-([\w-]{24})'/.exec(policy)?.[1] ?? "none";
      expect(response.status).toBe(status);
      expect(html).toContain(`data-template="${template}"`);
      const tags = html.match(/<(script|style)\b[^>]*>/g) ?? [];
      expect(tags.length).toBeGreaterThan(3);
      expect(tags.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
      expect(new Set(html.match(/nonce="[^"]*"/g))).toEqual(new Set([`nonce="${nonce}"`]));
      const markup = html.replace(/<(script|style)\b[^>]*>[^]*?<\/\1>/g, "");
      expect(markup).not.toMatch(/\s(style|on\w+)="|javascript:/);
    });

    it.each(["desktop", "mobile"])(
      "draw the %s window of a game by its document alone, and ask for code after that",
      async (template) => {
        const { html } = await get("/loading", template);
        expect(html).toContain('class="ld"');
        expect(html).toMatch(/<style[^>]*>[^]*\.ld\s*\{[^]*<\/style>/);
        expect(html).not.toMatch(/rel="(stylesheet|modulepreload)"|<script[^>]*type="module"/);
      },
    );

    it("give their own assets, which are there", async () => {
      for (const template of ["desktop", "mobile"]) {
        const { html } = await get("/", template);
        const files = [...html.matchAll(/href="(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? "");
        expect(files.length).toBeGreaterThan(3);
        expect(files.filter((path) => !path.startsWith(`/assets/${template}/`))).toEqual([]);
        const answers = await Promise.all(files.map((path) => fetch(origin + path)));
        expect(answers.map(({ status }) => status)).toEqual(files.map(() => 200));
      }
    });

    it.each(["desktop", "mobile"])(
      "of the %s name the chunks that most others import in the document alone",
      async (template) => {
        const { html } = await get("/", template);
        const text = /<script type="importmap"[^>]*>([^<]*)/.exec(html)?.[1] ?? "{}";
        const { imports }: { imports: Record<string, string> } = JSON.parse(text);
        const shared = Object.values(imports).map((address) => address.split("/").at(-1) ?? "");
        expect(shared.length).toBeGreaterThan(5);
        const folder = join(apps, `web-${template}/build/client/assets/${template}`);
        const scripts = (await readdir(folder)).filter((file) => file.endsWith(".js"));
        expect(scripts).toEqual(expect.arrayContaining(shared));
        // The router's list of pages is as new as its documents.
        for (const script of scripts.filter((file) => !file.startsWith("manifest-"))) {
          const code = await readFile(join(folder, script), "utf8");
          expect(shared.filter((file) => code.includes(file))).toEqual([]);
        }
      },
    );

    it.each(["desktop", "mobile"])(
      "say in the %s head what searchers and installers read, and no script of it",
      async (template) => {
        const { html } = await get("/zh_CN/faq", template);
        const head = html.slice(0, html.indexOf("</head>"));
        expect(head).toContain('<link rel="canonical" href="http://localhost:4000/zh_CN/faq"/>');
        expect(head).toContain('hreflang="x-default" href="http://localhost:4000/faq"/>');
        expect(head).toMatch(/<meta name="description" content="Naluma 娱乐的账号[^"]+"\/>/);
        expect(head).toContain('<link rel="manifest" href="/manifests/zh_CN.webmanifest"/>');
        const lost = await get("/no-such-path", template);
        expect(lost.html).toMatch(/name="robots" content="noindex"/);
        expect(lost.html).not.toContain("canonical");
      },
    );

    it("speak the language of the cookie", async () => {
      const headers = { cookie: "i18n_redirected=zh_CN" };
      const html = await (await fetch(origin, { headers })).text();
      expect(html).toContain('lang="zh-CN"');
      expect(html).toContain("登录");
    });

    it.each([
      ["/main?id=7", "/?id=7", undefined],
      ["/gameHall", "/", undefined],
      ["/slotgame", "/", undefined],
      ["/fastDeposit?a=1", "/?a=1", "isFastDeposit=true; Path=/; SameSite=Lax"],
      ["/register?invite=x", "/?invite=x", "isRouteRegister=true; Path=/; SameSite=Lax"],
    ])("lead %s to %s", async (path, location, cookie) => {
      const { response } = await get(path, "desktop");
      expect(response.status).toBe(302);
      expect(response.headers.get("location")).toBe(location);
      expect(response.headers.getSetCookie()[0]).toBe(cookie);
    });

    it.each(["web-desktop", "web-mobile"])(
      "%s runs where no package is installed, as in a folder of releases",
      async (host) => {
        const folder = await mkdtemp(join(tmpdir(), "naluma-releases-"));
        try {
          await cp(join(apps, host, "build/server"), folder, { recursive: true });
          await writeFile(join(folder, "package.json"), '{"type":"module"}');
          const { render, choose } = await loadHost(join(folder, "index.js"));
          expect([typeof render, typeof choose]).toEqual(["function", "function"]);
        } finally {
          await rm(folder, { recursive: true });
        }
      },
    );

    it("tell their route rules with the running build", async () => {
      const { id }: { id: string } = await (await fetch(`${origin}/builds/latest.json?t=1`)).json();
      const meta: unknown = await (await fetch(`${origin}/builds/meta/${id}.json`)).json();
      expect(meta).toMatchObject({ id, matcher: { static: { "/main": { redirect: "/" } } } });
    });
  });
}
