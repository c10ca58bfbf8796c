import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startStack, type Stack } from "@naluma/tools/stack";
import type { StackSettings } from "./settings.ts";

const sites = join(import.meta.dirname, "../../apps/gateway/sites");

/** The gateway's sites, in a separate folder if something in the first one is changed. */
const sitesWith = (changed: StackSettings["site"]) => {
  if (changed === undefined) return { env: {}, remove: () => {} };
  const folder = mkdtempSync(join(tmpdir(), "naluma-sites-"));
  cpSync(sites, folder, { recursive: true });
  const file = join(folder, "1.json");
  const settings: object = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify({ ...settings, ...changed }));
  return {
    env: { SITES_FOLDER: folder },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};

/** Starts a stack with these settings; returns a function that ends it. */
export const startWith = async (
  { site, env, throughNetwork = false, isConnected = false }: StackSettings,
  log: string,
): Promise<{ readonly stack: Stack; readonly stop: () => Promise<void> }> => {
  const own = sitesWith(site);
  // The header in which a network before the gateway would report a visitor's country.
  const country = { COUNTRY_HEADER: "x-country" };
  try {
    const stack = await startStack({
      log,
      throughNetwork,
      isConnected,
      env: { ...country, ...own.env, ...env },
    });
    return { stack, stop: () => stack.stop().finally(own.remove) };
  } catch (error) {
    own.remove();
    throw error;
  }
};
