import type { UserConfig } from "vite";

export { trimLibraries } from "./trimmed.ts";

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
  /^(?!.*\/(game-launcher\/src\/launch\/(clock|launch\.\w+)|i18n\/src\/money)\.ts$)/,
  /^(?!.*\/ui\/src\/icon\/drawings\/(check-circle-fill|clock|corners-out|sign-out)\.tsx$)/,
  /^(?!.*\/app\/routes\/(?!home|lobby))/,
  /^(?!.*\/shell\/src\/pages\/(?!home))/,
];

/** What follows the first paint on every page: the calls with their schemas, and the live part. */
const calls =
  /\/(node_modules\/(ky|valibot)|packages\/api-client\/src\/(transmit|wire|call|envelope)\.ts|packages\/(lobby|shell|member)\/src\/.*\.api\.ts$)/;
const live = /\/packages\/shell\/src\/(live\/start-live|layout\/connection-line)\.tsx?$/;

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
                { name: "calls", priority: 4, test: calls },
                { name: "live", priority: 3, test: live },
              ],
            },
          },
        },
      },
    },
  },
  server: {
    // Only under `react-router dev`; elsewhere the gateway stands between.
    proxy: {
      "/api": { target: apiOrigin },
      "/media": { target: apiOrigin },
      "/app": {
        target: apiOrigin,
        ws: true,
        // The socket lives at /app/{key}, where Vite serves the modules of the folder app.
        bypass: (request, response) => (response ? request.url : undefined),
      },
    },
  },
});
