/** A part that the page has from the start. */
export function part(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no ${id}`);
  return found;
}

export function element(
  name: string,
  className: string,
  ...children: readonly (Node | string)[]
): HTMLElement {
  const made = document.createElement(name);
  if (className !== "") made.className = className;
  made.append(...children);
  return made;
}

export function button(label: string, className: string, press: () => void): HTMLElement {
  const made = element("button", className, label);
  made.addEventListener("click", press);
  return made;
}
