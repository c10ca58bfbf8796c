import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { designColours, favicon } from "@naluma/site/brand";
import type { SiteSettings } from "@naluma/site/settings";
import { chromium } from "playwright";
import { chromiumLaunch } from "../browser/chromium.ts";

/**
 * `npm run pictures`: the icons of each site and the preview picture of its links. A browser renders them from the
 * site's mark, logo and colours. They are stored beside its settings and checked in.
 */
const sites = join(import.meta.dirname, "../../apps/gateway/sites");
const sandbox = join(import.meta.dirname, "../../apps/sandbox");

/** The artwork of a site as SVG text and colours. */
interface SiteArt {
  readonly mark: string;
  readonly logo: string;
  readonly artwork: string;
  readonly background: string;
  readonly surface: string;
}

interface Drawing {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly markup: (art: SiteArt) => string;
}

/** The percentage of an icon that its mark fills; systems crop a maskable icon to its centre. */
const icon = (file: string, size: number, share: number): Drawing => ({
  file,
  width: size,
  height: size,
  markup: ({ mark, surface }) =>
    `<style>body{display:grid;place-items:center;background:${surface}}svg{width:${share}vw;height:${share}vw}</style>${mark}`,
});

const drawings: readonly Drawing[] = [
  icon("icon-192", 192, 84),
  icon("icon-512", 512, 84),
  icon("maskable-512", 512, 56),
  icon("apple-touch-icon", 180, 72),
  {
    file: "preview",
    width: 1200,
    height: 630,
    markup: ({ logo, artwork, background }) =>
      `<style>body{background:${background};color:#f3e9dc;color-scheme:dark}
      .art svg{position:absolute;inset:0;width:100%;height:100%}
      .logo{position:absolute;left:64px;top:0;height:100%;display:flex;align-items:center}
      .logo svg{height:96px;width:auto}</style>
      <div class="art">${artwork}</div><div class="logo">${logo}</div>`,
  },
];

const browser = await chromium.launch(chromiumLaunch());
for (const site of [1, 2]) {
  const art = await siteArt(JSON.parse(readFileSync(join(sites, `${site}.json`), "utf8")));
  const folder = join(sites, String(site));
  mkdirSync(folder, { recursive: true });
  for (const { file, width, height, markup } of drawings) {
    const page = await browser.newPage({ viewport: { width, height }, colorScheme: "dark" });
    await page.setContent(
      `<style>body{margin:0;height:100vh;overflow:hidden}</style>${markup(art)}`,
    );
    await page.screenshot({ path: join(folder, `${file}.png`) });
    await page.close();
  }
}
await browser.close();

/**
 * The sandbox serves what operators would provide, so the drawing is taken from its function instead of the file's
 * address.
 */
async function drawn(file: string, name: string, ...given: readonly string[]): Promise<string> {
  const module: Readonly<Record<string, unknown>> = await import(join(sandbox, file));
  const draw = module[name];
  const text: unknown = typeof draw === "function" ? draw(...given) : undefined;
  if (typeof text !== "string") throw new Error(`${file} draws no ${name}`);
  return text;
}

/** A site with its own logo uses the second operator's; the others use ours. */
async function siteArt({ brand }: SiteSettings): Promise<SiteArt> {
  const colours = { ...designColours, ...brand.colours.dark };
  const isOwn = brand.logo !== "";
  const pictures = "src/catalogue/pictures.ts";
  const [logo, mark, artwork] = await Promise.all([
    isOwn ? drawn(pictures, "halcyonLogo") : drawn("art/art.mjs", "wordmark"),
    isOwn ? drawn(pictures, "halcyonMark") : favicon,
    drawn("art/art.mjs", "banner", isOwn ? "orbit" : "river"),
  ]);
  return { logo, mark, artwork, background: colours.bg, surface: colours["surface-1"] };
}
