import { localKeys } from "@naluma/site/stored";

/**
 * Says on `<html>` that React is at work. React clears the attributes of `<html>` when the error
 * screen takes over. So what the head script wrote before the first paint is written again. Storage
 * may be out of bounds; the error screen must stand all the same.
 */
export function markDocument(win: Window): void {
  const { dataset } = win.document.documentElement;
  dataset["hydrated"] = "true";
  const read = (key: string) => {
    try {
      return win.localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  if (read(localKeys.token)) dataset["member"] = "";
  else delete dataset["member"];
  win.showTheme?.();
}
