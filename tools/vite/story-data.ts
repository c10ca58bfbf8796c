import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSiteSettings } from "@naluma/site/parse-settings";
import type { SiteSettings } from "@naluma/site/settings";
import type { Plugin } from "vite";
import { parse } from "yaml";

const root = join(import.meta.dirname, "../..");
const contract = join(root, "docs/wire/openapi.yaml");
const siteFolder = join(root, "apps/gateway/sites");

/** A response from the wire contract's examples, as it would be received. */
export interface ShownAnswer {
  /** `success_header_form`, `code_203`, … */
  readonly name: string;
  readonly status: number;
  readonly value: unknown;
}

export interface ShownCall {
  /** `POST /api/demo/play` */
  readonly call: string;
  /** A visitor gets a 401 response. */
  readonly needsToken: boolean;
  /** In the contract's order; the first is a success. */
  readonly answers: readonly ShownAnswer[];
}

interface Described {
  readonly security?: readonly object[];
  readonly responses?: Readonly<
    Record<
      string,
      {
        readonly content?: {
          readonly "application/json"?: {
            readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
          };
        };
      }
    >
  >;
}

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
}

const answersTo = ({ responses = {} }: Described): ShownAnswer[] =>
  Object.entries(responses).flatMap(([status, { content }]) =>
    Object.entries(content?.["application/json"]?.examples ?? {}).map(([name, { value }]) => ({
      name,
      status: Number(status),
      value,
    })),
  );

/** Every call of the wire contract with its example responses. */
export function shownCalls(): ShownCall[] {
  // The repository's own document, whose format the sandbox's contract tests check.
  const { paths } = parse(readFileSync(contract, "utf8")) as Contract;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      call: `${method.toUpperCase()} ${path}`,
      needsToken: !(described.security ?? [{}]).some((way) => Object.keys(way).length === 0),
      answers: answersTo(described),
    })),
  );
}

const example = "https://example.com";
const origins = { API_ORIGIN: example, PROVIDER_ORIGIN: example, PUBLIC_ORIGIN: example };

/** The sites that a gateway can serve, by name; their placeholders for origins are filled with examples. */
export const shownSites = (): Readonly<Record<string, SiteSettings>> =>
  Object.fromEntries(
    globSync("*.json", { cwd: siteFolder }).map((file) => {
      const site = parseSiteSettings(readFileSync(join(siteFolder, file), "utf8"), origins, file);
      return [site.siteName, site];
    }),
  );

const modules: Readonly<Record<string, () => unknown>> = {
  "virtual:naluma/wire": shownCalls,
  "virtual:naluma/sites": shownSites,
};

/** Provides the wire contract's responses and the sites' settings to Storybook. */
export const storyData = (): Plugin => ({
  name: "naluma:story-data",
  resolveId: (source) => (source in modules ? `\0${source}` : null),
  load(id) {
    const made = modules[id.slice(1)];
    if (!id.startsWith("\0") || !made) return null;
    this.addWatchFile(contract);
    return `export default ${JSON.stringify(made())};`;
  },
});
