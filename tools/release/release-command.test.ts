import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  readManifest,
  readReleases,
  ReleaseError,
  verifyRelease,
  writeReleases,
} from "@naluma/release";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { gitIn } from "./git.ts";
import { release, rollback, whatRuns, type ReleaseOrder } from "./release.ts";
import {
  buildSteps,
  commit,
  gitIn as git,
  smallRepository,
  write,
} from "./testing/small-repository.ts";

let kept = "";
let root = "";
let folder = "";
let said: string[] = [];
const folders: string[] = [];

const temporary = (): string => {
  const made = mkdtempSync(join(tmpdir(), "naluma-release-command-"));
  folders.push(made);
  return made;
};

/** A repository whose first release is running, with a change of the lobby for the next one. */
beforeAll(async () => {
  kept = temporary();
  root = join(kept, "repository");
  folder = join(kept, "releases");
  smallRepository(root);
  await release(ports(), everybody());
  commit(root, { "packages/lobby/src/index.ts": "lobby two" }, { lobby: "minor" });
});
beforeEach(() => {
  const copy = temporary();
  cpSync(kept, copy, { recursive: true });
  root = join(copy, "repository");
  folder = join(copy, "releases");
});
afterEach(() => {
  for (const made of folders.splice(1)) rmSync(made, { recursive: true, force: true });
});
afterAll(() => rmSync(kept, { recursive: true, force: true }));

const ports = () => {
  said = [];
  return {
    git: gitIn(root),
    folder,
    steps: buildSteps,
    now: () => 1_795_188_000_000,
    say: (line: string) => said.push(line),
  };
};
const everybody = (...names: string[]): ReleaseOrder => ({ names, percent: 100 });

/** The releases that each site runs, as printed for the user: `lobby 1.1.0 wallet 1.0.0: 100`. */
const running = async (site = "*") => {
  const shares = (await readReleases(folder))?.[site] ?? [];
  return Promise.all(
    shares.map(async (share) => {
      const { packages } = await verifyRelease(folder, share.release);
      return `lobby ${packages["lobby"]} wallet ${packages["wallet"]}: ${share.percent}`;
    }),
  );
};
const idOf = async () => (await readReleases(folder))?.["*"]?.[0]?.release ?? "";
const read = (file: string) => readFileSync(join(root, file), "utf8");

