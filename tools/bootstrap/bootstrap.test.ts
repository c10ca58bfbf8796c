import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { buildProgress } from "./build-progress.mjs";
import { countResults } from "./count.mjs";
import { lockOf } from "./lock.mjs";
import { root } from "./paths.mjs";
import { choosePort } from "./ports.mjs";
import { startService, stayUntilStopped, stopServices, waitUntilAnswers } from "./services.mjs";
import { steps } from "./steps.mjs";
import { tiers } from "./tiers.mjs";
import { checkNodeVersion } from "./user-error.mjs";

const { execPath } = process;
let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "naluma-bootstrap-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("Node", () => {
  it("is refused when it is too old, with a word on what to do", () => {
    expect(() => checkNodeVersion("18.20.4")).toThrow("Node 18.20.4 is too old");
  });

  it("is enough from version 20 on", () => {
    expect(() => checkNodeVersion("20.11.0")).not.toThrow();
    expect(() => checkNodeVersion("24.21.0")).not.toThrow();
  });
});

describe("a port", () => {
  const listen = async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("no port");
    return { server, port: address.port };
  };

  it("that is taken is replaced by another, and that is said", async () => {
    const said = vi.spyOn(console, "log").mockReturnValue();
    const { server, port } = await listen();
    const taken = new Set<number>();
    const chosen = await choosePort("SOME_PORT", port, "127.0.0.1", taken);
    expect(chosen).toBeGreaterThan(port);
    expect([...taken]).toEqual([chosen]);
    expect(said).toHaveBeenCalledWith(
      `Port ${port} (SOME_PORT) is taken; ${chosen} is used instead.`,
    );
    server.close();
  });

  it("given to one service is not given to the next", async () => {
    vi.spyOn(console, "log").mockReturnValue();
    const { server, port } = await listen();
    await new Promise((resolve) => server.close(resolve));
    expect(await choosePort("A", port, "127.0.0.1", new Set([port]))).not.toBe(port);
  });

  it("that is no port is refused by the name of its variable", async () => {
    vi.stubEnv("SOME_PORT", "many");
    await expect(choosePort("SOME_PORT", 4000, "127.0.0.1", new Set())).rejects.toThrow(
      `SOME_PORT must be a port from 1 to 65535, not "many".`,
    );
  });
});

describe("a service", () => {
  const silent = new PassThrough().resume();
  const service = (code: string) =>
    startService("it", ["-e", code], {}, { program: execPath, out: silent, err: silent });

  it("that ends before it is ready is named", async () => {
    const it = service("process.exit(3)");
    await expect(waitUntilAnswers(it, "http://127.0.0.1:1/healthz")).rejects.toThrow(
      "it ended with code 3 before it was ready.",
    );
  });

  it("is waited for as long as it says anything, and no longer than it is silent", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const stdout = new PassThrough();
    const child = { stdout, stderr: new PassThrough() };
    const talking = { name: "it", child, ended: new Promise<string>(() => {}) };
    const refused = () => Promise.reject(new Error("nobody listens"));
    const fetching = vi.spyOn(globalThis, "fetch").mockImplementation(refused);
    /** Resolves when the address is requested again. */
    const asked = () =>
      new Promise<void>((resolve) => {
        fetching.mockImplementationOnce(() => {
          resolve();
          return refused();
        });
      });
    const waiting = waitUntilAnswers(talking, "http://127.0.0.1:1/", { silence: 1_000 });
    for (let times = 0; times < 3; times += 1) {
      vi.setSystemTime(Date.now() + 900);
      stdout.write("compiling\n");
      await Promise.race([asked(), waiting]);
    }
    vi.setSystemTime(Date.now() + 1_000);
    await expect(waiting).rejects.toThrow("it has neither said nor answered anything");
    fetching.mockRestore();
    vi.useRealTimers();
  });

  it("that ends by itself stops the others, and the run fails", async () => {
    const said = vi.spyOn(console, "error").mockReturnValue();
    const long = service("setInterval(() => {}, 1000)");
    const services = [long, service("process.exit(2)")];
    expect(await stayUntilStopped(services, new Promise(() => {}))).toBe(1);
    expect(said).toHaveBeenCalledWith("\nit ended with code 2. Stopping everything.");
    expect(await long.ended).toBe("by SIGTERM");
  });

  it("is asked to stop and may finish what it does", async () => {
    const polite = service(
      `process.on("SIGTERM", () => setTimeout(() => process.exit(7), 50)); console.log("up"); setInterval(() => {}, 1000)`,
    );
    await new Promise((resolve) => polite.child.stdout.once("data", resolve));
    await stopServices([polite]);
    expect(await polite.ended).toBe("with code 7");
  });
});

it("a lock says nothing about a copy of its checkout", () => {
  const lock = { folder: "/srv/one", pid: 7, services: [8] };
  expect(lockOf(JSON.stringify(lock), "/srv/one")).toEqual(lock);
  expect(lockOf(JSON.stringify(lock), "/srv/copy")).toBeUndefined();
  expect(lockOf("half a l", "/srv/one")).toBeUndefined();
});

