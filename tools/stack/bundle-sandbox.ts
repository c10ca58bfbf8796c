import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";
import { root } from "../bootstrap/paths.mjs";
import { sandboxSources } from "../bootstrap/stamp.mjs";

/**
 * `node bundle-sandbox.ts FOLDER`: bundles the sandbox into one file, `FOLDER/main.js`. It runs in a separate process,
 * because Vite sets NODE_ENV in the process in which it builds.
 */
const [, , folder] = process.argv;
if (folder === undefined) throw new Error("node bundle-sandbox.ts FOLDER");

/** These packages load a binary relative to their own files. */
const outside = /^(@electric-sql\/pglite|@node-rs\/argon2)(\/|$)/;

/** Each module resolves its texts, pictures and packages from its own location instead of the bundle's. */
const fromTheSources: Plugin = {
  name: "naluma:from-the-sources",
  enforce: "pre",
  async resolveId(id, importer) {
    if (!outside.test(id)) return null;
    const found = await this.resolve(id, importer, { skipSelf: true });
    return found && { id: pathToFileURL(found.id).href, external: true };
  },
  transform: (code, id) =>
    code.includes("import.meta.url")
      ? {
          code: code.replaceAll("import.meta.url", JSON.stringify(pathToFileURL(id).href)),
          map: null,
        }
      : null,
  // Otherwise a change of such a file would still start the old sandbox.
  generateBundle() {
    const unknown = [...this.getModuleIds()]
      .map((id) => relative(root, id))
      .filter((path) => /^(apps|packages|tools)\//.test(path) && !path.includes("node_modules/"))
      .find((path) => !sandboxSources.some((source) => path.startsWith(`${source}/`)));
    if (unknown !== undefined) throw new Error(`${unknown} is none of the sandbox's sources.`);
  },
};

await build({
  configFile: false,
  root: join(root, "apps/sandbox"),
  logLevel: "warn",
  plugins: [fromTheSources],
  ssr: { noExternal: true },
  build: {
    ssr: "src/main.ts",
    outDir: folder,
    emptyOutDir: true,
    minify: false,
    sourcemap: true,
    target: "node24",
    rolldownOptions: { output: { entryFileNames: "main.js", codeSplitting: false } },
  },
});
