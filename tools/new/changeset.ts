import type { Checkout } from "./checkout.ts";

/** Adds a changeset for every changed part of a release; files outside a release need none. */
export function addChangeset(checkout: Checkout, name: string, says: string): void {
  if (!checkout.has(".changeset")) return;
  const changed = checkout.changed();
  const parts = changed.flatMap((path) => {
    const [, part] = /^(?:packages\/|apps\/(?=web-))([\w-]+)\//.exec(path) ?? [];
    return part ?? [];
  });
  const names = [...new Set(parts)].map((part) => `@naluma/${part}`);
  // A new package changes the lockfile, which belongs to the root.
  if (changed.some((path) => path.endsWith("/package.json"))) names.push("naluma");
  if (names.length === 0) return;
  const lines = names.toSorted().map((one) => `"${one}": minor`);
  checkout.create(`.changeset/${name}.md`, `---\n${lines.join("\n")}\n---\n\n${says}\n`);
}
