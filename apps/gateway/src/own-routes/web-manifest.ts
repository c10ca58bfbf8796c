import { designColours } from "@naluma/site/brand";
import { isLocale, languageTag, type Locale } from "@naluma/site/locale";
import type { SiteSettings } from "@naluma/site/settings";
import { Hono } from "hono";

const icon = (file: string, size: number, purpose: "any" | "maskable") => ({
  src: `/pictures/${file}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** The web manifest in one language. Its links open in the language of the cookies. */
function manifestOf({ titles, siteName, brand }: SiteSettings, locale: Locale) {
  const colours = { ...designColours, ...brand.colours.dark };
  return {
    id: "/",
    name: locale === "zh_CN" ? titles.zh : titles.en,
    short_name: siteName,
    lang: languageTag(locale),
    // None of our languages is written from right to left.
    dir: "ltr",
    start_url: "/?pwa=1",
    scope: "/",
    display: "standalone",
    background_color: colours.bg,
    theme_color: colours["surface-1"],
    icons: [
      icon("icon-192", 192, "any"),
      icon("icon-512", 512, "any"),
      icon("maskable-512", 512, "maskable"),
    ],
  };
}

export function webManifest(settings: SiteSettings): Hono {
  const app = new Hono();
  app.get("/manifests/:file", (c) => {
    const locale = c.req.param("file").replace(/\.webmanifest$/, "");
    if (!isLocale(locale) || !settings.languages.includes(locale))
      return c.text("Not found", 404, { "cache-control": "no-store" });
    return c.body(JSON.stringify(manifestOf(settings, locale)), 200, {
      "content-type": "application/manifest+json; charset=utf-8",
      "cache-control": "public, max-age=3600",
    });
  });
  return app;
}
