import { redirect, type DataStrategyResult, type MiddlewareFunction } from "react-router";
import { cookies } from "@naluma/site/stored";

interface Rule {
  readonly to: string;
  /** Remembers which address was asked for. */
  readonly cookie?: string;
}

/** The exact paths that lead elsewhere (lobby-and-play §2, Global route rules). */
const rules: Readonly<Record<string, Rule>> = {
  "/main": { to: "/" },
  "/gameHall": { to: "/" },
  "/fastDeposit": { to: "/", cookie: cookies.isFastDeposit },
  "/register": { to: "/", cookie: cookies.isRouteRegister },
};

/** Where an address leads instead, its query kept until it has been processed. */
export function ruleFor({ pathname, search }: URL): Rule | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
  if (path === "/slotgame" && search === "") return { to: "/" };
  const rule = Object.hasOwn(rules, path) ? rules[path] : undefined;
  return rule && { ...rule, to: rule.to + search };
}

/** The same rules as builds/meta tells them (SHELL-33). */
export const routeRules = Object.fromEntries(
  [...Object.entries(rules), ["/slotgame", { to: "/" }] as const].map(([path, { to }]) => [
    path,
    { redirect: to },
  ]),
);

const cookieText = (name: string) => `${name}=true; Path=/; SameSite=Lax`;

/** Route rules for documents. */
export const redirects: MiddlewareFunction<Response> = ({ request }) => {
  const rule = ruleFor(new URL(request.url));
  if (!rule) return;
  const headers = rule.cookie ? { "Set-Cookie": cookieText(rule.cookie) } : undefined;
  throw redirect(rule.to, headers ? { headers } : undefined);
};

/** The same rules for links followed inside the page. */
export const clientRedirects: MiddlewareFunction<void | Record<string, DataStrategyResult>> = ({
  request,
}) => {
  const rule = ruleFor(new URL(request.url));
  if (!rule) return;
  if (rule.cookie) document.cookie = cookieText(rule.cookie);
  throw redirect(rule.to);
};
