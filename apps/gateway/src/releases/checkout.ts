import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { loadAssets } from "../assets/assets.ts";
import { loadHost } from "../pages/host-build.ts";
import { oneRelease, type Build, type Releases } from "./serving.ts";

const apps = join(import.meta.dirname, "../../..");

export async function checkoutReleases(): Promise<Releases> {
  const folders = ["web-desktop", "web-mobile"].map((name) => join(apps, name));
  const [desktopFile = "", mobileFile = ""] = folders.map((folder) =>
    join(folder, "build/server/index.js"),
  );
  const [desktop, mobile] = await Promise.all([loadHost(desktopFile), loadHost(mobileFile)]);
  const [assets, build] = await Promise.all([
    loadAssets(folders),
    buildOf([desktopFile, mobileFile]),
  ]);
  return oneRelease({ ...build, hosts: { desktop, mobile } }, assets);
}

async function buildOf(files: readonly string[]): Promise<Build> {
  const hash = createHash("sha256");
  for (const file of files) hash.update(await readFile(file));
  const times = await Promise.all(files.map(async (file) => (await stat(file)).mtimeMs));
  return { id: hash.digest("hex").slice(0, 12), timestamp: Math.round(Math.max(...times)) };
}