describe("a release", () => {
  it("gives the feature its version, a changelog and a tag, and leaves every other as it runs", async () => {
    // Another team's work is unfinished.
    commit(root, { "packages/wallet/src/index.ts": "wallet half done" });
    const before = await readManifest(folder, await idOf());
    await release(ports(), everybody("lobby"));

    expect(await running()).toEqual(["lobby 1.1.0 wallet 1.0.0: 100"]);
    const after = await readManifest(folder, await idOf());
    const changed = Object.keys(after.files).filter(
      (file) => after.files[file] !== before.files[file],
    );
    expect(changed).toEqual([
      "desktop/client/assets/desktop/lobby.js",
      "desktop/server/versions.json",
      "mobile/client/assets/mobile/lobby.js",
      "mobile/server/versions.json",
    ]);
    expect(git(root, "tag", "--list", "lobby@*")).toBe("lobby@1.0.0\nlobby@1.1.0");
    expect(read("packages/lobby/CHANGELOG.md")).toBe(
      "# @naluma/lobby\n\n## 1.1.0\n\n### Minor Changes\n\n- Players find more in lobby.\n",
    );
    expect(existsSync(join(root, ".changeset/lobby-minor.md"))).toBe(false);
    expect(git(root, "status", "--porcelain")).toBe("");
    expect(git(root, "log", "-1", "--format=%s")).toBe("release: lobby 1.1.0");
  });

  it("goes to some visitors first and to everybody by the same command, without a second build", async () => {
    await release(ports(), { names: ["lobby"], percent: 10 });
    expect(await running()).toEqual([
      "lobby 1.0.0 wallet 1.0.0: 90",
      "lobby 1.1.0 wallet 1.0.0: 10",
    ]);
    await release(ports(), everybody("lobby"));
    expect(await running()).toEqual(["lobby 1.1.0 wallet 1.0.0: 100"]);
    expect(said.join("\n")).not.toContain("Building desktop");
    expect(said.at(-1)).toBe("All other sites: lobby 1.1.0 for 100 percent");
  });

  it("of one feature waits for no other that is on its way", async () => {
    await release(ports(), { names: ["lobby"], percent: 10 });
    commit(root, { "packages/wallet/src/index.ts": "wallet two" }, { wallet: "patch" });
    await release(ports(), everybody("wallet"));
    expect(await running()).toEqual([
      "lobby 1.0.0 wallet 1.0.1: 90",
      "lobby 1.1.0 wallet 1.0.1: 10",
    ]);
  });

  it("to one site leaves the others", async () => {
    await release(ports(), { ...everybody("lobby"), site: "2" });
    expect(await running("2")).toEqual(["lobby 1.1.0 wallet 1.0.0: 100"]);
    expect(await running()).toEqual(["lobby 1.0.0 wallet 1.0.0: 100"]);
  });

  it("that fails a step is not there, and the same command goes on once it is put right", async () => {
    const broken = {
      title: "Checking the types of the composition",
      run: () => Promise.reject(new Error("types")),
    };
    const failing = release({ ...ports(), steps: [broken] }, everybody("lobby"));
    await expect(failing).rejects.toThrow("types");
    expect(await running()).toEqual(["lobby 1.0.0 wallet 1.0.0: 100"]);
    expect(git(root, "tag", "--list", "lobby@*")).toBe("lobby@1.0.0");
    expect(git(root, "log", "-1", "--format=%s")).toBe("a change");

    // The fix becomes part of the version and needs no changeset of its own.
    commit(root, { "packages/lobby/src/index.ts": "lobby two, put right" });
    await release(ports(), everybody("lobby"));
    expect(await running()).toEqual(["lobby 1.1.0 wallet 1.0.0: 100"]);
    expect(git(root, "tag", "--list", "lobby@*")).toBe("lobby@1.0.0\nlobby@1.1.0");
    expect(git(root, "show", "lobby@1.1.0:packages/lobby/src/index.ts")).toContain("put right");
    expect(said[1]).toBe("1 of 4, after 0 s: Composing the versions that run with the new one");
  });

  it("is on the branch beside what was committed while it was tried", async () => {
    const meanwhile = {
      title: "Meanwhile",
      run: async () => commit(root, { "packages/wallet/src/index.ts": "wallet half done" }),
    };
    await release({ ...ports(), steps: [meanwhile, ...buildSteps] }, everybody("lobby"));
    expect(git(root, "show", "lobby@1.1.0:packages/wallet/src/index.ts")).toBe("wallet one");
    expect(read("packages/wallet/src/index.ts")).toBe("wallet half done");
    expect(read("packages/lobby/package.json")).toContain('"version": "1.1.0"');
    expect(git(root, "status", "--porcelain")).toBe("");
  });

  it("goes on top of one that came first", async () => {
    const first = await idOf();
    let once = true;
    const meanwhile = {
      title: "Meanwhile",
      run: async () => {
        if (once)
          await writeReleases(folder, {
            "*": [{ release: first, percent: 100 }],
            3: [{ release: first, percent: 100 }],
          });
        once = false;
      },
    };
    await release({ ...ports(), steps: [meanwhile, ...buildSteps] }, everybody("lobby"));
    expect(await running("3")).toEqual(["lobby 1.1.0 wallet 1.0.0: 100"]);
  });

  it.each([
    ["a feature that nobody knows", "bingo", {}, "is called bingo. There are naluma, web-desktop"],
    ["what no commit holds", "lobby", { edit: true }, "no commit holds"],
    ["a change that no changeset names", "wallet", { commit: true }, "wallet/src/index.ts changed"],
    ["a changeset that git does not know", "lobby", { write: true }, ".changeset/new.md: commit"],
  ])("of %s is refused before anything is done", async (_, name, how, reason) => {
    const changed = { "packages/wallet/src/index.ts": "wallet two" };
    if ("commit" in how) commit(root, changed);
    if ("edit" in how) for (const [file, text] of Object.entries(changed)) write(root, file, text);
    if ("write" in how)
      write(root, ".changeset/new.md", `---\n"@naluma/lobby": minor\n---\n\nMore games.\n`);
    await expect(release(ports(), everybody(name))).rejects.toThrow(reason);
    expect(said).toEqual([]);
    expect(git(root, "tag", "--list", "*@1.1.0")).toBe("");
  });

  it("to a site where nothing runs yet takes everything", async () => {
    const first = await idOf();
    await writeReleases(folder, { 2: [{ release: first, percent: 100 }] });
    await release(ports(), { ...everybody("lobby"), site: "1" });
    expect(await running("1")).toEqual(["lobby 1.1.0 wallet 1.0.0: 100"]);
    expect(await running("2")).toEqual(["lobby 1.0.0 wallet 1.0.0: 100"]);
  });

  describe("to several sites, of which one", () => {
    /** Site 2 has lobby 1.1.0 for ten per cent of its visitors; a change of the wallet is pending. */
    beforeEach(async () => {
      await release(ports(), { names: ["lobby"], percent: 10, site: "2" });
      commit(root, { "packages/wallet/src/index.ts": "wallet two" }, { wallet: "patch" });
    });
    const nothingNew = async () => {
      expect(await running("2")).toEqual([
        "lobby 1.0.0 wallet 1.0.0: 90",
        "lobby 1.1.0 wallet 1.0.0: 10",
      ]);
      expect(await running()).toEqual(["lobby 1.0.0 wallet 1.0.0: 100"]);
      expect(git(root, "tag", "--list", "wallet@*")).toBe("wallet@1.0.0");
      expect(git(root, "log", "-1", "--format=%s")).toBe("a change");
      expect(git(root, "status", "--porcelain")).toBe("");
      // Two were running before; the one that passed for only one site is not kept.
      expect(readdirSync(folder).filter((name) => !name.endsWith(".json"))).toHaveLength(2);
    };

    it("refuses, composes for none", async () => {
      const refused = release(ports(), { names: ["wallet"], percent: 10 });
      await expect(refused).rejects.toThrow("Site 2: lobby 1.1.0 is on its way to 10 percent");
      expect(said).toEqual(["Versions: wallet 1.0.0 to 1.0.1"]);
      await nothingNew();
    });

    it("fails a step, gives it to none, and the same version to all once that is put right", async () => {
      const brokenWithNewLobby = {
        title: "Playing a game on both hosts",
        run: async (checkout: string) => {
          const lobby = readFileSync(join(checkout, "packages/lobby/src/index.ts"), "utf8");
          if (lobby === "lobby two") throw new ReleaseError("the game does not start");
        },
      };
      const steps = [...buildSteps, brokenWithNewLobby];
      const failing = release({ ...ports(), steps }, everybody("wallet"));
      await expect(failing).rejects.toThrow(
        "Site 2: the game does not start\nNo site gets anything new.",
      );
      // For the other nine tenths at site 2 it was already complete.
      expect(said.filter((line) => line.includes("Writing the release"))).toHaveLength(1);
      await nothingNew();

      await release(ports(), everybody("wallet"));
      expect(await running("2")).toEqual([
        "lobby 1.0.0 wallet 1.0.1: 90",
        "lobby 1.1.0 wallet 1.0.1: 10",
      ]);
      expect(await running()).toEqual(["lobby 1.0.0 wallet 1.0.1: 100"]);
      expect(said.filter((line) => line.includes("Writing the release"))).toHaveLength(2);
    });
  });
});

