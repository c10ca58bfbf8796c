import { localKeys } from "@naluma/site/stored";
import { markMember } from "./mark-member.ts";

/**
 * Says on `<html>` that React is at work. React clears the attributes of `<html>` when the error
 * screen takes over. So what the head script wrote before the first paint is written again. Storage
 * may be out of bounds; the error screen must stand all the same.
 */
export function markDocument(win: Window): void {
  const root = win.document.documentElement;
  root.dataset["hydrated"] = "true";
  const read = (key: string) => {
    try {
      return win.localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  markMember(root, Boolean(read(localKeys.token)));
  win.showTheme?.();
}
