import { lazy, type ComponentType, type LazyExoticComponent } from "react";
import { loadWithRetry } from "./load-with-retry.ts";

/**
 * A part of the page whose code comes later. Code that cannot be fetched is asked for again and breaks nothing:
 * what the server drew stands until then.
 */
export function lazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => loadWithRetry(load));
}
