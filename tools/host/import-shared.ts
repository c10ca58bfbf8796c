import { dirname, join } from "node:path/posix";
import { parseSync, Visitor } from "oxc-parser";
import type { Plugin, Rolldown } from "vite";

const addresses = "virtual:naluma/shared-chunks";

/** The address of each shared chunk by name, known once the browser build is done. */
const built = new Map<string, string>();

/** A string literal and its position in the code. */
interface Written {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** The static and dynamic imports and the re-exports of a chunk. */
function importsOf(code: string): Written[] {
  const { staticImports, staticExports, dynamicImports } = parseSync("chunk.js", code).module;
  const handedOn = staticExports.flatMap(({ entries }) => entries);
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest),
    ...handedOn.flatMap(({ moduleRequest }) => moduleRequest ?? []),
    // The parser only gives the position, with the quotes.
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      value: code.slice(start + 1, end - 1),
      start,
      end,
    })),
  ];
}

function stringsOf(code: string): Written[] {
  const found: Written[] = [];
  new Visitor({
    Literal({ value, start, end }) {
      if (typeof value === "string") found.push({ value, start, end });
    },
  }).visit(parseSync("chunk.js", code).program);
  return found;
}

/** Replaces the strings for which there is a name. */
function named(
  code: string,
  strings: readonly Written[],
  nameOf: (value: string) => string | undefined,
): string {
  // From the end, so that earlier positions stay valid; exports of one statement share a position.
  const places = new Map(strings.map((written) => [written.start, written]));
  return [...places.values()]
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { value, start, end }) => {
      const name = nameOf(value);
      return name === undefined ? text : `${text.slice(0, start)}"${name}"${text.slice(end)}`;
    }, code);
}

type Chunk = Pick<Rolldown.RenderedChunk, "name" | "fileName" | "facadeModuleId">;

/** The shared chunks among them. A module's own chunk may have the same name. */
const sharedIn = <Each extends Chunk>(names: readonly string[], chunks: readonly Each[]): Each[] =>
  chunks.filter(({ name, facadeModuleId }) => facadeModuleId === null && names.includes(name));

const namesByFile = (chunks: readonly Chunk[]): ReadonlyMap<string, string> =>
  new Map(chunks.map(({ fileName, name }) => [fileName, name]));

/**
 * Lets chunks import those that almost all of them share by a bare name (`import "home"`). File names contain a content
 * hash, so without this a change of a shared chunk would rename all others. Pages carry the addresses in an import map;
 * the server receives them as `virtual:naluma/shared-chunks`.
 */
export const importShared = (names: readonly string[]): Plugin => ({
  name: "naluma:import-shared",
  enforce: "post",

  resolveId: (source) => (source === addresses ? `\0${source}` : null),

  // In development there is no build, and nothing is imported by name.
  load: (id) =>
    id === `\0${addresses}` ? `export default ${JSON.stringify(Object.fromEntries(built))};` : null,

  // Runs before a file gets its name.
  renderChunk(code, { fileName }, _options, { chunks }) {
    if (this.environment.name !== "client") return null;
    const nameOf = namesByFile(sharedIn(names, Object.values(chunks)));
    const changed = named(code, importsOf(code), (file) =>
      nameOf.get(join(dirname(fileName), file)),
    );
    return changed === code ? null : { code: changed, map: null };
  },

  // Vite inserts the preloads of an import when the files already have their names.
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
        // The preload lists of other files contain its address: they would change with it but keep their own names.
        const other = file.imports.find((imported) => !nameOf.has(imported));
        if (other !== undefined)
          this.error(`"${name}" is shared and imports ${other}, which is not.`);
        built.set(name, `/${file.fileName}`);
      }
      for (const chunk of chunks)
        chunk.code = named(chunk.code, stringsOf(chunk.code), (file) => nameOf.get(file));
    },
  },
});
