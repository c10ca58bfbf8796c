import { localKeys } from "@naluma/site/stored";
import { markMember } from "./mark-member.ts";

/**
 * Says on `<html>` that React is at work. React clears the attributes of `<html>` when the error
 * screen takes over. So what the head script wrote before the first paint is written again.
 */
export function markDocument(win: Window): void {
  const root = win.document.documentElement;
  root.dataset["hydrated"] = "true";
  markMember(root, Boolean(win.localStorage.getItem(localKeys.token)));
  win.showTheme?.();
}
