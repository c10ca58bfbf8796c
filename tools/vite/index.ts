import { readFile } from "node:fs/promises";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import type { Plugin } from "vite";

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

/**
 * Compiles a catalogue (flat JSON, id to ICU message) to the source of a module. Its default export maps each id to the
 * compiled message. `@lingui/core` reads that without its parser, which keeps the parser out of the first load.
 *
 * Throws with the file and the id of the first message that cannot be parsed.
 */
export const compileWords = (json: string, file: string): string => {
  const messages = readCatalogue(json, file);
  const compiled = Object.entries(messages).map(([id, message]) => {
    if (typeof message !== "string") {
      throw new Error(`${file}: "${id}" is not a text. A catalogue is flat: id to ICU message.`);
    }
    return [id, compileOne(message, id, file)] as const;
  });
  // JSON.parse of a literal is faster than an object literal of this size.
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(compiled)))});`;
};

const readCatalogue = (json: string, file: string): Record<string, unknown> => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch (error) {
    throw new Error(`${file}: not JSON (${reason(error)})`, { cause: error });
  }
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed)) {
    throw new Error(`${file}: a catalogue is an object, id to ICU message.`);
  }
  return { ...parsed };
};

const compileOne = (message: string, id: string, file: string): unknown => {
  try {
    return compileMessageOrThrow(message);
  } catch (error) {
    throw new Error(`${file}: message "${id}" is broken: ${reason(error)}\n  ${message}`, {
      cause: error,
    });
  }
};

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));
