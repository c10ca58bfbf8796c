/** How long the pointer must rest on a link before its page is preloaded, in milliseconds (SHELL-10). */
export const preloadDelay = 100;

interface ManifestRoute {
  readonly id: string;
  readonly parentId?: string | undefined;
  readonly path?: string | undefined;
  readonly index?: boolean | undefined;
  readonly module: string;
  readonly imports?: readonly string[] | undefined;
}

type Routes = Readonly<Record<string, ManifestRoute | undefined>>;

declare global {
  interface Window {
    /** Left by the router's document for its own use; it contains all routes from the start. */
    __reactRouterManifest?: { readonly routes: Routes };
  }
}

/** A path as the router matches it: case-insensitive, with one segment per parameter. */
const patternOf = (path: string) => new RegExp(`^/${path.replaceAll(/:\w+/g, "[^/]+")}/?$`, "i");

const withParents = (route: ManifestRoute | undefined, routes: Routes): ManifestRoute[] =>
  route ? [...withParents(routes[route.parentId ?? ""], routes), route] : [];

/** The files of the page at a path, including those of the frame around it; none if there is no such page. */
export function modulesOf(path: string, routes: Routes): readonly string[] {
  const page = Object.values(routes).find((route) =>
    path === "/" ? route?.index : route?.path && patternOf(route.path).test(path),
  );
  return withParents(page, routes).flatMap(({ module, imports = [] }) => [module, ...imports]);
}

/** Calls `preload` for every link to one of our pages that has been hovered or focused for 100 ms. */
export function watchLinks(root: Document, preload: (path: string) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const begin = ({ target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest("a") : null;
    if (!link || link.target === "_blank" || link.origin !== location.origin) return;
    const { pathname } = link;
    if (pathname === location.pathname) return;
    timer = setTimeout(() => preload(pathname), preloadDelay);
  };
  const end = () => clearTimeout(timer);

  root.addEventListener("pointerover", begin, { passive: true });
  root.addEventListener("focusin", begin);
  root.addEventListener("focusout", end);
  root.documentElement.addEventListener("pointerleave", end, { passive: true });
}

/** Preloads the code of pages, once each. */
export function preloadRoutes({ document, __reactRouterManifest: manifest }: Window): void {
  if (!manifest) return;
  const nonce = document.querySelector<HTMLMetaElement>("meta[property=csp-nonce]")?.nonce;
  const asked = new Set<string>();
  watchLinks(document, (path) => {
    for (const file of modulesOf(path, manifest.routes)) {
      if (asked.has(file)) continue;
      asked.add(file);
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = file;
      if (nonce) link.nonce = nonce;
      document.head.append(link);
    }
  });
}
