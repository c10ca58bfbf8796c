import type { Store } from "@naluma/machine";
import { closeLogin, openedLoginAtom } from "./open-login.ts";

/** Finishes a login that did not use the form: closes the dialog and continues what it was opened for. */
export function finishLogin(store: Store, navigate: (path: string) => void): void {
  const opened = store.get(openedLoginAtom);
  closeLogin(store);
  if (opened?.target !== undefined) navigate(opened.target);
  opened?.onDone?.();
}