describe("a rollback", () => {
  it("goes back at once where that composition is there", async () => {
    const first = await idOf();
    await release(ports(), everybody("lobby"));
    await rollback({ ...ports(), steps: [] }, { names: ["lobby"] });
    expect(await idOf()).toBe(first);
    expect(await readReleases(folder)).toEqual({ "*": [{ release: first, percent: 100 }] });
  });

  it("composes what never ran together", async () => {
    await release(ports(), everybody("lobby"));
    commit(root, { "packages/wallet/src/index.ts": "wallet two" }, { wallet: "patch" });
    await release(ports(), everybody("wallet"));
    await rollback(ports(), { names: ["lobby"] });
    expect(await running()).toEqual(["lobby 1.0.0 wallet 1.0.1: 100"]);
  });

  it("takes it from the visitors who have it, and says where nothing ran before it", async () => {
    await release(ports(), { names: ["lobby"], percent: 10 });
    await rollback(ports(), { names: ["lobby"] });
    expect(await running()).toEqual(["lobby 1.0.0 wallet 1.0.0: 100"]);
    await expect(rollback(ports(), { names: ["lobby"] })).rejects.toThrow(
      "lobby 1.0.0 is the first that ran there",
    );
  });

  const nextLobby = (text: string) =>
    commit(root, { "packages/lobby/src/index.ts": text }, { lobby: "minor" });

  it("never goes back to what was taken back before, however new it is", async () => {
    await release(ports(), everybody("lobby"));
    await rollback(ports(), { names: ["lobby"] });
    nextLobby("lobby three");
    await release(ports(), { names: ["lobby"], percent: 10 });
    await release(ports(), everybody("lobby"));
    await rollback(ports(), { names: ["lobby"] });
    expect(await running()).toEqual(["lobby 1.0.0 wallet 1.0.0: 100"]);
    expect(said).toContain("All other sites: lobby 1.2.0 back to 1.0.0");
  });

  it("goes to what was taken back once and released again", async () => {
    await release(ports(), everybody("lobby"));
    await rollback(ports(), { names: ["lobby"] });
    await release(ports(), everybody("lobby"));
    nextLobby("lobby three");
    await release(ports(), everybody("lobby"));
    await rollback(ports(), { names: ["lobby"] });
    expect(await running()).toEqual(["lobby 1.1.0 wallet 1.0.0: 100"]);
  });

  it("never goes to a version that is in the folder and that nobody had", async () => {
    const before = await readReleases(folder);
    await release(ports(), everybody("lobby"));
    // As if it had been composed but its name was never written.
    await writeReleases(folder, before ?? {});
    nextLobby("lobby three");
    await release(ports(), { names: ["lobby"], percent: 50 });
    await rollback(ports(), { names: ["lobby"] });
    expect(await running()).toEqual(["lobby 1.0.0 wallet 1.0.0: 100"]);
  });

  it("of a site goes to what ran at that site", async () => {
    await release(ports(), { ...everybody("lobby"), site: "2" });
    nextLobby("lobby three");
    await release(ports(), everybody("lobby"));
    await rollback(ports(), { names: ["lobby"] });
    expect(await running("2")).toEqual(["lobby 1.1.0 wallet 1.0.0: 100"]);
    expect(await running()).toEqual(["lobby 1.0.0 wallet 1.0.0: 100"]);
  });

  it("goes to a version that a person names, unless it runs or has no tag", async () => {
    const to = (version: string) => rollback(ports(), { names: [`lobby@${version}`] });
    await release(ports(), everybody("lobby"));
    await expect(to("1.1.0")).rejects.toThrow("lobby 1.1.0 runs already");
    await expect(to("1.0.7")).rejects.toThrow("no tag lobby@1.0.7");
    await to("1.0.0");
    expect(await running()).toEqual(["lobby 1.0.0 wallet 1.0.0: 100"]);
  });
});

