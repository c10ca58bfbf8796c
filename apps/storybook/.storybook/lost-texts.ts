/**
 * A browser that translates a page puts each text into elements of its own, and the text that React knows is gone
 * from the page. What React then inserts before it throws, and so does its removal; new words that it is given are
 * never seen. All of this is noticed here as it is done to texts that nobody has translated, so that stories and
 * tests run as they are, and once. The only text of an element is none that React knows: it sets the element's.
 * So an element of its own is the cure, or `translate="no"`.
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

/** Fails the test in which a text was lost. */
export function noTextIsLost(): void {
  const found = [...lost];
  lost.clear();
  if (found.length > 0)
    throw new Error(`A page that the browser translates breaks here:\n${found.join("\n")}`);
}
