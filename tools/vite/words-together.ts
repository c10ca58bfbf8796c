import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const packages = join(import.meta.dirname, "../../packages");
const fallback = "en_US";

/** A package has two catalogues: the texts of the first view, and the rest. */
const catalogues = {
  words: { module: "words.ts", folder: "locales" },
  "rest-words": { module: "words.rest.ts", folder: "locales-rest" },
} as const;
type Kind = keyof typeof catalogues;
const kinds = ["words", "rest-words"] as const satisfies readonly Kind[];

/** How a package references its texts; see `catalogue` of `@naluma/i18n`. */
const glob =
  /import\.meta\.glob\("\.\/\*\.json", \{ base: "\.\/locales(?:-rest)?", query: "\?words", import: "default" \}\)/;
const catalogueFile = /\/packages\/([\w-]+)\/src\/(words(?:\.rest)?\.ts)$/;

const loaders = "virtual:naluma/loaders-of-";
const files = "virtual:naluma/word-files";
/** The texts of one language; the chunk is named after the module. */
const language = /^virtual:naluma\/((?:rest-)?words)-([a-z]{2}_[A-Z]{2})$/;

/** The address of each language's file for the first view, known once the browser build is done. */
const built = new Map<string, string>();

const kindOf = (text: string | undefined): Kind | undefined => kinds.find((kind) => kind === text);

const packagesWith = (kind: Kind): string[] =>
  readdirSync(packages).filter((name) =>
    existsSync(join(packages, name, "src", catalogues[kind].module)),
  );

const localesOf = (kind: Kind, name: string): string[] =>
  readdirSync(join(packages, name, "src", catalogues[kind].folder)).flatMap((file) =>
    file.endsWith(".json") ? [file.slice(0, -".json".length)] : [],
  );

const loadersModule = (kind: Kind): string => {
  const locales = packagesWith(kind).flatMap((name) => localesOf(kind, name));
  const entries = [...new Set(locales)]
    .toSorted()
    .map((locale) => `${locale}: () => import("virtual:naluma/${kind}-${locale}")`);
  return `const languages = { ${entries.join(", ")} };
    export const wordsOf = (name) => (locale) =>
      (languages[locale] ?? languages.${fallback})().then((words) => words.default[name]);`;
};

const languageModule = (kind: Kind, locale: string): string => {
  const imports = packagesWith(kind).map((name, index) => {
    const own = localesOf(kind, name).includes(locale) ? locale : fallback;
    const file = join(packages, name, "src", catalogues[kind].folder, `${own}.json`);
    return { name, index, from: `import words${index} from ${JSON.stringify(`${file}?words`)};` };
  });
  const entries = imports.map(({ name, index }) => `${JSON.stringify(name)}: words${index}`);
  return `${imports.map(({ from }) => from).join("\n")}
    export default { ${entries.join(", ")} };`;
};

/**
 * In a host's browser build, all packages' texts of a language are combined into two files: those of the first view,
 * and the rest. Otherwise each package's own glob would be a separate request. The server receives the addresses of the
 * first view's files by locale as `virtual:naluma/word-files`, so that a page can preload that of its language.
 */
export const wordsTogether = (): Plugin => ({
  name: "naluma:words-together",
  enforce: "pre",

  resolveId(source) {
    const isOurs = source.startsWith(loaders) || source === files || language.test(source);
    return isOurs ? `\0${source}` : null;
  },

  load(id) {
    if (!id.startsWith("\0")) return null;
    const name = id.slice(1);
    const asked = name.startsWith(loaders) ? kindOf(name.slice(loaders.length)) : undefined;
    if (asked) return loadersModule(asked);
    // In development there is no build, and pages preload nothing.
    if (name === files) return `export default ${JSON.stringify(Object.fromEntries(built))};`;
    const [, kind, locale] = language.exec(name) ?? [];
    const words = kindOf(kind);
    return words === undefined || locale === undefined ? null : languageModule(words, locale);
  },

  transform(code, id) {
    const { name: environment, mode } = this.environment;
    const [, name, module] = catalogueFile.exec(id) ?? [];
    const kind = kinds.find((one) => catalogues[one].module === module);
    if (name === undefined || kind === undefined || environment !== "client" || mode !== "build")
      return null;
    if (!glob.test(code)) this.error("its words are not named as in the other packages");
    const own = code.replace(glob, `wordsOf(${JSON.stringify(name)})`);
    return { code: `import { wordsOf } from "${loaders}${kind}";\n${own}`, map: null };
  },

  generateBundle(_options, bundle) {
    if (this.environment.name !== "client") return;
    for (const file of Object.values(bundle)) {
      if (file.type !== "chunk" || !file.facadeModuleId?.startsWith("\0")) continue;
      const [, kind, locale] = language.exec(file.facadeModuleId.slice(1)) ?? [];
      if (kind === "words" && locale !== undefined) built.set(locale, `/${file.fileName}`);
    }
  },
});
