import { localKeys } from "@naluma/site/stored";

/**
 * Says on `<html>` that React is at work. React clears the attributes of `<html>` when the error
 * screen takes over, so what the head script wrote before the first paint is written again.
 */
export function markDocument({ document, localStorage }: Window): void {
  const { dataset } = document.documentElement;
  dataset["hydrated"] = "true";
  if (localStorage.getItem(localKeys.token)) dataset["member"] = "";
  else delete dataset["member"];
  const theme = localStorage.getItem(localKeys.theme);
  if (theme === "light" || theme === "dark") dataset["theme"] = theme;
}
