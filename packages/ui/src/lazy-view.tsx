import { lazy, useEffect, useState, type ComponentType, type LazyExoticComponent } from "react";
import { laterSheet } from "./later-sheet.ts";
import { loadModule } from "./load-module.ts";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

export interface LazyView<Props> {
  (props: Props): React.ReactNode;
  /** Fetches it before it is needed; one that could not be had is asked for again. */
  preload(): Promise<void>;
  isLoaded(): boolean;
}

interface Appearance {
  /** Drawn until the view is there. */
  readonly skeleton?: ComponentType;
  /** Nobody asks for it: a page without it is whole. */
  readonly optional?: boolean;
}

/** Stands whole in the server's HTML, which `Island` or a `Suspense` around it keeps until the code is there. */
interface DrawnByServer {
  readonly drawnByServer: true;
}

/**
 * A view whose code comes when it is first drawn, with its look. One that cannot be fetched breaks nothing: it is
 * asked for again when the network is back and whenever it is drawn anew.
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
    // Not what is here by the time of the effect: a view that came between the two would never be drawn.
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
