import type { Plugin } from "vite";

interface Replaced {
  /** The end of the module's path. */
  readonly module: RegExp;
  /** Its replacement in a browser. */
  readonly code: string;
  /** The modules that would need the real one; building one of these into a host is an error. */
  readonly needs?: RegExp;
}

/**
 * Library code for features that the lobby does not have. A bundler cannot detect it, because each part is reachable
 * from code that runs. Saves 7 kB of the first load (decision 0009).
 */
const replaced: readonly Replaced[] = [
  {
    // Writes use `api.send` and `useWrite`, never mutations (decision 0024).
    module: /\/@tanstack\/query-core\/build\/modern\/mutationCache\.js$/,
    code: `export class MutationCache {
      config = {};
      subscribe() { return () => {}; }
      build() { throw new Error("Mutations are left out of the hosts: tools/host/trimmed.ts"); }
      getAll() { return []; }
      findAll() { return []; }
      find() {}
      clear() {}
      resumePausedMutations() { return Promise.resolve(); }
    }`,
    needs: /\/@tanstack\/query-core\/build\/modern\/mutationObserver\.js$/,
  },
  {
    module: /\/@tanstack\/query-core\/build\/modern\/infiniteQueryBehavior\.js$/,
    code: `export const infiniteQueryBehavior = () => {
      throw new Error("Infinite queries are left out of the hosts: tools/host/trimmed.ts");
    };
    export const hasNextPage = () => false;
    export const hasPreviousPage = () => false;`,
    needs: /\/@tanstack\/query-core\/build\/modern\/infiniteQueryObserver\.js$/,
  },
  {
    // The manifest is sent as a whole: routeDiscovery is "initial" (react-router.config.ts).
    module: /\/react-router\/dist\/production\/lib\/dom\/ssr\/fog-of-war\.js$/,
    code: `export const URL_LIMIT = 7680;
    export const isFogOfWarEnabled = () => false;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => {};
    export const getPartialManifest = (manifest) => manifest;
    export const getPathsWithAncestors = (paths) => paths;
    export const getManifestPath = (path) => path ?? "/__manifest";
    export const handleClientVersionMismatch = async () => false;`,
  },
  {
    // If a page's file is missing, the shell's own rule loads it as a document (decision 0016). The router waits for
    // ever for a file that fails, so the replacement throws.
    module: /\/react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/,
    code: `export async function loadRouteModule({ id, module }, known) {
      if (id in known) return known[id];
      const load = async () => (known[id] = await import(/* @vite-ignore */ module));
      return load().catch(load).catch(() => {
        const lost = () => {
          throw Error("code-lost " + module);
        };
        return { clientLoader: lost, default: lost };
      });
    }`,
  },
  {
    // The root of each host has a `Layout` and an `ErrorBoundary`. The rest is rendered if those throw themselves: the
    // same text, without the advice to developers and without colours.
    module: /\/react-router\/dist\/production\/lib\/dom\/ssr\/errorBoundaries\.js$/,
    code: `import { Component, createElement as h } from "react";
    export const BoundaryShell = () => null;
    export const RemixRootDefaultErrorBoundary = ({ error }) => {
      throw error;
    };
    export class RemixErrorBoundary extends Component {
      state = {};
      static getDerivedStateFromError(error) {
        return { error };
      }
      static getDerivedStateFromProps({ location }, state) {
        return location === state.location ? null : { location, error: undefined };
      }
      render() {
        const { error } = this.state;
        if (!error) return this.props.children;
        return h("html", { lang: "en" },
          h("head", null,
            h("meta", { charSet: "utf-8" }),
            h("meta", { name: "viewport", content: "width=device-width,initial-scale=1" }),
            h("title", null, "Application Error!"),
          ),
          h("body", null, h("h1", null, "Application Error"), h("pre", null, error.stack ?? String(error))),
        );
      }
    }`,
  },
  {
    // Neither host passes `instrumentations`.
    module: /\/react-router\/dist\/production\/lib\/router\/instrumentation\.js$/,
    code: `export const instrumentationResultMetaContext = {};
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const instrumentHandler = (handler) => handler;
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;`,
  },
  {
    // A call is made only once (`retry: 0`), so the response's retry time is never read.
    module: /\/ky\/distribution\/core\/retry-timing\.js$/,
    code: `export const getRetryTimingHeader = () => undefined;
    export const calculateRetryTimingDelay = () => undefined;`,
  },
  {
    // No call tracks the progress of its body.
    module: /\/ky\/distribution\/utils\/body\.js$/,
    code: `export const getBodySize = () => 0;
    export const streamResponse = (response) => response;
    export const streamRequest = (request) => request;`,
  },
  {
    // Pages have neither style sheets nor `links` of their own; only scripts are preloaded.
    module: /\/react-router\/dist\/production\/lib\/dom\/ssr\/links\.js$/,
    code: `export const getModuleLinkHrefs = (matches, { routes }, { includeHydrateFallback } = {}) => [
      ...new Set(matches.flatMap(({ route: { id } }) => {
        const route = routes[id];
        return route ? [
          route.module,
          ...[route.clientActionModule, route.clientLoaderModule, includeHydrateFallback && route.hydrateFallbackModule].filter(Boolean),
          ...(route.imports ?? []),
        ] : [];
      })),
    ];
    export const getKeyedLinksForMatches = () => [];
    export const getKeyedPrefetchLinks = async () => [];
    export const getNewMatchesForLinks = () => [];
    export const isPageLinkDescriptor = () => false;
    export const prefetchRouteCss = async () => {};
    export const prefetchStyleLinks = async () => {};`,
  },
  {
    // Chunks preload only chunks, never style sheets, by file or by the name under which they import them. A failed
    // chunk is reported when it is imported.
    module: /^\0vite\/preload-helper\.js$/,
    code: `const asked = new Set();
    const nonce = globalThis.document?.querySelector("meta[property=csp-nonce]")?.nonce;
    export const __vitePreload = (load, files = []) => {
      for (const file of files) {
        if (asked.has(file)) continue;
        asked.add(file);
        const link = document.createElement("link");
        link.rel = "modulepreload";
        link.href = file.includes("/") ? "/" + file : import.meta.resolve(file);
        if (nonce) link.nonce = nonce;
        document.head.append(link);
      }
      return load();
    };`,
  },
];

/**
 * Leaves parts of libraries out of the browser build. Fails the build when one of them is needed after all, or has
 * moved: then the new version of its library has to be reviewed.
 */
export const trimLibraries = (): Plugin => {
  const met = new Set<Replaced>();
  return {
    name: "naluma:trim-libraries",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load(id) {
      const found = replaced.find(({ module }) => module.test(id));
      if (!found) return null;
      met.add(found);
      return { code: found.code, map: null, moduleSideEffects: false };
    },
    generateBundle(_options, bundle) {
      const missing = replaced.find((part) => !met.has(part));
      if (missing) this.error(`${missing.module.source} is not part of the build any more.`);
      const built = Object.values(bundle).flatMap((file) =>
        file.type === "chunk" ? Object.keys(file.modules) : [],
      );
      const styled = Object.values(bundle).find(
        (file) => file.type === "chunk" && (file.viteMetadata?.importedCss.size ?? 0) > 0,
      );
      if (styled) this.error(`${styled.fileName} imports a style sheet; sheets go by later.css.`);
      for (const { needs } of replaced) {
        const user = needs && built.find((module) => needs.test(module));
        if (user) this.error(`${user} needs what tools/host/trimmed.ts leaves out.`);
      }
    },
  };
};
