import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const packages = join(import.meta.dirname, "../../packages");
const fallback = "en_US";

/** How a package names its words; see `@naluma/i18n`'s `catalogue`. */
const glob =
  /import\.meta\.glob\("\.\/locales\/\*\.json", \{ query: "\?words", import: "default" \}\)/;
const catalogueFile = /\/packages\/([\w-]+)\/src\/words\.ts$/;

const loaders = "virtual:naluma/words";
const files = "virtual:naluma/word-files";
/** Words of one language: the chunk takes its name from the module's. */
const language = /^virtual:naluma\/words-([a-z]{2}_[A-Z]{2})$/;

/** Address of each language's file, known once the browser's side is built. */
const built = new Map<string, string>();

const withWords = (): string[] =>
  readdirSync(packages).filter((name) => existsSync(join(packages, name, "src/words.ts")));

const localesOf = (name: string): string[] =>
  readdirSync(join(packages, name, "src/locales")).flatMap((file) =>
    file.endsWith(".json") ? [file.slice(0, -".json".length)] : [],
  );

const loadersModule = (): string => {
  const locales = [...new Set(withWords().flatMap(localesOf))].toSorted();
  const entries = locales.map((locale) => `${locale}: () => import("${loaders}-${locale}")`);
  return `const languages = { ${entries.join(", ")} };
    export const wordsOf = (name) => (locale) =>
      (languages[locale] ?? languages.${fallback})().then((words) => words.default[name]);`;
};

const languageModule = (locale: string): string => {
  const imports = withWords().map((name, index) => {
    const own = localesOf(name).includes(locale) ? locale : fallback;
    const file = join(packages, name, "src/locales", `${own}.json`);
    return { name, index, from: `import words${index} from ${JSON.stringify(`${file}?words`)};` };
  });
  const entries = imports.map(({ name, index }) => `${JSON.stringify(name)}: words${index}`);
  return `${imports.map(({ from }) => from).join("\n")}
    export default { ${entries.join(", ")} };`;
};

/**
 * In a host's browser build all packages' words of a language are one file behind one import. Each
 * package's own glob would be a request. The server gets the
 * files' addresses by locale as `virtual:naluma/word-files`: a page names its language's early.
 */
export const wordsTogether = (): Plugin => ({
  name: "naluma:words-together",
  enforce: "pre",

  resolveId(source) {
    return source === loaders || source === files || language.test(source) ? `\0${source}` : null;
  },

  load(id) {
    if (!id.startsWith("\0")) return null;
    const name = id.slice(1);
    if (name === loaders) return loadersModule();
    // In development nothing is built, and pages name nothing early.
    if (name === files) return `export default ${JSON.stringify(Object.fromEntries(built))};`;
    const locale = language.exec(name)?.[1];
    return locale === undefined ? null : languageModule(locale);
  },

  transform(code, id) {
    const { name: environment, mode } = this.environment;
    const name = catalogueFile.exec(id)?.[1];
    if (name === undefined || environment !== "client" || mode !== "build") return null;
    if (!glob.test(code)) this.error("its words are not named as in the other packages");
    const own = code.replace(glob, `wordsOf(${JSON.stringify(name)})`);
    return { code: `import { wordsOf } from "${loaders}";\n${own}`, map: null };
  },

  generateBundle(_options, bundle) {
    if (this.environment.name !== "client") return;
    for (const file of Object.values(bundle)) {
      if (file.type !== "chunk" || !file.facadeModuleId?.startsWith("\0")) continue;
      const locale = language.exec(file.facadeModuleId.slice(1))?.[1];
      if (locale !== undefined) built.set(locale, `/${file.fileName}`);
    }
  },
});
