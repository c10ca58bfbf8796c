import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SiteSettings } from "@naluma/site/settings";
import { startStack, type Stack } from "@naluma/tools/stack";

const sites = join(import.meta.dirname, "../../../apps/gateway/sites");

/** Runs the first site with some settings changed, as an operator would, while `use` runs. */
export async function withOwnSite(
  changed: Partial<SiteSettings>,
  log: string,
  use: (stack: Stack) => Promise<void>,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "naluma-sites-"));
  cpSync(sites, folder, { recursive: true });
  const file = join(folder, "1.json");
  const settings: object = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify({ ...settings, ...changed }));
  const stack = await startStack({ log, env: { ...env, SITES_FOLDER: folder } });
  try {
    await use(stack);
  } finally {
    await stack.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
