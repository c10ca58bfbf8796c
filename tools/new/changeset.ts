import type { Checkout } from "./checkout.ts";

/** A changeset for every package that was changed, where versions go by changesets. */
export function addChangeset(checkout: Checkout, name: string, says: string): void {
  if (!checkout.has(".changeset")) return;
  const folders = checkout
    .changed()
    .flatMap((path) => /^(?:packages|apps)\/[\w-]+/.exec(path)?.[0] ?? []);
  const names = [...new Set(folders)].map((folder) => {
    const manifest: { name: string } = JSON.parse(checkout.read(`${folder}/package.json`));
    return manifest.name;
  });
  const lines = names.toSorted().map((one) => `"${one}": minor`);
  checkout.create(`.changeset/${name}.md`, `---\n${lines.join("\n")}\n---\n\n${says}\n`);
}
