import { element } from "../page/elements.ts";

/** A button that takes bets; what stands on it is drawn, its name is said by the slip. */
export function betButton(className: string, ...content: readonly (Node | string)[]): HTMLElement {
  const made = document.createElement("button");
  made.className = className;
  made.append(...content);
  return made;
}

/** Several of them in a row. */
export function betRow(
  label: string,
  className: string,
  buttons: readonly HTMLElement[],
): HTMLElement {
  const row = element("div", className, ...buttons);
  row.setAttribute("role", "group");
  row.setAttribute("aria-label", label);
  return row;
}
