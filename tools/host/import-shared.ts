import { dirname, join } from "node:path/posix";
import { parseSync, Visitor } from "oxc-parser";
import type { Plugin, Rolldown } from "vite";

const addresses = "virtual:naluma/shared-chunks";

/** Address of each shared chunk by its name, known once the browser's side is built. */
const built = new Map<string, string>();

/** A string of a program, as its text has it. */
interface Written {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** What a chunk imports, at once or late, and hands on. */
function importsOf(code: string): Written[] {
  const { staticImports, staticExports, dynamicImports } = parseSync("chunk.js", code).module;
  const handedOn = staticExports.flatMap(({ entries }) => entries);
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest),
    ...handedOn.flatMap(({ moduleRequest }) => moduleRequest ?? []),
    // The parser gives the place alone, with its quotes.
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

/** Writes names in the place of those strings that have one. */
function named(
  code: string,
  strings: readonly Written[],
  nameOf: (value: string) => string | undefined,
): string {
  // From the end, so that places stay what they are; exports of one statement share theirs.
  const places = new Map(strings.map((written) => [written.start, written]));
  return [...places.values()]
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { value, start, end }) => {
      const name = nameOf(value);
      return name === undefined ? text : `${text.slice(0, start)}"${name}"${text.slice(end)}`;
    }, code);
}

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
    const changed = named(code, importsOf(code), (file) =>
      nameOf.get(join(dirname(fileName), file)),
    );
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
        chunk.code = named(chunk.code, stringsOf(chunk.code), (file) => nameOf.get(file));
    },
  },
});
