import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { pageAt, pages } from "@naluma/site/pages";
import { describe, expect, test } from "vitest";
import { siteRoutes, type SiteRoute } from "./routes.ts";

const templates = ["desktop", "mobile"] as const;

const flat = (routes: readonly SiteRoute[], around: readonly string[] = []) => {
  const found: (SiteRoute & { around: readonly string[] })[] = [];
  for (const route of routes) {
    found.push({ ...route, around });
    found.push(...flat(route.children ?? [], [...around, route.id]));
  }
  return found;
};

describe.each(templates)("the routes of the %s host", (template) => {
  const routes = flat(siteRoutes(template));
  const routeOf = (path: string) => routes.find(({ id }) => id === path);

  test("are the listed pages, each once, at its own address", () => {
    const addresses = routes.flatMap(({ path, index }) => (index ? "/" : path ? `/${path}` : []));
    expect(addresses.toSorted()).toEqual([...Object.keys(pages), "/*"].toSorted());
    expect(new Set(routes.map(({ id }) => id)).size).toBe(routes.length);
  });

  test("[ROUTE-32] include a page for the registration only where the site is developed", () => {
    const paths = (isDevelopment: boolean) =>
      flat(siteRoutes(template, isDevelopment)).map(({ path }) => path);
    expect(paths(false)).not.toContain("register");
    expect(paths(true)).toContain("register");
  });

  test("all have existing files", () => {
    expect(routes.filter(({ file }) => !existsSync(file))).toEqual([]);
  });

  test("are behind the guard that the list names, and no other route is", () => {
    for (const path of Object.keys(pages)) {
      const isGuarded = routeOf(path)?.around.some((id) => id.startsWith("auth-")) ?? false;
      expect([path, isGuarded]).toEqual([path, pageAt(path)?.guard === "auth"]);
    }
  });

  test("put a member's page into the site's frame on a phone only, and the fast payment into none", () => {
    expect(routeOf("/user")?.around.includes("lobby")).toBe(template === "mobile");
    expect(routeOf("/fastPayment")?.around).toEqual(["auth-none"]);
    expect(routeOf("/faq")?.around).toEqual(["lobby"]);
    expect(routeOf("/slotgame")?.around).toEqual(["minimal"]);
    expect(routeOf("/loading")?.around).toEqual([]);
  });
});

/** Tables that the compiler checks against the list: a path that is not in it is a type error. */
const compared = new Set([
  "packages/member/src/centre/member-links.ts",
  "packages/member/src/centre/menu.ts",
  "packages/shell/src/centre/centre-menu.tsx",
  "packages/shell/src/centre/centre-page.tsx",
  "packages/shell/src/page/layout/site-menu.ts",
  "packages/shell/src/routes.ts",
  "packages/shell/src/document/page-head.ts",
  "packages/site/src/named-pages.ts",
  "packages/site/src/pages.ts",
]);

test("no other file lists pages", async () => {
  const root = join(import.meta.dirname, "../../..");
  const literal = new RegExp(`["'\`](${Object.keys(pages).slice(1).join("|")})["'\`]`, "g");
  const folders = ["packages", "apps/gateway/src", "apps/web-desktop/app", "apps/web-mobile/app"];
  const lists: string[] = [];
  for (const folder of folders) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
    for (const { name, parentPath } of entries) {
      const path = relative(root, join(parentPath, name));
      if (!/\.tsx?$/.test(name) || /node_modules|\/dist\/|\.(test|stories)\./.test(path)) continue;
      const text = await readFile(join(root, path), "utf8");
      const named = new Set(Array.from(text.matchAll(literal), ([, page]) => page));
      if (named.size > 3 && !compared.has(path)) lists.push(`${path}: ${[...named].join(" ")}`);
    }
  }
  expect(lists).toEqual([]);
});
