/**
 * A browser that translates a page wraps each text in elements of its own, and the text node that React knows is
 * removed from the page. If React then inserts before that node or removes it, it throws; if React updates it, the new
 * text never appears. These operations are detected here on untranslated texts, so stories and tests run unchanged, and
 * only once. A text that is the only child of its element is not affected, because React sets it through the element.
 * The fix is therefore an element of its own for the text, or `translate="no"`.
 */
const lost = new Set<string>();

const isReacts = (text: Text) => Object.keys(text).some((key) => key.startsWith("__reactFiber$"));

function notice(node: unknown, what: string): void {
  if (!(node instanceof Text) || !node.parentElement || node.data.trim() === "") return;
  if (!isReacts(node)) return;
  if (node.parentElement.closest("[translate]")?.getAttribute("translate") === "no") return;
  const { tagName, className } = node.parentElement;
  lost.add(`${what} “${node.data}” in <${tagName.toLowerCase()} class="${className}">`);
}

export function watchTexts(): void {
  const { prototype } = Node;
  const { insertBefore, removeChild } = prototype;
  const value = Object.getOwnPropertyDescriptor(prototype, "nodeValue");
  prototype.insertBefore = function insert<T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ) {
    notice(before, "Inserted before");
    notice(node, "Moved");
    return Reflect.apply(insertBefore, this, [node, before]);
  };
  prototype.removeChild = function remove<T extends Node>(this: Node, node: T) {
    notice(node, "Removed");
    return Reflect.apply(removeChild, this, [node]);
  };
  Object.defineProperty(prototype, "nodeValue", {
    ...value,
    set(this: Node, words: unknown) {
      notice(this, `Said “${String(words)}” instead of`);
      value?.set?.call(this, words);
    },
  });
}

/** Fails the test if a text would be lost. */
export function noTextIsLost(): void {
  const found = [...lost];
  lost.clear();
  if (found.length > 0)
    throw new Error(`A page that the browser translates breaks here:\n${found.join("\n")}`);
}
