import { vi } from "vitest";

/*
 * Files of a package share a document and its storage, as they share modules: each begins with empty ones, and
 * without what the last test of the file before put in their place.
 */
vi.unstubAllGlobals();
if ("document" in globalThis) {
  const { documentElement: page } = document;
  for (const part of [document.head, document.body, page])
    for (const name of part.getAttributeNames()) part.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
}
