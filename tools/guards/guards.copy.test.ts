import { spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { copyTree } from "../conformance/copy-tree.ts";
import { scaledTimeout } from "../timeouts/index.ts";
import { bareTexts } from "../translated/bare-texts.ts";

/*
 * Tests of the guards that enforce the floors (docs/architecture.md): a violation is planted in a copy of the checkout
 * and must be detected, and the unmodified copy must pass.
 */
const root = join(import.meta.dirname, "../..");
let copy = "";

// Each test runs a tool over many files, possibly on a busy machine.
vi.setConfig({ testTimeout: scaledTimeout(600_000) });

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "naluma-guards-"));
  copyTree(root, copy);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const planted = new Map<string, string | undefined>();

/** Writes a file into the copy; its previous content is restored after the test. */
const plant = (file: string, content: string) => {
  const path = join(copy, file);
  planted.set(path, readIfThere(path));
  writeFileSync(path, content);
};

const readIfThere = (path: string): string | undefined => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
};

afterEach(() => {
  for (const [path, before] of planted) {
    if (before === undefined) rmSync(path);
    else writeFileSync(path, before);
  }
  planted.clear();
});

const run = (program: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(join(copy, "node_modules/.bin", program), args, {
    cwd: copy,
    encoding: "utf8",
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", NO_COLOR: "1" },
  });
  return { passes: status === 0, output: stdout + stderr };
};

describe("a package resolves only what it declares and what others export", () => {
  const types = () => run("tsc", "-b", "packages/machine", "packages/realtime");

  it("passes as it is", () => {
    expect(types()).toEqual({ passes: true, output: "" });
  });

  it("refuses a package that is not declared", () => {
    plant("packages/machine/src/planted.ts", `export * from "@naluma/i18n";\n`);
    expect(types()).toEqual({
      passes: false,
      output: expect.stringContaining("Cannot find module '@naluma/i18n'"),
    });
  });

  it("refuses a path that the exports do not name", () => {
    plant("packages/realtime/src/planted.ts", `export * from "@naluma/machine/src/machine.ts";\n`);
    expect(types()).toEqual({
      passes: false,
      output: expect.stringContaining("Cannot find module '@naluma/machine/src/machine.ts'"),
    });
  });
});

describe("a package uses the floors below its own", () => {
  const boundaries = () => run("turbo", "boundaries");

  /** Declares the dependency, so that only its floor is a violation. */
  const declare = (folder: string, dependency: string) => {
    const manifest = JSON.parse(readFileSync(join(copy, folder, "package.json"), "utf8"));
    const dependencies = { ...manifest.dependencies, [dependency]: "workspace:*" };
    plant(`${folder}/package.json`, JSON.stringify({ ...manifest, dependencies }));
  };

  it("passes as it is", () => {
    expect(boundaries()).toMatchObject({ passes: true });
  });

  it.each([
    ["packages/lobby", "@naluma/member", "a feature, its neighbour"],
    ["packages/i18n", "@naluma/ui", "a part of the platform, its neighbour"],
    ["packages/ui", "@naluma/captcha", "a part of the platform, what is made of such parts"],
    ["packages/captcha", "@naluma/member", "what is made of platform parts, a feature"],
    ["packages/site", "@naluma/captcha", "the ground, the platform above it"],
    ["packages/machine", "@naluma/i18n", "the ground, the platform above it"],
    ["apps/sandbox", "@naluma/api-client", "the sandbox, the client's reading of the wire"],
    ["packages/lobby", "@naluma/game-engines", "a feature, the providers' games"],
    ["packages/shell", "@naluma/game-engines", "the shell, the providers' games"],
    ["apps/web-mobile", "@naluma/game-engines", "a host, the providers' games"],
    ["packages/game-launcher", "@naluma/game-client", "a feature, the page of a game"],
    ["packages/game-engines", "@naluma/api-client", "an engine, anything above the ground"],
    ["apps/game-client", "@naluma/ui", "the page of a game, the lobby's platform"],
    ["apps/operator-desk", "@naluma/shell", "the operator's desk, where players' features meet"],
    ["apps/operator-desk", "@naluma/sandbox", "the operator's desk, the insides of what it asks"],
    ["packages/shell", "@naluma/operator-desk", "the shell, the operator's desk"],
  ])("refuses that %s uses %s (%s)", (folder, other) => {
    declare(folder, other);
    const source = folder.startsWith("apps/web-") ? "app" : "src";
    plant(`${folder}/${source}/planted.ts`, `export * from "${other}";\n`);
    const { passes, output } = boundaries();
    expect(passes).toBe(false);
    expect(output).toContain(other);
  });
});

