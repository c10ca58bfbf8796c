/** An element that is in the document from the start. */
export function byId(id: string): HTMLElement {
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

/** One of the game's own drawings. It has no alternative text, because the text beside it says what it shows. */
export function picture(source: string, size: number): HTMLImageElement {
  const image = new Image(size, size);
  image.alt = "";
  image.src = source;
  image.decoding = "async";
  image.draggable = false;
  return image;
}

export function svg(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  ...children: readonly (Node | string)[]
): SVGElement {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...children);
  return made;
}

/** One row of a `dl`: a name and its value. */
export const fact = (label: string, ...value: readonly (Node | string)[]): HTMLElement =>
  element("div", "fact", element("dt", "", label), element("dd", "num", ...value));
