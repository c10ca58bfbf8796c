import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ReleaseError } from "@naluma/release";
import { treeFrom, type Git } from "./git.ts";
import { folderOf, rootPart, tagOf, tagsOf } from "./parts.ts";
import type { PreparedVersions } from "./prepare-versions.ts";
import type { Versions } from "./versions.ts";

/**
 * A commit, on no branch, with each part as it is at its tag, or at the commit that will be tagged once the composition
 * has passed.
 */
export function composedCommit(
  git: Git,
  versions: Versions,
  prepared?: Pick<PreparedVersions, "versions" | "commit">,
): string {
  if (versions[rootPart] === undefined)
    throw new ReleaseError(
      `The release that runs does not say which version of ${rootPart} it has`,
    );
  const tags = tagsOf(git);
  const sourceOf = (part: string, version: string) => {
    const tag = tagOf(part, version);
    if (tags.has(tag)) return tag;
    return prepared?.versions[part] === version ? prepared.commit : undefined;
  };
  const sources: Record<string, string> = {};
  const missing: string[] = [];
  for (const [part, version] of Object.entries(versions)) {
    const source = sourceOf(part, version);
    if (source === undefined) missing.push(tagOf(part, version));
    else sources[part] = source;
  }
  const { [rootPart]: rootSource, ...packageSources } = sources;
  if (missing.length > 0 || rootSource === undefined)
    throw new ReleaseError(`There is no tag ${missing.join(", ")} here: git fetch --tags`);
  const others = foldersThatDiffer(git, rootSource, packageSources);
  const tree = treeFrom(git, rootSource, (index) => {
    for (const { folder, id, isThere } of others) {
      if (isThere) index(["rm", "-r", "-f", "-q", "--cached", "--", folder]);
      index(["read-tree", `--prefix=${folder}/`, id]);
    }
  });
  const told = Object.entries(versions).map(([part, version]) => `${part} ${version}`);
  return git(["commit-tree", tree, "-m", `composition: ${told.join(", ")}`]);
}

/** The trees of the parts that differ in the root's commit or are missing there. */
function foldersThatDiffer(git: Git, root: string, sources: Readonly<Record<string, string>>) {
  const parts = Object.entries(sources).map(([part, source]) => ({
    folder: folderOf(part),
    source,
  }));
  const asked = parts.flatMap(({ folder, source }) => [`${source}:${folder}`, `${root}:${folder}`]);
  const found = git(["cat-file", "--batch-check=%(objectname)"], { input: `${asked.join("\n")}\n` })
    .split("\n")
    .map((line) => (line.endsWith(" missing") ? "" : line));
  return parts.flatMap(({ folder, source }, place) => {
    const [id = "", there = ""] = found.slice(2 * place, 2 * place + 2);
    if (id === "") throw new ReleaseError(`${source} has no folder ${folder}`);
    return id === there ? [] : [{ folder, id, isThere: there !== "" }];
  });
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Runs work in a checkout of the commit. Leftovers of killed runs are removed. */
export async function inCheckout<Made>(
  git: Git,
  commit: string,
  work: (folder: string) => Promise<Made>,
): Promise<Made> {
  const all = join(git.root, ".naluma/compositions");
  mkdirSync(all, { recursive: true });
  const remove = (pid: string) => {
    rmSync(join(all, pid), { recursive: true, force: true });
    git(["worktree", "prune"]);
  };
  for (const pid of readdirSync(all)) if (!isAlive(Number(pid))) remove(pid);
  const own = String(process.pid);
  const folder = join(all, own);
  if (existsSync(folder)) remove(own);
  git(["worktree", "add", "--quiet", "--detach", folder, commit]);
  try {
    return await work(folder);
  } finally {
    remove(own);
  }
}
