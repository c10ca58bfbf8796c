import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Template } from "@naluma/site/device";
import { describe, expect, it } from "vitest";
import { loadHost } from "./pages/host-build.ts";
import { apps, serveBuilds, templates } from "./real-builds.fake.ts";

describe("the built hosts", () => {
  const site = serveBuilds();

  it.each<[Template, string, number]>([
    ["desktop", "/", 200],
    ["mobile", "/", 200],
    ["desktop", "/play", 200],
    ["mobile", "/loading", 200],
    ["desktop", "/close", 200],
    ["desktop", "/no-such-path", 404],
    ["mobile", "/no-such-path", 404],
  ])("the %s renders %s with what its policy allows", async (template, path, expected) => {
    const { status, headers, html, markup } = await site.get(path, { template });
    const policy = headers.get("content-security-policy") ?? "";
    const nonce = /'nonce-([\w-]{24})'/.exec(policy)?.[1] ?? "none";
    expect(status).toBe(expected);
    expect(html).toContain(`data-template="${template}"`);
    const tags = html.match(/<(script|style)\b[^>]*>/g) ?? [];
    expect(tags.length).toBeGreaterThan(3);
    expect(tags.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
    expect(new Set(html.match(/nonce="[^"]*"/g))).toEqual(new Set([`nonce="${nonce}"`]));
    expect(markup).not.toMatch(/\s(style|on\w+)="|javascript:/);
  });

  it.each(templates)(
    "the %s draws the window of a game from its document alone, and requests code after that",
    async (template) => {
      const { html } = await site.get("/loading", { template });
      expect(html).toContain('class="loading"');
      expect(html).toMatch(/<style[^>]*>[^]*\.loading\s*\{[^]*<\/style>/);
      expect(html).not.toMatch(/rel="(stylesheet|modulepreload)"|<script[^>]*type="module"/);
    },
  );

  it.each(templates)("pages of the %s request no route data", async (template) => {
    const { html } = await site.get("/", { template });
    expect(html).toContain('routeDiscovery":{"mode":"initial"}');
    const address = /\/assets\/\w+\/manifest-\w+\.js/.exec(html)?.[0] ?? "no manifest";
    const text = (await (await site.ask(address)).text()).replace(/^[^{]*|;\s*$/g, "");
    const { routes }: { routes: Record<string, Record<string, unknown>> } = JSON.parse(text);
    const withLoader = Object.keys(routes).filter((id) => routes[id]?.["hasLoader"]);
    expect(withLoader.length).toBeGreaterThan(10);
    // The root's loader runs for the document alone; each page has a loader for the browser.
    const askServer = withLoader.filter((id) => !routes[id]?.["hasClientLoader"]);
    expect(askServer).toEqual(["root"]);
  });

  it("the assets that a host names exist", async () => {
    for (const template of templates) {
      const { html } = await site.get("/", { template });
      const files = [...html.matchAll(/href="(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? "");
      expect(files.length).toBeGreaterThan(3);
      expect(files.filter((path) => !path.startsWith(`/assets/${template}/`))).toEqual([]);
      const answers = await Promise.all(files.map((path) => site.ask(path)));
      expect(answers.map(({ status }) => status)).toEqual(files.map(() => 200));
    }
  });

  it.each(templates)(
    "in the %s only the document names the chunks that most others import",
    async (template) => {
      const { html } = await site.get("/", { template });
      const text = /<script type="importmap"[^>]*>([^<]*)/.exec(html)?.[1] ?? "{}";
      const { imports }: { imports: Record<string, string> } = JSON.parse(text);
      const shared = Object.values(imports).map((address) => address.split("/").at(-1) ?? "");
      expect(shared.length).toBeGreaterThan(3);
      const folder = join(apps, `web-${template}/build/client/assets/${template}`);
      const scripts = (await readdir(folder)).filter((file) => file.endsWith(".js"));
      expect(scripts).toEqual(expect.arrayContaining(shared));
      // The router's manifest always has the age of its documents.
      for (const script of scripts.filter((file) => !file.startsWith("manifest-"))) {
        const code = await readFile(join(folder, script), "utf8");
        expect(shared.filter((file) => code.includes(file))).toEqual([]);
      }
    },
  );

  it.each(templates)(
    "the %s head contains what search engines and installers read, and no script of it",
    async (template) => {
      const { html } = await site.get("/zh_CN/faq", { template });
      const head = html.slice(0, html.indexOf("</head>"));
      expect(head).toContain('<link rel="canonical" href="http://localhost:4000/zh_CN/faq"/>');
      expect(head).toContain('hreflang="x-default" href="http://localhost:4000/en_US/faq"/>');
      expect(head).toMatch(/<meta name="description" content="Naluma 娱乐的账号[^"]+"\/>/);
      expect(head).toContain('<link rel="manifest" href="/manifests/zh_CN.webmanifest"/>');
      const lost = await site.get("/no-such-path", { template });
      expect(lost.html).toMatch(/name="robots" content="noindex"/);
      expect(lost.html).not.toContain("canonical");
    },
  );

  it.each(["web-desktop", "web-mobile"])(
    "%s runs without installed packages, as in a folder of releases",
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
});