describe("the lint keeps React, and paths out of a package, where they belong", () => {
  const react = `import { useState } from "react";\nexport const planted = useState;\n`;
  const lint = (file: string, content: string) => {
    plant(file, content);
    return run("oxlint", file);
  };

  it.each(["packages/site/src/planted.ts", "packages/wallet/src/return-all/planted.machine.ts"])(
    "refuses React in %s",
    (file) => {
      const { passes, output } = lint(file, react);
      expect(passes).toBe(false);
      expect(output).toContain(".ts thinks, use-*.ts connects, .tsx draws");
    },
  );

  it.each(["packages/site/src/use-planted.ts", "packages/site/src/planted.desktop.tsx"])(
    "lets %s use React",
    (file) => {
      expect(lint(file, react)).toMatchObject({ passes: true });
    },
  );

  it("refuses a feature in a feature, in every kind of file, and lets the shell have both", () => {
    const feature = `export * from "@naluma/lobby";\n`;
    for (const name of ["planted.ts", "use-planted.ts", "planted.tsx", "planted.test.ts"]) {
      const { passes, output } = lint(`packages/wallet/src/${name}`, feature);
      expect(passes, name).toBe(false);
      expect(output, name).toContain("features never import each other");
    }
    const { output } = lint("packages/shell/src/planted.ts", feature);
    expect(output).not.toContain("features never import each other");
  });

  it.each([
    "@naluma/site/src/currency.ts",
    "../../i18n/src/index.ts",
    "../../../tools/vite/index.ts",
  ])("refuses an import of %s, whatever kind of file has it", (path) => {
    const files = ["planted.ts", "use-planted.ts", "planted.tsx", "planted.test.ts"].map(
      (name) => `packages/member/src/${name}`,
    );
    for (const file of files) plant(file, `export * from "${path}";\n`);
    const { output } = run("oxlint", "--format=unix", ...files);
    for (const file of files)
      expect(output).toContain(`${file}:1:1: '${path}' import is restricted`);
  });
});

describe("an export that only tests use", () => {
  // The knip step already checks that the unmodified copy has no violation.
  const production = () => run("knip", "--production", "-c", "knip.production.ts");

  it("is refused where only what ships is looked at, also behind a face", () => {
    const currency = readFileSync(join(copy, "packages/site/src/currency.ts"), "utf8");
    plant("packages/site/src/currency.ts", `${currency}\nexport const planted = 1;\n`);
    plant("packages/site/src/planted.test.ts", `export { planted } from "./currency.ts";\n`);
    expect(run("knip")).toMatchObject({ passes: true });
    expect(production()).toEqual({ passes: false, output: expect.stringContaining("planted") });
  });
});

describe("a text that a translated page may lose", () => {
  it("is nowhere: what changes, or has a neighbour that comes and goes, has an element of its own", () => {
    const drawing = globSync("{packages,apps}/*/{src,app}/**/*.tsx", { cwd: copy });
    const packages = new Set(drawing.map((file) => file.split("/", 2).join("/")));
    expect(packages.size).toBeGreaterThan(9);
    expect(bareTexts(copy, [...packages])).toEqual([]);
  });

  it("is refused", () => {
    plant(
      "packages/wallet/src/planted.tsx",
      "export const Planted = (props: { games: number }) => <p>{props.games} games</p>;\n",
    );
    expect(bareTexts(copy, ["packages/wallet"])).toEqual([
      "packages/wallet/src/planted.tsx:1: {props.games}",
    ]);
  });
});
