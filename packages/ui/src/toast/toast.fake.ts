import type { createStore } from "jotai/vanilla";
import { toastsAtom, type Toast } from "./toasts.ts";

/** The toasts of this page, oldest first. */
export const shownToasts = (
  store: Pick<ReturnType<typeof createStore>, "get">,
): (Toast & { times: number })[] =>
  store.get(toastsAtom).shown.map(({ id: _id, ...toast }) => toast);
