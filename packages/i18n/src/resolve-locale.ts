import { defaultLocale, isLocale, type Locale, locales } from "@naluma/site/locale";

export interface LocaleSources {
  /** The path of the address; `/vi_VN/discount` names a locale. */
  readonly path: string;
  /** The value of i18n_redirected, then of the second language cookie. */
  readonly cookies: readonly (string | undefined)[];
  /** Accept-Language header, or navigator.languages joined with commas. */
  readonly browser: string;
}

/** A known locale at the start of a path, and the rest of the path. */
export function localeInPath(path: string): { locale: Locale; rest: string } | undefined {
  const [, first = "", ...rest] = path.split("/");
  return isLocale(first) ? { locale: first, rest: `/${rest.join("/")}` } : undefined;
}

/**
 * Route, then cookie, then browser, then en_US. Languages that the site does not support are skipped.
 * `supported` is never empty.
 */
export function resolveLocale(
  { path, cookies, browser }: LocaleSources,
  supported: readonly Locale[] = locales,
): Locale {
  const isSupported = (text: unknown): text is Locale => isLocale(text) && supported.includes(text);
  const named = [localeInPath(path)?.locale, ...cookies].find(isSupported);
  const otherwise = isSupported(defaultLocale) ? defaultLocale : supported[0];
  return named ?? browserLocale(browser, supported) ?? otherwise ?? defaultLocale;
}

/** The best match of an Accept-Language list; a language without a region gets its first listed region. */
function browserLocale(header: string, supported: readonly Locale[]): Locale | undefined {
  const candidates = header
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().split(";");
      const quality = parameters.find((parameter) => parameter.trim().startsWith("q="));
      return { tag, q: quality ? Number(quality.trim().slice(2)) || 0 : 1 };
    })
    .filter(({ tag, q }) => tag !== "" && q > 0)
    .sort((a, b) => b.q - a.q);
  for (const { tag } of candidates) {
    const match = localeOfTag(tag, supported);
    if (match) return match;
  }
  return undefined;
}

function localeOfTag(tag: string, supported: readonly Locale[]): Locale | undefined {
  const lower = tag.toLowerCase();
  if (/^zh\b/.test(lower)) {
    // An explicit script takes precedence over the one that the region implies.
    const isTraditional = /hant|-tw|-hk|-mo/.test(lower) && !lower.includes("hans");
    const script = isTraditional ? "zh_TW" : "zh_CN";
    return supported.includes(script)
      ? script
      : supported.find((locale) => locale.startsWith("zh"));
  }
  const exact = supported.find((locale) => locale.toLowerCase().replace("_", "-") === lower);
  return exact ?? supported.find((locale) => locale.slice(0, 2) === lower.slice(0, 2));
}
