import { desktopBreakpoint, type Template } from "@naluma/site/device";
import { cookies as names } from "@naluma/site/stored";

export interface TemplateSigns {
  readonly cookies: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The site uses the desktop template at every width; a cookie can do the same for one browser. */
  readonly desktopLock: boolean;
  header(name: string): string | undefined;
}

/** The headers that the choice depends on, for Accept-CH and Vary. */
export const templateHints = ["Sec-CH-UA-Mobile", "Sec-CH-Viewport-Width"] as const;

const phone = /\b(Mobi|Android|iPhone|iPod|iPad|Windows Phone|Opera Mini|IEMobile|BlackBerry)/i;

/**
 * The template that a document is rendered with. This is a guess: the head script knows the true width and sets
 * the cookie that takes precedence here.
 */
export function pickTemplate({ cookies, query, desktopLock, header }: TemplateSigns): Template {
  const locked = desktopLock || cookies[names.desktopLock] === "1";
  if (locked && !query.has("web_debug")) return "desktop";

  const chosen = cookies[names.template];
  if (chosen === "desktop" || chosen === "mobile") return chosen;

  const width = Number(header("sec-ch-viewport-width"));
  if (Number.isFinite(width) && width > 0) return width >= desktopBreakpoint ? "desktop" : "mobile";

  const mobile = header("sec-ch-ua-mobile");
  if (mobile === "?1") return "mobile";
  if (mobile === "?0") return "desktop";
  return phone.test(header("user-agent") ?? "") ? "mobile" : "desktop";
}
