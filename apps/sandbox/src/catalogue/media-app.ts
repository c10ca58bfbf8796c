import { createHash } from "node:crypto";
import { brotliCompressSync, constants } from "node:zlib";
import { isLocale } from "@naluma/site/locale";
import { Hono } from "hono";
import { sites } from "../sites/sites.ts";
import type { Catalogue } from "./catalogue.ts";
import {
  adultsPicture,
  bannerPicture,
  envelopePicture,
  gamePicture,
  halcyonLogo,
  halcyonMark,
  iconPicture,
  kindPicture,
  kindScene,
  logoPicture,
  markPicture,
  providerPicture,
  registerPicture,
  wheelPicture,
  writtenLogo,
  writtenMark,
} from "./pictures.ts";

interface Picture {
  readonly body: string;
  readonly small: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

/** About 8 kB each in both forms: the tiles of one whole catalogue take about 24 MB. */
const cacheSize = 3_000;

/** Takes a millisecond per picture and reduces it to a third of its size. */
const quick = { [constants.BROTLI_PARAM_QUALITY]: 5 };

const acceptsBrotli = (header: string | undefined) =>
  /(^|,)\s*br\s*(,|$|;\s*q=(?!0(\.0*)?\s*(,|$)))/i.test(header ?? "");

/**
 * The artwork as files under `/media`; everything else is a 404. Games and providers: `games/{code}.svg`
 * (lettering by `?l=zh_CN`), `providers/{gp_id}.svg`, `-dark`, `-mark`. Home: `banners/{scene}.svg`,
 * `types/{kind}.svg`, `-active`, `scenes/{kind}.svg`, `scenes/{kind}-{0 to 5}.svg`. Registration:
 * `register/{scene}.svg`, `register/{scene}-wide.svg`. Brand: `logo.svg`, `logo-dark.svg`, `logo-light.svg`,
 * `mark.svg`, `marks/adults.svg`. The second site's brand: `logo-halcyon.svg`, `mark-halcyon.svg`. Any other
 * site: `brands/{name}.svg`, `brands/{name}-mark.svg`. An icon service: `icons/{name}.svg`. Promotions:
 * `wheel-{4 to 12}.svg`, `envelope.svg`, `envelope-open.svg`. The picture at an address never changes, so
 * clients cache it for a year.
 */
export function createMediaApp(catalogue: Catalogue): Hono {
  const app = new Hono();
  const cache = new Map<string, Picture>();

  app.get("/media/*", (context) => {
    const path = /^\/media\/([A-Za-z0-9_/-]{1,80})\.svg$/.exec(context.req.path)?.[1];
    const wanted = context.req.query("l");
    const language = isLocale(wanted) ? wanted : "en_US";
    const picture = path === undefined ? undefined : find(path, language);
    if (!picture) return context.text("Not found", 404, { "cache-control": "no-store" });

    context.header("content-type", "image/svg+xml; charset=utf-8");
    context.header("cache-control", "public, max-age=31536000, immutable");
    context.header("vary", "accept-encoding");
    const isSmall = acceptsBrotli(context.req.header("accept-encoding"));
    const etag = isSmall ? picture.etag.replace(/"$/, '-br"') : picture.etag;
    context.header("etag", etag);
    context.header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'");
    context.header("cross-origin-resource-policy", "cross-origin");
    const known = context.req.header("if-none-match")?.split(/,\s*/) ?? [];
    if (known.includes(etag) || known.includes(`W/${etag}`)) return context.body(null, 304);
    if (!isSmall) return context.body(picture.body);
    context.header("content-encoding", "br");
    return context.body(picture.small);
  });

  function find(path: string, language: string): Picture | undefined {
    const key = path.startsWith("games/") ? `${path} ${language}` : path;
    const known = cache.get(key);
    if (known) {
      cache.delete(key);
      cache.set(key, known);
      return known;
    }
    const body = draw(catalogue, path, language);
    if (body === undefined) return undefined;
    const made = {
      body,
      small: new Uint8Array(brotliCompressSync(body, { params: quick })),
      etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
    };
    cache.set(key, made);
    const [oldest] = cache.keys();
    if (cache.size > cacheSize && oldest !== undefined) cache.delete(oldest);
    return made;
  }

  return app;
}

/** Only sites have a brand. */
function brandPicture(name: string, form: string | undefined): string | undefined {
  const title = sites.find((site) => site.name === name)?.titles.en;
  if (title === undefined) return undefined;
  if (form === undefined) return writtenLogo(title);
  return form === "mark" ? writtenMark(title) : undefined;
}

function draw(catalogue: Catalogue, path: string, language: string): string | undefined {
  const [folder = "", file = "", more] = path.split("/");
  if (more !== undefined) return undefined;
  const [, name = file, form] = /^(.+?)-(dark|mark|active|wide|[0-5])$/.exec(file) ?? [];
  switch (folder) {
    case "games":
      return gamePicture(catalogue, file, language);
    case "providers":
      if (form === undefined) return providerPicture(catalogue, file, "lit");
      return form === "dark" || form === "mark"
        ? providerPicture(catalogue, name, form)
        : undefined;
    case "banners":
      return bannerPicture(file);
    case "types":
      return form === undefined || form === "active"
        ? kindPicture(name, form === "active")
        : undefined;
    case "scenes":
      if (form === undefined) return kindScene(file, undefined);
      return /^\d$/.test(form) ? kindScene(name, Number(form)) : undefined;
    case "register":
      return registerPicture(name, form);
    case "logo":
      return file === "" ? logoPicture("own") : undefined;
    case "logo-dark":
    case "logo-light":
      return file === "" ? logoPicture(folder === "logo-dark" ? "dark" : "light") : undefined;
    case "logo-halcyon":
      return file === "" ? halcyonLogo() : undefined;
    case "mark-halcyon":
      return file === "" ? halcyonMark() : undefined;
    case "brands":
      return brandPicture(name, form);
    case "marks":
      return file === "adults" ? adultsPicture() : undefined;
    case "icons":
      return iconPicture(file);
    case "mark":
      return file === "" ? markPicture() : undefined;
    case "envelope":
    case "envelope-open":
      return file === "" ? envelopePicture(folder === "envelope-open") : undefined;
    default: {
      const prizes = /^wheel-(\d{1,2})$/.exec(path)?.[1];
      return prizes === undefined ? undefined : wheelPicture(Number(prizes));
    }
  }
}
