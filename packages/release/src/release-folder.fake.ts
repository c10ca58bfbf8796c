import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { templates, type Manifest } from "./manifest.ts";
import { writeRelease } from "./write-release.ts";

/** The contents of files by path, such as `desktop/server/index.js`. */
export type BuiltFiles = Readonly<Record<string, string>>;

export interface ReleaseFolder {
  readonly path: string;
  /** Writes a release with these files, and a server for each host that has none among them. */
  release(files: BuiltFiles, builtAt?: number): Promise<Manifest>;
  /** Writes a file directly, bypassing the writer. */
  put(path: string, text: string): Promise<void>;
  remove(): Promise<void>;
}

export async function releaseFolder(): Promise<ReleaseFolder> {
  const root = await mkdtemp(join(tmpdir(), "naluma-releases-"));
  const path = join(root, "releases");
  await mkdir(path);
  const put = async (file: string, text: string) => {
    await mkdir(dirname(file), { recursive: true });
    await rm(file, { force: true });
    await writeFile(file, text);
  };
  return {
    path,
    async release(files, builtAt = 1_795_188_000_000) {
      const built = await mkdtemp(join(root, "built-"));
      for (const template of templates) {
        await put(join(built, template, "server/index.js"), `exports.template = "${template}";`);
        await put(join(built, template, "client/favicon.svg"), "<svg/>");
      }
      for (const [file, text] of Object.entries(files)) await put(join(built, file), text);
      const builds = { desktop: join(built, "desktop"), mobile: join(built, "mobile") };
      return writeRelease(path, { packages: { lobby: "1.0.0" }, builtAt, builds });
    },
    put: (file, text) => put(join(path, file), text),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
