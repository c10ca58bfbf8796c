/** An element of a drawing, with its attributes. */
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

/** One of the game's own drawings; what it shows is said beside it. */
export function picture(source: string, size: number): HTMLImageElement {
  const image = new Image(size, size);
  image.alt = "";
  image.src = source;
  image.decoding = "async";
  image.draggable = false;
  return image;
}
