/** Told to the window when code cannot be had: nothing in this document is going to bring it. */
export const codeLost = "code-lost";

/**
 * Loads code. Where a second try fails like the first one, the window is told: a browser may
 * remember for a document's life that a module failed (Chromium does). Then only a new document
 * helps.
 */
export async function fetchCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch {
    try {
      return await load();
    } catch (error) {
      globalThis.dispatchEvent?.(new Event(codeLost));
      throw error;
    }
  }
}
