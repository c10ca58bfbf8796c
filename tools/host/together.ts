import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

/** Modules that are imported on demand, yet all by the same page at the same time. */
export interface Group {
  readonly name: string;
  /** Globs from the repository's root; a `!` before one takes out what it names. */
  readonly modules: readonly string[];
}

const root = join(import.meta.dirname, "../..");
const virtual = "virtual:naluma/together-";
const onDemand = /(?<!typeof )\bimport\(\s*"(\.[^"]+\.tsx?)"\s*\)/g;

const filesOf = ({ modules }: Group): string[] => {
  const without = modules.flatMap((glob) => (glob.startsWith("!") ? [glob.slice(1)] : []));
  const within = modules.filter((glob) => !glob.startsWith("!"));
  return globSync(within, { cwd: root, exclude: [...without, "**/*.test.*", "**/*.stories.*"] })
    .map((file) => join(root, file))
    .toSorted();
};

/**
 * In a host's browser build the dynamic imports of a group's modules become one request. The
 * bundler alone would make a file of the group, and an almost empty one for each module.
 */
export const together = (groups: readonly Group[]): Plugin => {
  /** File to the group's virtual module and the module's name in it. */
  const places = new Map(
    groups.flatMap((group) =>
      filesOf(group).map((file, place) => [file, { group, name: `m${place}` }] as const),
    ),
  );
  return {
    name: "naluma:together",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",

    resolveId: (source) => (source.startsWith(virtual) ? `\0${source}` : null),

    load(id) {
      const group = groups.find(({ name }) => id === `\0${virtual}${name}`);
      if (!group) return null;
      return filesOf(group)
        .map((file, place) => `export * as m${place} from ${JSON.stringify(file)};`)
        .join("\n");
    },

    transform(code, id) {
      if (!id.startsWith(join(root, "packages"))) return null;
      const joined = code.replaceAll(onDemand, (whole, path: string) => {
        const place = places.get(join(dirname(id), path));
        return place
          ? `import("${virtual}${place.group.name}").then((all) => all.${place.name})`
          : whole;
      });
      return joined === code ? null : { code: joined, map: null };
    },
  };
};