it("a build says which host it is at, in whatever pieces its output comes", () => {
  const output = [
    "@naluma/web-mobile:build: vite v8.3.8 building client environment for production...",
    "@naluma/web-mobile:build: ✓ 1594 modules transformed.",
    "@naluma/web-desktop:build: vite v8.3.8 building client environment for production...",
    "@naluma/web-mobile:build: ✓ built in 9.21s",
    "@naluma/web-mobile:build: vite v8.3.8 building ssr environment for production...",
    "@naluma/web-mobile:build: ✓ built in 1.05s",
    "",
  ].join("\n");
  const said: string[] = [];
  const receive = buildProgress((line) => said.push(line));
  for (let at = 0; at < output.length; at += 50) receive(output.slice(at, at + 50));
  expect(said).toEqual([
    "  mobile: scripts for browsers …",
    "  desktop: scripts for browsers …",
    "  mobile: server …",
    "  mobile: built",
  ]);
});

describe("counting results", () => {
  const write = (report: unknown) => {
    const file = join(folder, "results.json");
    writeFileSync(file, JSON.stringify(report));
    return file;
  };
  const vitest = (...statuses: string[]) =>
    write({
      testResults: [
        {
          name: join(root, "it.test.ts"),
          status: "passed",
          assertionResults: statuses.map((status) => ({ status, fullName: `is ${status}` })),
        },
      ],
    });

  it("counts what passed and failed", () => {
    expect(countResults(vitest("passed", "passed", "failed"), 1)).toMatchObject({
      passed: 2,
      failed: 1,
    });
  });

  it("says beside the name of a failed test how what it said begins", () => {
    const said = [`\u001b[31mError: not visible\u001b[39m`, "", ...Array(30).fill("  at a line")];
    const results = [{ errors: [{ message: said.join("\n") }] }];
    const tests = [{ status: "unexpected", projectName: "desktop", results }];
    const specs = [{ title: "opens", file: "journeys/home.spec.ts", tests }];
    const [named = ""] = countResults(write({ suites: [{ specs }] }), 1).names;
    expect(named.split("\n").slice(0, 3)).toEqual([
      "[desktop] journeys/home.spec.ts › opens",
      "      Error: not visible",
      "        at a line",
    ]);
    expect(named.split("\n")).toHaveLength(13);

    const assertionResults = [
      { status: "failed", fullName: "is told", failureMessages: ["AssertionError: 1 is not 2"] },
    ];
    const testResults = [{ name: join(root, "it.test.ts"), status: "failed", assertionResults }];
    expect(countResults(write({ testResults }), 1).names).toEqual([
      "it.test.ts › is told\n      AssertionError: 1 is not 2",
    ]);
  });

  it("counts a skipped and a todo test as failed", () => {
    expect(countResults(vitest("passed", "skipped", "todo"), 0)).toEqual({
      passed: 1,
      failed: 2,
      skipped: 2,
      flaky: [],
      names: ["it.test.ts › is skipped", "it.test.ts › is todo"],
    });
  });

  it("counts a run that failed without a failed test, or wrote nothing", () => {
    expect(countResults(vitest("passed"), 1)).toMatchObject({
      passed: 1,
      failed: 1,
      names: ["the run ended with code 1"],
    });
    expect(countResults(join(folder, "none.json"), 1)).toMatchObject({ passed: 0, failed: 1 });
  });

  it("counts a journey that asserts nothing as failed", () => {
    const annotations = [{ type: "asserts nothing" }];
    const tests = [{ status: "expected", projectName: "desktop", annotations }];
    const specs = [{ title: "opens", file: "journeys/home.spec.ts", tests }];
    expect(countResults(write({ suites: [{ specs }] }), 1)).toMatchObject({
      passed: 0,
      failed: 1,
      names: ["[desktop] journeys/home.spec.ts › opens (asserts nothing)"],
    });
  });

  it("counts a test once for each project of Playwright", () => {
    const tests = [
      { status: "expected", projectName: "desktop" },
      { status: "unexpected", projectName: "mobile" },
      { status: "skipped", projectName: "desktop" },
    ];
    const specs = [{ title: "opens", file: "journeys/home.spec.ts", tests }];
    expect(countResults(write({ suites: [{ suites: [{ specs }] }] }), 1)).toEqual({
      passed: 1,
      failed: 2,
      skipped: 1,
      flaky: [],
      names: ["[mobile] journeys/home.spec.ts › opens", "[desktop] journeys/home.spec.ts › opens"],
    });
  });
});

it("an unknown step of npm test is refused, with the names of all", () => {
  const { status, stderr } = spawnSync(
    execPath,
    [join(import.meta.dirname, "test.mjs"), "linting"],
    {
      encoding: "utf8",
    },
  );
  expect(status).toBe(1);
  expect(stderr).toContain("No step is called linting. Steps: build, format,");
});

describe("the tiers", () => {
  const [quick, all] = [tiers.quick.flat(), tiers.all.flat()];

  it("name every step, each once", () => {
    expect([...new Set([...quick, ...all])].toSorted()).toEqual(Object.keys(steps).toSorted());
    expect(new Set(all).size).toBe(all.length);
  });

  it("leave nothing of the quick one out of the whole, but the journeys that it has anyway", () => {
    expect(quick.filter((step) => !all.includes(step))).toEqual(["smoke"]);
  });

  it.each([quick, all])("build before the units look at what was built", (...tier) => {
    expect(tier.indexOf("build")).toBeLessThan(tier.indexOf("unit"));
  });
});
