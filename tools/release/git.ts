import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ReleaseError } from "@naluma/release";

/** The options of a git call. */
interface GitOptions {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export interface Git {
  readonly root: string;
  /** Runs git in the root and returns its output. */
  (args: readonly string[], options?: GitOptions): string;
}

export function gitIn(root: string): Git {
  const git = (args: readonly string[], { input, env }: GitOptions = {}) => {
    try {
      return execFileSync("git", args, {
        cwd: root,
        encoding: "utf8",
        input,
        env: { ...process.env, ...env },
        maxBuffer: 64 * 1024 * 1024,
        stdio: ["pipe", "pipe", "pipe"],
      }).trimEnd();
    } catch (error) {
      const said = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : "";
      throw new ReleaseError(`git ${args.join(" ")} failed: ${said.replaceAll(/\s+/g, " ")}`, {
        cause: error,
      });
    }
  };
  return Object.assign(git, { root });
}

/** Whether git knows the commit, tag or path. */
export function knows(git: Git, name: string): boolean {
  try {
    git(["cat-file", "-e", name]);
    return true;
  } catch {
    return false;
  }
}

/** Changes the tree of a commit without touching the working tree. Returns the new tree's id. */
export function treeFrom(git: Git, commit: string, change: (git: Git) => void): string {
  const index = join(tmpdir(), `naluma-index-${randomBytes(6).toString("hex")}`);
  const env = { GIT_INDEX_FILE: index };
  const inIndex: Git = Object.assign(
    (args: readonly string[], options: GitOptions = {}) => git(args, { ...options, env }),
    { root: git.root },
  );
  try {
    inIndex(["read-tree", commit]);
    change(inIndex);
    return inIndex(["write-tree"]);
  } finally {
    rmSync(index, { force: true });
  }
}
