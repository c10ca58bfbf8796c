import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setupI18n, type Messages } from "@lingui/core";
import { build, createServer, isRunnableDevEnvironment } from "vite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { compileWords, words } from "./index.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "naluma-words-"));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

/** The export of a catalogue when Vite serves it, as `import.meta.glob` would load it. */
const load = async (catalogue: Record<string, unknown>) => {
  await writeFile(join(folder, "en_US.json"), JSON.stringify(catalogue));
  await writeFile(join(folder, "main.js"), `export { default } from "./en_US.json?words";`);
  const server = await createServer({
    root: folder,
    configFile: false,
    logLevel: "silent",
    plugins: [words()],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    const ssr = server.environments.ssr;
    if (!isRunnableDevEnvironment(ssr))
      throw new Error("Vite's ssr environment cannot run modules");
    const module: { default: Messages } = await ssr.runner.import(join(folder, "main.js"));
    return module.default;
  } finally {
    await server.close();
  }
};

describe("the words plugin", () => {
  it("gives messages that need no parser at run time, plurals and choices included", async () => {
    const messages = await load({
      plain: "Log in",
      named: "Hello {name}",
      counted: "{count, plural, =0 {no games} one {# game} other {# games}}",
      chosen: "{kind, select, slot {a slot} other {a game}}",
    });
    const i18n = setupI18n({ locale: "en", messages: { en: messages } });
    i18n.setMessagesCompiler(() => {
      throw new Error("the parser was asked");
    });

    expect(i18n._("plain")).toBe("Log in");
    expect(i18n._("named", { name: "Mai" })).toBe("Hello Mai");
    expect([0, 1, 12].map((count) => i18n._("counted", { count }))).toEqual([
      "no games",
      "1 game",
      "12 games",
    ]);
    expect(i18n._("chosen", { kind: "slot" })).toBe("a slot");
  });

  it("fails the build of a broken message with its file and id", async () => {
    await writeFile(join(folder, "en_US.json"), JSON.stringify({ "wallet.total": "{sum" }));
    await writeFile(join(folder, "main.js"), `import w from "./en_US.json?words"; console.log(w);`);
    const built = build({
      root: folder,
      configFile: false,
      logLevel: "silent",
      plugins: [words()],
      build: { rollupOptions: { input: join(folder, "main.js") }, write: false },
    });
    await expect(built).rejects.toThrow(/en_US\.json: message "wallet\.total" is broken/);
  });

  it("leaves a catalogue without ?words to Vite", async () => {
    await writeFile(join(folder, "plain.json"), JSON.stringify({ id: "{count, plural" }));
    await writeFile(join(folder, "main.js"), `import w from "./plain.json"; console.log(w.id);`);
    const built = await build({
      root: folder,
      configFile: false,
      logLevel: "silent",
      plugins: [words()],
      build: { rollupOptions: { input: join(folder, "main.js") }, write: false, minify: false },
    });
    expect(JSON.stringify(built)).toContain("{count, plural");
  });
});

describe("a catalogue", () => {
  it("is flat", () => {
    expect(() => compileWords(`{"wallet":{"total":"Total"}}`, "en_US.json")).toThrow(
      `en_US.json: "wallet" is not a text`,
    );
  });

  it("is an object", () => {
    expect(() => compileWords(`["Total"]`, "en_US.json")).toThrow("en_US.json: a catalogue is");
    expect(() => compileWords(`{`, "en_US.json")).toThrow("en_US.json: not JSON");
  });
});
