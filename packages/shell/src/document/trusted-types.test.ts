// @vitest-environment jsdom
import { expect, it } from "vitest";
import { allowScriptsFrom, guardMarkup } from "./trusted-types.ts";

it("React's empty script and our two workers are allowed, and nothing else", () => {
  const made: {
    name: string;
    rules: Parameters<NonNullable<typeof window.trustedTypes>["createPolicy"]>[1];
  }[] = [];
  window.trustedTypes = { createPolicy: (name, rules) => made.push({ name, rules }) };
  guardMarkup();
  const [{ name, rules } = { name: "", rules: undefined }] = made;
  expect(name).toBe("default");
  expect(rules?.createHTML("<script></script>")).toBe("<script></script>");
  expect(rules?.createHTML("<img src=x onerror=alert(1)>")).toBe("");
  const allowed = ["/service-worker.js", "/assets/desktop/search-worker-Ab1_-x.js"];
  for (const address of allowed) expect(rules?.createScriptURL(address)).toBe(address);
  const refused = [
    "https://evil.example/service-worker.js",
    "/api/service-worker.js",
    "data:text/javascript,1",
  ];
  for (const address of refused) expect(rules?.createScriptURL(address)).toBeNull();

  // With the player's consent, scripts from a single third party are allowed, for as long as the consent lasts.
  const pixel = "https://pixel.example/en.js";
  expect(rules?.createScriptURL(pixel)).toBeNull();
  allowScriptsFrom("https://pixel.example");
  expect(rules?.createScriptURL(pixel)).toBe(pixel);
  for (const address of [...refused, "https://pixel.example.evil.example/en.js"])
    expect(rules?.createScriptURL(address)).toBeNull();
  allowScriptsFrom(undefined);
  for (const address of [...refused, pixel]) expect(rules?.createScriptURL(address)).toBeNull();
});
