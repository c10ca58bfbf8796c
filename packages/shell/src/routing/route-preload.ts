/** Milliseconds that a link is pointed at before its page is fetched ahead (SHELL-10). */
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
    /** What the router's document leaves for its own use; all routes are in it from the start. */
    __reactRouterManifest?: { readonly routes: Routes };
  }
}

/** A path as the router matches it: in any case, with one segment for each name. */
const patternOf = (path: string) => new RegExp(`^/${path.replaceAll(/:\w+/g, "[^/]+")}/?$`, "i");

const withParents = (route: ManifestRoute | undefined, routes: Routes): ManifestRoute[] =>
  route ? [...withParents(routes[route.parentId ?? ""], routes), route] : [];

/** The files of the page at a path, those of the frame around it too; none where no page is there. */
export function modulesOf(path: string, routes: Routes): readonly string[] {
  const page = Object.values(routes).find((route) =>
    path === "/" ? route?.index : route?.path && patternOf(route.path).test(path),
  );
  return withParents(page, routes).flatMap(({ module, imports = [] }) => [module, ...imports]);
}

/** Tells of every link to a page of ours that a pointer rests on, or that is focused, for 100 ms. */
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

/** Fetches the code of pages ahead, once each. */
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
