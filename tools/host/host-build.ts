import type { Plugin, UserConfig } from "vite";
import { together, type Group } from "./together.ts";
import { trimLibraries } from "./trimmed.ts";

/** What shapes the files that a browser fetches. */
export const hostFiles = (host: "desktop" | "mobile"): Plugin[] => [
  trimLibraries(),
  together(groups(host)),
];

const apiOrigin = process.env["API_ORIGIN"] ?? "http://127.0.0.1:4100";

/** One chunk for what every page of a host needs and what changes seldom. */
const vendor =
  /node_modules\/(react|react-dom|scheduler|react-router|@lingui|@tanstack|jotai|use-sync-external-store|get-nonce)\//;

/**
 * Our own code of the first view, in one file: forty small ones cost 10 kB more. Lists of names
 * (index, desktop, mobile) are left out, because they would draw in all that they name; so are the
 * pages of small windows and of a running game.
 */
const first = [
  /\/(packages|apps)\/(?!.*\/src\/(index|desktop|mobile)\.ts$)/,
  /^(?!.*\/game-launcher\/src\/(play|loading|close|surfaces)\/)/,
  // Reached only through such a list, by what comes later.
  /^(?!.*\/game-launcher\/src\/running-game\/(running-game\.tsx|in-lobby\.ts)$)/,
  /^(?!.*\/(game-launcher\/src\/launch\/(clock|launch\.\w+)|i18n\/src\/money)\.ts$)/,
  /^(?!.*\/ui\/src\/icon\/drawings\/(bank|caret-left|check-circle-fill|clock|corners-out|sign-out|tray|users-three|warning-circle-fill)\.tsx$)/,
  /^(?!.*\/app\/routes\/(?!home|lobby))/,
  // Runs what the others hold, after the router was told of the routes.
  /^(?!.*\/app\/entry\.client\.tsx$)/,
  /^(?!.*\/shell\/src\/pages\/(?!home))/,
  // The member centre, and the ways into it.
  /^(?!.*\/(member\/src\/centre|shell\/src\/(centre|guards|windows))\/)/,
  // Pages other than home, and what home itself has only in its islands: a route's own entry counts as first.
  /^(?!.*\/(lobby\/src\/addresses|content\/src\/(pages|operator-text))\/)/,
  /^(?!.*\/shell\/src\/(layout\/bare-|routing\/route-(rules|validation)\.ts$))/,
  /^(?!.*\/content\/src\/(keys|announcements\/announcement-text|operator-links\/operator-link)\.ts$)/,
  /^(?!.*\/ui\/src\/(accordion|empty|error-notice|page-heading)\/)/,
  /^(?!.*\/site\/src\/(framable|own-pages)\.ts$)/,
];

/**
 * What every page of the lobby asks for right after its first paint. `home`: its islands, drawn by the
 * server, hydrated when they come. `live`: the way to real time, the transport and what a visitor
 * reads; the launcher has a file of its own. `member`: the same for whoever is logged in.
 */
const groups = (host: "desktop" | "mobile"): readonly Group[] => {
  const other = host === "desktop" ? "mobile" : "desktop";
  return [
    {
      name: "home",
      modules: [
        "packages/lobby/src/*/{category-tabs,filters,live-jackpot,popular,promo-tiles}.tsx",
        "packages/content/src/*/{operator-logo,placed}.tsx",
        "packages/lobby/src/search/search-{field,button}.*.tsx",
        "packages/shell/src/pages/home-{announcements,banners}-view.tsx",
        "packages/shell/src/layout/{site-footer,tab-bar.*}.tsx",
        "packages/shell/src/preferences/preferences-button.*.tsx",
        `!packages/**/*.${other}.tsx`,
      ],
    },
    {
      name: "live",
      modules: [
        "packages/shell/src/live/start-live.ts",
        "packages/shell/src/layout/{bulletins,connection-line}.tsx",
        "packages/lobby/src/demo/demos.tsx",
        "packages/shell/src/document/after-hydration.ts",
        "packages/api-client/src/transmit.ts",
        "packages/machine/src/machine.ts",
        "packages/ui/src/{confirm/confirmations,prompt/prompts}.ts",
        "packages/{content,lobby,shell}/src/*/*.api.ts",
        "packages/lobby/src/catalogue/{catalogue-reads,read-game-types}.ts",
        "!packages/lobby/src/demo/*.api.ts",
        "!packages/content/src/{bulletins,login-words,pages}/*",
        "!packages/lobby/src/{favourites,provider-page,quick-bets}/*",
      ],
    },
    {
      name: "member",
      modules: [
        "packages/member/src/member-parts.ts",
        "packages/wallet/src/wallet-parts.ts",
        "packages/{member,wallet}/src/*/{layout,wallet,logout}.api.ts",
        `packages/shell/src/account/signed-in.${host}.tsx`,
        "packages/lobby/src/favourites/*.{ts,tsx}",
      ],
    },
  ];
};

const isFirst = (id: string): boolean => first.every((rule) => rule.test(id));

/**
 * What both hosts build alike. Each has its assets under its own path, because the two share one
 * origin.
 */
export const hostBuild = (host: "desktop" | "mobile"): UserConfig => ({
  resolve: {
    // A stand-in for older versions of React, which has had this for years.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: "react" }],
  },
  build: {
    assetsDir: `assets/${host}`,
    target: "es2023",
    // A font that is inlined is fetched with every page.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "vendor", priority: 10, test: vendor, tags: ["$initial"] },
                { name: "first", priority: 5, test: isFirst, tags: ["$initial"] },
                // What a group's modules use goes with them.
                ...groups(host).map(({ name }, place) => ({
                  name,
                  priority: 4 - place / 10,
                  test: new RegExp(`together-${name}$`),
                })),
              ],
            },
          },
        },
      },
    },
  },
  // The search comes into the worker when it is first touched.
  worker: {
    format: "es",
    rolldownOptions: {
      output: {
        entryFileNames: `assets/${host}/[name]-[hash].js`,
        chunkFileNames: `assets/${host}/[name]-[hash].js`,
      },
    },
  },
  server: {
    // Only under `react-router dev`; elsewhere the gateway stands between.
    proxy: {
      "/api": { target: apiOrigin },
      "/media": { target: apiOrigin },
      "/sandbox/top-up": { target: apiOrigin },
      "/app": {
        target: apiOrigin,
        ws: true,
        // The socket lives at /app/{key}, where Vite serves the modules of the folder app.
        bypass: (request, response) => (response ? request.url : undefined),
      },
    },
  },
});
