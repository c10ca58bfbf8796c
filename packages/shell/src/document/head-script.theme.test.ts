// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { showTheme, themeSettings } from "./head-script.ts";

const require = createRequire(import.meta.url);

let deviceIsLight = false;
beforeEach(() => {
  deviceIsLight = false;
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: deviceIsLight && query.includes("prefers-color-scheme: light"),
  }));
});
afterEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
  delete document.documentElement.dataset["theme"];
  vi.unstubAllGlobals();
});

const shown = () => {
  showTheme(window, themeSettings);
  const bars = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  return [document.documentElement.dataset["theme"], ...[...bars].map(({ content }) => content)];
};

describe("the shown theme", () => {
  it.each([
    [null, false, "dark"],
    [null, true, "dark"],
    ["dark", true, "dark"],
    ["light", false, "light"],
    ["device", false, "dark"],
    ["device", true, "light"],
    ["sepia", true, "dark"],
  ] as const)("with the choice %s on a device that is light: %s is %s", (choice, light, theme) => {
    if (choice) localStorage.setItem("theme", choice);
    deviceIsLight = light;
    expect(shown()).toEqual([theme, themeSettings[theme]]);
  });

  it("sets one colour for the browser's bars, however often it changes", () => {
    shown();
    localStorage.setItem("theme", "light");
    expect(shown()).toEqual(["light", themeSettings.light]);
  });

  it("gives the browser's bars the colours of the tokens", () => {
    const tokens = readFileSync(require.resolve("@naluma/ui/theme.css"), "utf8");
    const [dark, light] = [...tokens.matchAll(/--surface-1: (#\w+);/g)].map(([, colour]) => colour);
    expect(themeSettings).toMatchObject({ dark, light });
  });
});
