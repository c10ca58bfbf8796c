import { element } from "../page/elements.ts";

/** A button that takes bets. Its content is decorative; the slip sets its accessible name. */
export function betButton(className: string, ...content: readonly (Node | string)[]): HTMLElement {
  const made = document.createElement("button");
  made.className = className;
  made.append(...content);
  return made;
}

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
