import { join } from "node:path";
import { designColours } from "@naluma/site/brand";
import { favicon } from "@naluma/site/favicon";
import type { SiteSettings } from "@naluma/site/settings";

/** What a site is drawn with, as SVG text and colours. */
export interface SiteArt {
  readonly mark: string;
  readonly logo: string;
  readonly artwork: string;
  readonly background: string;
  readonly surface: string;
}

const sandbox = join(import.meta.dirname, "../../apps/sandbox");

/** The sandbox delivers what operators would: it is asked for the drawing, not for the file's address. */
async function drawn(file: string, name: string, ...given: readonly string[]): Promise<string> {
  const module: Readonly<Record<string, unknown>> = await import(join(sandbox, file));
  const draw = module[name];
  const text: unknown = typeof draw === "function" ? draw(...given) : undefined;
  if (typeof text !== "string") throw new Error(`${file} draws no ${name}`);
  return text;
}

/** A site with a logo of its own has the second operator's; the others have ours. */
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