it("what runs is shown by site with its versions, and what led there", async () => {
  await release(ports(), { names: ["lobby"], percent: 10, site: "2" });
  const lines = (await whatRuns(ports())).map((line) => line.replaceAll(/[0-9a-f]{12}/g, "ID"));
  const all = (lobby: string) =>
    `ID  naluma 1.0.0, web-desktop 1.0.0, lobby ${lobby}, ui 1.0.0, wallet 1.0.0, web-mobile 1.0.0`;
  expect(lines).toEqual([
    "Site 2, since 2026-11-20 15:20 UTC:",
    `  90 percent  ${all("1.0.0")}`,
    `  10 percent  ${all("1.1.0")}`,
    "  that is: lobby 1.0.0 for 90 percent; lobby 1.1.0 for 10 percent",
    "All other sites, since 2026-11-20 15:20 UTC:",
    `  100 percent  ${all("1.0.0")}`,
    "",
    "2026-11-20 15:20 UTC  release lobby 1.1.0 to 10 percent",
    expect.stringContaining("UTC  release naluma 1.0.0, web-desktop 1.0.0"),
  ]);
});

/** The output of the process that was killed. */
const killed = (command: string, line: number) =>
  spawnSync(
    process.execPath,
    [join(import.meta.dirname, "testing/killed-release.ts"), command, root, folder, String(line)],
    { encoding: "utf8" },
  );

const steps = [
  "Versions",
  "Composing",
  "Building desktop",
  "Building mobile",
  "Writing the release",
  "Tagging",
  "Naming what runs",
];

describe("a release that is killed", () => {
  // Also with one host built and the other not, which is further than none.
  const halfBuilt = steps.map((step, place) => [step, place + 1] as const).toSpliced(2, 1);
  it.each(halfBuilt)(
    "before: %s; leaves the old one, and the same command goes on",
    async (step, line) => {
      const { signal, stdout } = killed("release", line);
      expect(signal).toBe("SIGKILL");
      expect(stdout.split("\n")).toHaveLength(line);
      expect(git(root, "tag", "--list", "lobby@1.1.0")).toBe(
        step === "Naming what runs" ? "lobby@1.1.0" : "",
      );
      expect(await running()).toEqual(["lobby 1.0.0 wallet 1.0.0: 100"]);

      await release(ports(), everybody("lobby"));
      expect(said.at(-1)).toContain("100 percent");
      expect(await running()).toEqual(["lobby 1.1.0 wallet 1.0.0: 100"]);
      expect(git(root, "tag", "--list", "lobby@*")).toBe("lobby@1.0.0\nlobby@1.1.0");
      expect(git(root, "worktree", "list").split("\n")).toHaveLength(1);
      if (step !== "Tagging" && step !== "Naming what runs")
        expect(said[0]).toContain("Versions: lobby 1.0.0 to 1.1.0");
    },
  );
});
