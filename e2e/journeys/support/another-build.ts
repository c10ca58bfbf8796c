import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const apps = join(import.meta.dirname, "../../../apps");

/**
 * A copy of the hosts as another build, with the gateway that serves it. Its servers differ only by a comment, which
 * gives the build another id.
 */
export function makeAnotherBuild() {
  const folder = mkdtempSync(join(tmpdir(), "naluma-build-"));
  const copy = (path: string) => cpSync(join(apps, path), join(folder, path), { recursive: true });
  const link = (path: string) => symlinkSync(join(apps, path), join(folder, path));

  for (const host of ["web-desktop", "web-mobile"]) {
    copy(`${host}/package.json`);
    copy(`${host}/build/server`);
    appendFileSync(join(folder, host, "build/server/index.js"), "\n// Another build.\n");
    link(`${host}/build/client`);
    link(`${host}/node_modules`);
  }
  for (const part of ["package.json", "src", "sites"]) copy(`gateway/${part}`);
  link("gateway/node_modules");
  return {
    /** The path of its gateway program. */
    gateway: join(folder, "gateway/src/main.ts"),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
