import { expect, test } from "vitest";
import { slimManifest } from "./slim-manifest.ts";

const written = (routes: object) =>
  `window.__reactRouterManifest=${JSON.stringify({
    entry: { module: "/entry.js", imports: ["/vendor.js", "/first.js"], css: [] },
    routes,
    url: "/manifest-1.js",
    version: "1",
  })};`;

test("a route keeps what says something, and the files that only it needs", () => {
  const faq = {
    id: "/faq",
    parentId: "lobby",
    path: "faq",
    hasLoader: true,
    hasAction: false,
    hasDefaultExport: true,
    module: "/faq.js",
    imports: ["/vendor.js", "/content.js", "/first.js"],
    css: [],
  };
  const root = {
    id: "root",
    path: "",
    hasLoader: false,
    module: "/root.js",
    imports: ["/first.js"],
  };
  expect(slimManifest(written({ "/faq": faq, root }))).toBe(
    written({
      "/faq": {
        id: "/faq",
        parentId: "lobby",
        path: "faq",
        hasLoader: true,
        module: "/faq.js",
        imports: ["/content.js"],
      },
      root: { id: "root", path: "", module: "/root.js" },
    }),
  );
});

test("a form that is not known is an error of the build", () => {
  expect(() => slimManifest("self.routes={};")).toThrow("in another form");
});
