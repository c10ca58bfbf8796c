import type { SiteSettings } from "@naluma/site/settings";
import { describe, expect, it } from "vitest";
import { serveBuilds, templates } from "./real-builds.fake.ts";

const scripts = (site: string, languages: readonly string[]) =>
  Object.fromEntries(
    languages.map((locale) => {
      const id = `${site}-${locale}`;
      const address = `http://127.0.0.1:4200/tracking/${id}.js`;
      return [locale, { address, id, integrity: "" }];
    }),
  );

describe("one product", () => {
  const first = serveBuilds();
  const second = serveBuilds({ SITE_ID: "2" });
  const development = serveBuilds({ NODE_ENV: "development" });
  const realTime = serveBuilds({ PUSHER_HOST: "rt.example", PUSHER_TLS: "1" });

  it("[SHELL-05] each site has its own name, logo, colours and title, in both templates", async () => {
    for (const template of templates) {
      const ours = await first.get("/en_US", { template });
      const theirs = await second.get("/en_US", { template });
      expect([ours.title, theirs.title]).toEqual(["Naluma", "Halcyon"]);
      expect(ours.markup).toContain('class="logo" aria-label="naluma, home"');
      expect(ours.markup).not.toMatch(/halcyon/i);
      expect(theirs.markup).toMatch(
        /class="logo" aria-label="halcyon, home"[^>]*>(<!--\$-->)?<img [^>]*src="\/media\/logo-halcyon\.svg"/,
      );
      expect(theirs.markup).not.toMatch(/naluma/i);
      expect(ours.markup).toContain("For players aged 18 and over.");
      expect(theirs.markup).toContain("For players aged 21 and over.");
      for (const accent of ["#8fc4ff", "#0b5394"]) {
        expect(theirs.html).toContain(`--accent:${accent};`);
        expect(ours.html).not.toContain(`--accent:${accent};`);
      }
    }
    const mark = await second.get("/favicon.svg");
    expect([mark.status, mark.headers.get("location")]).toEqual([302, "/media/mark-halcyon.svg"]);
  });

  const settingsOf = async (site: typeof first): Promise<SiteSettings> => {
    const { html } = await site.get("/faq/_payload.json");
    const { data }: { data: { root: { settings: SiteSettings } } } = JSON.parse(html);
    return data.root.settings;
  };

  it("[SHELL-05] [TRACK-05] [TRACK-06] the pages of each site get its own currencies, templates, hidden links and scripts", async () => {
    const [ours, theirs] = [await settingsOf(first), await settingsOf(second)];
    expect(ours).toMatchObject({ siteId: 1, closed: false, hiddenLinks: [] });
    expect(ours.tracking).toEqual(scripts("naluma", ["zh_CN", "vi_VN", "en_US", "hi_IN"]));
    expect(theirs).toMatchObject({
      siteId: 2,
      currencies: ["VND", "THB", "USD"],
      templates: { pc: "bob_pc", mobile: "bob_mobile" },
      closed: true,
      hiddenLinks: expect.arrayContaining(["Deposit", "applyAgent", "DWRecord"]),
    });
    expect(theirs.tracking).toEqual(scripts("halcyon", ["vi_VN", "en_US"]));
  });

  it("pages may connect to a real-time server that is elsewhere", async () => {
    const { headers } = await realTime.get("/play");
    expect(headers.get("content-security-policy")).toMatch(
      /; connect-src 'self' wss:\/\/rt\.example[ ;]/,
    );
  });

  it("[TRACK-04] in development nobody is tracked, no settings for it are offered, and no event is accepted", async () => {
    expect(await settingsOf(development)).toMatchObject({ tracking: {} });
    for (const template of templates) {
      expect((await first.get("/sponsor", { template })).text).toContain("Cookie settings");
      expect((await development.get("/sponsor", { template })).text).not.toContain(
        "Cookie settings",
      );
    }
    const event = { method: "POST", body: "{}" };
    expect((await development.ask("/api/fb_tracking", event)).status).toBe(404);
    expect((await first.ask("/api/fb_tracking", event)).status).not.toBe(404);
  });
});
