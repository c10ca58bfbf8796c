import { parseSync } from "oxc-parser";

/** The addresses of scripts that a document itself names: entries, preloads, imports of inline modules. */
export const scriptsOf = (html: string, page: string): string[] => {
  const tags = [...html.matchAll(/<(script|link)\b([^>]*)>([^<]*)/g)].flatMap(
    ([, tag, attributes = "", inside = ""]) => {
      if (tag === "link")
        return /rel="(?:x-)?modulepreload"/.test(attributes) ? hrefIn(attributes) : [];
      const source = /\bsrc="([^"]+)"/.exec(attributes)?.[1];
      return source === undefined ? inlineImports(inside) : [source];
    },
  );
  return unique(tags.map((address) => new URL(address, page).href));
};

const hrefIn = (attributes: string): string[] => {
  const href = /\bhref="([^"]+)"/.exec(attributes)?.[1];
  return href === undefined ? [] : [href];
};

/** The framework's own inline module imports the routes statically and the entry dynamically. */
const inlineImports = (code: string): string[] => {
  const { dynamicImports } = parseSync("inline.js", code).module;
  // The parser only gives the position of a dynamic import's argument, with its quotes.
  const late = dynamicImports.map(({ moduleRequest: { start, end } }) =>
    code.slice(start + 1, end - 1),
  );
  return [...importedBy(code), ...late].filter((address) => address.endsWith(".js"));
};

/** The specifiers of a module's imports and re-exports. */
const importedBy = (code: string): string[] => {
  const { staticImports: imports, staticExports } = parseSync("module.js", code).module;
  const handedOn = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  );
  return [...imports.map(({ moduleRequest }) => moduleRequest.value), ...handedOn];
};

/** The addresses of modules that are imported by name, from the document's import map. */
export type ImportMap = Readonly<Record<string, string>>;

export const importMapOf = (html: string): ImportMap => {
  const text = /<script type="importmap"[^>]*>([^<]*)/.exec(html)?.[1] ?? '{"imports":{}}';
  const { imports }: { imports: ImportMap } = JSON.parse(text);
  return imports;
};

/**
 * The static imports of a built module; dynamic imports load later and are not part of its graph. Throws if it imports
 * a name that the document does not map to an address.
 */
export const staticImports = (code: string, address: string, named: ImportMap = {}): string[] =>
  unique(
    importedBy(code).map((name) => {
      const file = name.endsWith(".js") ? name : named[name];
      if (file === undefined) throw new Error(`${address} imports ${name}, which has no address`);
      return new URL(file, address).href;
    }),
  );

/** Every module reached from `entries` by static imports, with its code. */
export const moduleGraph = async (
  entries: string[],
  read: (address: string) => Promise<string>,
  named: ImportMap = {},
): Promise<Map<string, string>> => {
  const graph = new Map<string, string>();
  const waiting = [...entries];
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (graph.has(address)) continue;
    const code = await read(address);
    graph.set(address, code);
    waiting.push(...staticImports(code, address, named));
  }
  return graph;
};

const unique = (addresses: string[]): string[] => [...new Set(addresses)];
