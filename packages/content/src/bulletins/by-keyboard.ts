/**
 * Says whether somebody goes by keyboard: has pressed Tab, and no pointer since. What they did before anybody looked
 * shows in the focus. The answer lasts as long as `watching`.
 */
export function followKeyboard(page: Document, watching: AbortSignal): () => boolean {
  let isByKeyboard = page.querySelector("a:focus-visible, button:focus-visible") !== null;
  const options = { capture: true, passive: true, signal: watching };
  page.addEventListener("keydown", ({ key }) => key === "Tab" && (isByKeyboard = true), options);
  page.addEventListener("pointerdown", () => (isByKeyboard = false), options);
  return () => isByKeyboard;
}
