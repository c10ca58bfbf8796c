import { expect, it } from "vitest";
import { importMapOf, moduleGraph, scriptsOf, staticImports } from "./module-graph.ts";

const page = "http://localhost:4000/";

it("finds entries, preloads and what the inline module imports", () => {
  const html = `<link rel="modulepreload" href="/assets/a.js"/><link rel="icon" href="/i.svg"/>
    <script nonce="n" src="/assets/b.js"></script>
    <script type="module">import * as route0 from "/assets/c.js";import("/assets/d.js");</script>`;
  expect(scriptsOf(html, page)).toEqual(
    ["a", "b", "c", "d"].map((name) => `http://localhost:4000/assets/${name}.js`),
  );
});

it("counts what is asked for after the first paint as well", () => {
  const html = `<link rel="x-modulepreload" href="/assets/a.js"/>
    <script>whenPainted(async () => {const route0 = await import("/assets/b.js");})</script>`;
  expect(scriptsOf(html, page)).toEqual(
    ["a", "b"].map((name) => `http://localhost:4000/assets/${name}.js`),
  );
});

it("takes static imports of a built module, not dynamic ones", () => {
  const code = `import{a as b}from"./a.js";import"./b.js";export{c}from"./c.js";const d=()=>import("./d.js");`;
  expect(staticImports(code, `${page}assets/x.js`)).toEqual(
    ["a", "b", "c"].map((name) => `${page}assets/${name}.js`),
  );
});

it("follows names to the addresses that the document gives them, and ends at one without", () => {
  const html = `<script type="importmap" nonce="n">{"imports":{"home":"/assets/home-1.js"}}</script>`;
  const named = importMapOf(html);
  const at = `${page}assets/x.js`;
  expect(staticImports('import{a}from"home";import"./b.js"', at, named)).toEqual([
    `${page}assets/home-1.js`,
    `${page}assets/b.js`,
  ]);
  expect(() => staticImports('import"live"', at, named)).toThrow(`${at} imports live`);
  expect(importMapOf("<script>go()</script>")).toEqual({});
});

it("reads each module of a graph once, in circles too", async () => {
  const files: Record<string, string> = {
    [`${page}a.js`]: `import"./b.js"`,
    [`${page}b.js`]: `import"./a.js";import"./c.js"`,
    [`${page}c.js`]: "",
  };
  const graph = await moduleGraph([`${page}a.js`], (address) => {
    const code = files[address];
    delete files[address];
    return code === undefined ? Promise.reject(new Error(address)) : Promise.resolve(code);
  });
  expect([...graph.keys()].toSorted()).toEqual([`${page}a.js`, `${page}b.js`, `${page}c.js`]);
});
