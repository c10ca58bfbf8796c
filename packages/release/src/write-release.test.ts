import { mkdir, readdir, readFile, rm, symlink, utimes } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  integrityOf,
  releaseIdOf,
  manifestText,
  parseManifest,
  type Manifest,
} from "./manifest.ts";
import { ReleaseError } from "./release-error.ts";
import { releaseFolder, type ReleaseFolder } from "./release-folder.fake.ts";
import { readManifest, releaseIdsIn, verifyRelease } from "./verify-release.ts";
import { writeRelease } from "./write-release.ts";

const script = "desktop/client/assets/desktop/x-1.js";

let folder: ReleaseFolder;
let made: Manifest;
beforeEach(async () => {
  folder = await releaseFolder();
  made = await folder.release({ [script]: "one()" });
});
afterEach(() => folder.remove());

describe("a release folder", () => {
  it("is named after its files, and contains what its manifest says", async () => {
    const seen: Record<string, string> = {};
    const manifest = await verifyRelease(folder.path, made.id, (path, bytes) => {
      seen[path] = bytes.toString();
    });
    expect(manifest).toEqual(made);
    expect(Object.keys(seen)).toEqual(Object.keys(made.files).toSorted());
    expect(seen[script]).toBe("one()");
    expect(made.files[script]).toBe(integrityOf(Buffer.from("one()")));
    expect(releaseIdOf(made.files)).toBe(made.id);
    expect(await releaseIdsIn(folder.path)).toEqual([made.id]);
  });

  it("has the same name for the same files, whenever it was built", async () => {
    const again = await folder.release({ [script]: "one()" }, 5);
    expect(again).toEqual(made);
    expect((await folder.release({ [script]: "two()" })).id).not.toBe(made.id);
    expect(await readdir(folder.path)).toHaveLength(2);
  });

  it("is replaced when it is broken and made again", async () => {
    await folder.put(`${made.id}/${script}`, "evil()");
    await folder.release({ [script]: "one()" });
    expect((await verifyRelease(folder.path, made.id)).id).toBe(made.id);
    expect(await readdir(folder.path)).toEqual([made.id]);
  });

  it("leaves nothing when it fails half way, and removes an unfinished one of a killed writer only", async () => {
    const killed = join(folder.path, ".unfinished-release-x");
    await mkdir(join(folder.path, ".unfinished-release-y"));
    await mkdir(killed);
    await utimes(killed, 1_000, 1_000);
    const builds = { desktop: "/nowhere", mobile: "/nowhere" };
    await expect(writeRelease(folder.path, { packages: {}, builtAt: 0, builds })).rejects.toThrow(
      "ENOENT",
    );
    expect((await readdir(folder.path)).toSorted()).toEqual([".unfinished-release-y", made.id]);
  });
});

describe("verifying a broken release", () => {
  const reason = async () => {
    const refused: unknown = await verifyRelease(folder.path, made.id).catch(
      (error: unknown) => error,
    );
    return refused instanceof ReleaseError ? refused.message : "nothing was refused";
  };

  it("reports a file that was changed, is missing or is not listed", async () => {
    await folder.put(`${made.id}/${script}`, "evil()");
    expect(await reason()).toContain(`${script} was changed`);
    await rm(join(folder.path, made.id, script));
    expect(await reason()).toContain(`${script} cannot be read`);
    await folder.put(`${made.id}/${script}`, "one()");
    await folder.put(`${made.id}/desktop/client/assets/more.js`, "");
    expect(await reason()).toContain("desktop/client/assets/more.js is not in its manifest");
  });

  it("reports even the last of many files", async () => {
    const names = Array.from({ length: 40 }, (_, at) => `mobile/server/part-${at + 10}.js`);
    const { id } = await folder.release(Object.fromEntries(names.map((name) => [name, "part()"])));
    await folder.put(`${id}/${names.at(-1)}`, "evil()");
    await expect(verifyRelease(folder.path, id)).rejects.toThrow("part-49.js was changed");
  });

  it("reports a link in place of a file", async () => {
    await symlink("/etc/passwd", join(folder.path, made.id, "mobile/client/passwd"));
    expect(await reason()).toContain("mobile/client/passwd is not in its manifest");
  });

  it("reports many faults in one line", async () => {
    for (const name of ["a", "b", "c", "d", "e"])
      await folder.put(`${made.id}/desktop/client/${name}`, "");
    expect(await reason()).toContain("; and 2 more");
  });

  it("reports a missing or changed manifest, or that of another release", async () => {
    await expect(readManifest(folder.path, "000000000000")).rejects.toThrow("There is no release");
    await folder.put("000000000000/manifest.json", manifestText(made));
    await expect(readManifest(folder.path, "000000000000")).rejects.toThrow(`id is ${made.id}`);
    const files = { ...made.files, "mobile/client/a.js": integrityOf(Buffer.from("")) };
    await folder.put(`${made.id}/manifest.json`, manifestText({ ...made, files }));
    expect(await reason()).toContain("so it was changed");
  });

  it.each([
    ["../../etc/passwd", "expected a path such as"],
    ["desktop/client/../../x", "expected a path such as"],
    ["desktop/client//x", "expected a path such as"],
    ["desktop/other/x.js", "expected a path such as"],
    ["/desktop/client/x", "expected a path such as"],
  ])("rejects the path %s", async (path, expected) => {
    const text = await readFile(join(folder.path, made.id, "manifest.json"), "utf8");
    const changed = text.replace(`"${script}"`, JSON.stringify(path));
    expect(() => parseManifest(changed, "m.json")).toThrow(expected);
  });

  it("rejects a release without a server", () => {
    const files = { [script]: integrityOf(Buffer.from("")) };
    expect(() => parseManifest(manifestText({ ...made, files }), "m.json")).toThrow(
      "expected desktop/server/index.js and mobile/server/index.js",
    );
  });
});
