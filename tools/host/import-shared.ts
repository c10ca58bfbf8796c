import { dirname, join } from "node:path/posix";
import type { Plugin, Rolldown } from "vite";

const addresses = "virtual:naluma/shared-chunks";

/** Address of each shared chunk by its name, known once the browser's side is built. */
const built = new Map<string, string>();

const importedFile = /(["'`])(\.\/[^"'`\s]+\.js)\1/g;
const preloadedFile = /"(assets\/[^"\s]+\.js)"/g;

type Chunk = Pick<Rolldown.RenderedChunk, "name" | "fileName" | "facadeModuleId">;

/** The shared ones among them. A chunk that is a module's own may have the same name. */
const sharedIn = <Each extends Chunk>(names: readonly string[], chunks: readonly Each[]): Each[] =>
  chunks.filter(({ name, facadeModuleId }) => facadeModuleId === null && names.includes(name));

const namesByFile = (chunks: readonly Chunk[]): ReadonlyMap<string, string> =>
  new Map(chunks.map(({ fileName, name }) => [fileName, name]));

/**
 * Lets chunks import those that almost all of them share by name alone (`import "home"`). As a file
 * has its name from what is in it, a change of a shared chunk renames no other. Pages carry the addresses
 * in an import map; the server gets them as `virtual:naluma/shared-chunks`.
 */
export const importShared = (names: readonly string[]): Plugin => ({
  name: "naluma:import-shared",
  enforce: "post",

  resolveId: (source) => (source === addresses ? `\0${source}` : null),

  // In development nothing is built, and nothing is imported by name.
  load: (id) =>
    id === `\0${addresses}` ? `export default ${JSON.stringify(Object.fromEntries(built))};` : null,

  // Before a file has its name.
  renderChunk(code, { fileName }, _options, { chunks }) {
    if (this.environment.name !== "client") return null;
    const nameOf = namesByFile(sharedIn(names, Object.values(chunks)));
    const changed = code.replaceAll(importedFile, (whole, quote: string, file: string) => {
      const name = nameOf.get(join(dirname(fileName), file));
      return name === undefined ? whole : `${quote}${name}${quote}`;
    });
    return changed === code ? null : { code: changed, map: null };
  },

  // Vite writes what an import loads ahead into the files when they have their names.
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      if (this.environment.name !== "client") return;
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const shared = sharedIn(names, chunks);
      const nameOf = namesByFile(shared);
      for (const name of names) {
        const files = shared.filter((chunk) => chunk.name === name);
        const [file] = files;
        if (!file || files.length > 1) this.error(`There are ${files.length} chunks "${name}".`);
        // Files list it among what they load ahead: they would change with it and keep their own names.
        const other = file.imports.find((imported) => !nameOf.has(imported));
        if (other !== undefined)
          this.error(`"${name}" is shared and imports ${other}, which is not.`);
        built.set(name, `/${file.fileName}`);
      }
      for (const chunk of chunks)
        chunk.code = chunk.code.replaceAll(preloadedFile, (whole, file: string) => {
          const name = nameOf.get(file);
          return name === undefined ? whole : `"${name}"`;
        });
    },
  },
});
