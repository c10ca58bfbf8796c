// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { awaitFont, fontScript } from "./render-document.tsx";

const { dataset } = document.documentElement;

const fonts = (load: () => Promise<FontFace[]>) =>
  Object.defineProperty(document, "fonts", { configurable: true, value: { load } });

afterEach(() => {
  delete dataset["font"];
  Reflect.deleteProperty(document, "fonts");
});

it("the page is marked as waiting for its font until the font has loaded", async () => {
  const { promise, resolve } = Promise.withResolvers<FontFace[]>();
  const load = vi.fn(() => promise);
  fonts(load);
  awaitFont(window, "a");
  expect(load).toHaveBeenCalledWith("1em Archivo", "a");
  expect(dataset["font"]).toBe("coming");
  resolve([]);
  await promise;
  expect(dataset["font"]).toBeUndefined();
});

it("a font that cannot be loaded delays nothing", async () => {
  fonts(() => Promise.reject(new Error("offline")));
  awaitFont(window, "a");
  await vi.waitFor(() => expect(dataset["font"]).toBeUndefined());
});

it("Vietnamese waits for its own letters too", () => {
  expect(fontScript("vi_VN")).toContain('(window,"aạ")');
  expect(fontScript("en_US")).toContain('(window,"a")');
});
