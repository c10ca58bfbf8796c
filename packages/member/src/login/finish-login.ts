import type { Store } from "@naluma/machine";
import { closeLogin, openedLoginAtom } from "./open-login.ts";

/** Somebody was logged in otherwise than by the form: the dialog closes, and what it was opened for goes on. */
export function finishLogin(store: Store, navigate: (path: string) => void): void {
  const opened = store.get(openedLoginAtom);
  closeLogin(store);
  if (opened?.target !== undefined) navigate(opened.target);
  opened?.onDone?.();
}
