import type { Store } from "@naluma/machine";
import { connectionAtom } from "@naluma/realtime";

/** The connection's state on `<html>`, for style sheets and for automation from outside. */
export function connectionToDocument(store: Store, root: Pick<HTMLElement, "dataset">): void {
  const show = () => {
    root.dataset["connection"] = store.get(connectionAtom);
  };
  show();
  store.sub(connectionAtom, show);
}
