import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** An error that the user can fix, printed as one line. */
export class NewError extends Error {}

/** A generator's changes to a checkout. All of them are planned before the first file is written. */
export interface Checkout {
  readonly root: string;
  has(path: string): boolean;
  /** The planned content, including the changes so far. */
  read(path: string): string;
  /** @throws NewError if the file already exists */
  create(path: string, text: string): void;
  edit(path: string, change: (text: string) => string): void;
  editJson(path: string, change: (value: JsonObject) => void): void;
  /** The paths of all files that will be written. */
  changed(): string[];
  /** Writes everything or nothing. */
  write(): void;
}

export type JsonObject = Record<string, unknown>;

export function openCheckout(root: string): Checkout {
  const wanted = new Map<string, string>();

  const has = (path: string) => wanted.has(path) || existsSync(join(root, path));

  const read = (path: string) => {
    const text = wanted.get(path);
    if (text !== undefined) return text;
    if (!existsSync(join(root, path))) throw new NewError(`${path} is not here to be changed.`);
    return readFileSync(join(root, path), "utf8");
  };

  const edit = (path: string, change: (text: string) => string) =>
    void wanted.set(path, change(read(path)));

  return {
    root,
    has,
    read,
    create(path, text) {
      if (has(path)) throw new NewError(`${path} is there already.`);
      wanted.set(path, text);
    },
    edit,
    editJson: (path, change) =>
      edit(path, (text) => {
        const value: JsonObject = JSON.parse(text);
        change(value);
        return `${JSON.stringify(value, null, 2)}\n`;
      }),
    changed: () => [...wanted.keys()],
    write() {
      refuseUncommitted(root, [...wanted.keys()]);
      const before = new Map(
        [...wanted.keys()].map((path) => [
          path,
          existsSync(join(root, path)) ? readFileSync(join(root, path)) : undefined,
        ]),
      );
      try {
        for (const [path, text] of wanted) {
          mkdirSync(dirname(join(root, path)), { recursive: true });
          writeFileSync(join(root, path), text);
        }
      } catch (error) {
        for (const [path, content] of before)
          if (content === undefined) rmSync(join(root, path), { force: true });
          else writeFileSync(join(root, path), content);
        throw error;
      }
    },
  };
}

/** Otherwise uncommitted changes could not be told apart from the generated ones, nor could those be reverted. */
function refuseUncommitted(root: string, paths: readonly string[]): void {
  if (!existsSync(join(root, ".git"))) return;
  const status = execFileSync("git", ["status", "--porcelain", "--", ...paths], {
    cwd: root,
    encoding: "utf8",
  });
  const [first, ...others] = status.split("\n").filter((line) => line !== "");
  if (first === undefined) return;
  const more = others.length > 0 ? ` and ${others.length} more` : "";
  throw new NewError(`${first.slice(3)}${more} has changes: commit or stash them first.`);
}

/**
 * Inserts a line before the first one that `at` matches, with its indentation.
 *
 * @throws NewError if no line matches
 */
export function insertBefore(text: string, at: RegExp, line: string, path: string): string {
  const lines = text.split("\n");
  const place = lines.findIndex((one) => at.test(one));
  const indentation = /^\s*/.exec(lines[place] ?? "")?.[0] ?? "";
  if (place < 0) throw new NewError(`${path} has no line like ${at.source}: add it by hand.`);
  return lines.toSpliced(place, 0, `${indentation}${line}`).join("\n");
}

/** Inserts a line after the last one that matches. */
export function insertAfterLast(text: string, at: RegExp, line: string, path: string): string {
  const lines = text.split("\n");
  const place = lines.findLastIndex((one) => at.test(one));
  if (place < 0) throw new NewError(`${path} has no line like ${at.source}: add it by hand.`);
  return lines.toSpliced(place + 1, 0, line).join("\n");
}
