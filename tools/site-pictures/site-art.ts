import { join } from "node:path";
import { designColours, favicon } from "@naluma/site/brand";
import type { SiteSettings } from "@naluma/site/settings";

/** The artwork of a site as SVG text and colours. */
export interface SiteArt {
  readonly mark: string;
  readonly logo: string;
  readonly artwork: string;
  readonly background: string;
  readonly surface: string;
}

const sandbox = join(import.meta.dirname, "../../apps/sandbox");

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
export async function siteArt({ brand }: SiteSettings): Promise<SiteArt> {
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
