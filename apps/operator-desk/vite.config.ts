import { defineConfig } from "vite";

/** The page and its files, which the sandbox serves (apps/sandbox/src/operator/desk-pages.ts). */
export default defineConfig({
  base: "/sandbox/desk/",
  // A placeholder that the sandbox replaces in each response.
  html: { cspNonce: "__NONCE__" },
  build: {
    outDir: "build",
    target: "es2023",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Radix marks its modules for server rendering, which does not apply here.
      onLog: (level, log, handle) => log.code === "MODULE_LEVEL_DIRECTIVE" || handle(level, log),
    },
  },
  server: {
    // `vite` beside a running sandbox; the desk's cookie needs SANDBOX_DESK_ORIGIN to name this address.
    host: "127.0.0.1",
    proxy: { "^/sandbox/(?!desk(?!/session))": "http://127.0.0.1:4100" },
  },
});
