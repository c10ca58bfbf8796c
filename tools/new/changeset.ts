import type { Checkout } from "./checkout.ts";

/** A changeset for every part of a release that was changed; what is in no release needs none. */
export function addChangeset(checkout: Checkout, name: string, says: string): void {
  if (!checkout.has(".changeset")) return;
  const changed = checkout.changed();
  const parts = changed.flatMap((path) => {
    const [, part] = /^(?:packages\/|apps\/(?=web-))([\w-]+)\//.exec(path) ?? [];
    return part ?? [];
  });
  const names = [...new Set(parts)].map((part) => `@naluma/${part}`);
  // The root has the lockfile, which another package changes.
  if (changed.some((path) => path.endsWith("/package.json"))) names.push("naluma");
  if (names.length === 0) return;
  const lines = names.toSorted().map((one) => `"${one}": minor`);
  checkout.create(`.changeset/${name}.md`, `---\n${lines.join("\n")}\n---\n\n${says}\n`);
}
