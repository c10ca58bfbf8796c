import { vi } from "vitest";

/*
 * Files of a package share a document and its storage, like their modules. Each file starts with empty ones, and
 * without the stubs of the last test of the previous file.
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
