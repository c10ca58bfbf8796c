import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { compileWords } from "./compile-words.ts";

export { wordsTogether } from "./words-together.ts";

const query = ".json?words";

/**
 * The module id ends in `.js` and hides the address of the file behind a NUL: otherwise Vite's JSON plugin would treat
 * the module as JSON and parse it again.
 */
const prefix = "\0words:";
const suffix = ".js";

/**
 * Turns `./locales/en_US.json?words` into a module of compiled messages. Every host, the stories and the tests use it;
 * a broken message fails the build with its file and id.
 */
export const words = (): Plugin => ({
  name: "naluma:words",
  enforce: "pre",

  async resolveId(source, importer) {
    if (!source.endsWith(query)) return null;
    const file = source.slice(0, -"?words".length);
    const found = await this.resolve(file, importer, { skipSelf: true });
    return found ? prefix + found.id + suffix : null;
  },

  async load(id) {
    if (!id.startsWith(prefix)) return null;
    const file = id.slice(prefix.length, -suffix.length);
    this.addWatchFile(file);
    return { code: compileWords(await readFile(file, "utf8"), file), map: null, moduleType: "js" };
  },
});
