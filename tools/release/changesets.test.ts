import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { unsaidChanges } from "./changed-parts.ts";
import { bumpOf, parseChangeset, withEntry, withoutParts } from "./changesets.ts";
import { gitIn } from "./git.ts";
import { partsOf } from "./parts.ts";
import { readChangesets } from "./prepare-versions.ts";
import { commit, gitIn as git, smallRepository, write } from "./testing/small-repository.ts";
import { nextVersion } from "./versions.ts";

const text = `---\n"@naluma/lobby": minor\n'naluma': patch\n---\n\nA list of\nnew games.\n`;
const one = parseChangeset(".changeset/one.md", text);

describe("a changeset", () => {
  it("names what it changes, and what is left of it once a part is released", () => {
    expect(one.bumps).toEqual({ lobby: "minor", naluma: "patch" });
    expect(one.summary).toBe("A list of\nnew games.");
    expect(withoutParts(one, ["lobby"])).toBe(
      `---\n"naluma": patch\n---\n\nA list of\nnew games.\n`,
    );
    expect(withoutParts(one, ["naluma", "lobby"])).toBeUndefined();
  });

  it.each([
    ["no head", "is expected to begin with ---"],
    [`---\n"@naluma/lobby": huge\n---\n\nA list.\n`, "expected a line such as"],
    [`---\nlobby minor\n---\n\nA list.\n`, "expected a line such as"],
    [`---\n"@naluma/lobby": minor\n---\n`, "says nothing about its change"],
  ])("that is %j is refused: %s", (broken, reason) => {
    expect(() => parseChangeset(".changeset/a.md", broken)).toThrow(reason);
  });

  it("gives the greatest of the steps that are asked for", () => {
    const major = parseChangeset("b.md", `---\n"@naluma/lobby": major\n---\n\nGone.\n`);
    expect(bumpOf("lobby", [one, major])).toBe("major");
    expect(bumpOf("lobby", [one])).toBe("minor");
    expect(bumpOf("wallet", [one])).toBeUndefined();
    const next = (["patch", "minor", "major"] as const).map((bump) => nextVersion("1.9.3", bump));
    expect(next).toEqual(["1.9.4", "1.10.0", "2.0.0"]);
  });

  it("goes on top of the changelog", () => {
    const first = withEntry(undefined, "lobby", "1.1.0", [one]);
    expect(first).toBe(
      "# @naluma/lobby\n\n## 1.1.0\n\n### Minor Changes\n\n- A list of\n  new games.\n",
    );
    const second = withEntry(first, "lobby", "1.1.1", []);
    expect(second).toContain("# @naluma/lobby\n\n## 1.1.1\n\n## 1.1.0\n");
  });
});

describe("a change without a changeset", () => {
  let root = "";
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "naluma-changesets-"));
    smallRepository(root);
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const unsaid = (since?: string) =>
    unsaidChanges(gitIn(root), partsOf(root), readChangesets(root), since);
  const changed = { "packages/lobby/src/index.ts": "lobby two" };

  it("is found since the tag of its package, committed or not", () => {
    commit(root, changed);
    expect(unsaid()).toEqual([]);
    git(root, "tag", "lobby@1.0.0");
    expect(unsaid()).toEqual([]);
    write(root, "packages/lobby/src/more.ts", "more");
    write(root, "packages/wallet/src/index.ts", "never tagged");
    expect(unsaid()).toEqual([
      "lobby: packages/lobby/src/more.ts changed since lobby@1.0.0, and no changeset says so",
    ]);
    commit(root, {}, { lobby: "patch" });
    expect(unsaid()).toEqual([]);
  });

  it("is no change of its tests and texts, nor of what is not built", () => {
    git(root, "tag", "lobby@1.0.0");
    git(root, "tag", "naluma@1.0.0");
    commit(root, {
      "packages/lobby/src/a.test.ts": "",
      "packages/lobby/README.md": "",
      "apps/gateway/src/a.ts": "",
    });
    expect(unsaid()).toEqual([]);
    write(root, "pnpm-lock.yaml", "lockfileVersion: '10'\n");
    expect(unsaid()).toEqual([expect.stringContaining("naluma: pnpm-lock.yaml changed")]);
  });

  it("is told by the name of a package that nobody has", () => {
    commit(root, changed, { lobbby: "minor" });
    expect(() => unsaid()).toThrow(
      ".changeset/lobbby-minor.md names @naluma/lobbby, and no package that is released is called so",
    );
  });

  it("of a branch wants one of its own", () => {
    commit(root, changed, { lobby: "minor" });
    git(root, "checkout", "--quiet", "-b", "feature");
    commit(root, { "packages/lobby/src/index.ts": "lobby three" });
    expect(unsaid()).toEqual([]);
    expect(unsaid("main")).toEqual([expect.stringContaining("lobby: packages/lobby/src/index.ts")]);
    commit(root, {}, { lobby: "patch" });
    expect(unsaid("main")).toEqual([]);
  });
});
