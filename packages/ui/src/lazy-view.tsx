import { lazy, useEffect, useState, type ComponentType, type LazyExoticComponent } from "react";
import { laterSheet } from "./later-sheet.ts";
import { loadModule } from "./load-module.ts";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

export interface LazyView<Props> {
  (props: Props): React.ReactNode;
  /** Loads the code in advance; after a failure, the next call tries again. */
  preload(): Promise<void>;
  isLoaded(): boolean;
}

interface Appearance {
  /** Rendered until the view has loaded. */
  readonly skeleton?: ComponentType;
  /** The page is complete without it, so a failure must not reload the page. */
  readonly optional?: boolean;
}

/** Part of the server's HTML, which `Island` or a surrounding `Suspense` keeps until the code has loaded. */
interface DrawnByServer {
  readonly drawnByServer: true;
}

/**
 * A view whose code and styles load when it first renders. If they fail to load, nothing breaks: the view tries again
 * when the network is back and whenever it is mounted again.
 */
export function lazyView<Props extends object>(
  load: Load<Props>,
  how: DrawnByServer,
): LazyExoticComponent<ComponentType<Props>>;
export function lazyView<Props extends object>(
  load: Load<Props>,
  how?: Appearance,
): LazyView<Props>;
export function lazyView<Props extends object>(
  load: Load<Props>,
  how: Appearance | DrawnByServer = {},
) {
  return "drawnByServer" in how
    ? lazy(() => loadModule(load, { untilLoaded: true }))
    : viewOnDemand(load, how);
}

function viewOnDemand<Props extends object>(
  load: Load<Props>,
  { skeleton: Skeleton, optional = false }: Appearance,
): LazyView<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;

  const preload = () =>
    (loading ??= loadModule(() => Promise.all([load(), laterSheet()]), { optional }).then(
      ([module]) => {
        Loaded = module.default;
      },
      () => {
        loading = undefined;
      },
    ));

  function View(props: Props) {
    const [, drawAnew] = useState<object>();
    // Read during render, not in the effect: a view that loaded between the two would otherwise never be rendered.
    const isDrawn = Loaded !== undefined;

    useEffect(() => {
      if (isDrawn) return undefined;
      const listening = new AbortController();
      const { signal } = listening;
      const come = () => void preload().then(() => signal.aborted || drawAnew({}));
      come();
      window.addEventListener("online", come, { signal });
      return () => listening.abort();
    }, [isDrawn]);

    if (Loaded) return <Loaded {...props} />;
    return Skeleton ? <Skeleton /> : null;
  }

  return Object.assign(View, { preload, isLoaded: () => Loaded !== undefined });
}
