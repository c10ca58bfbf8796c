import type { Hono } from "hono";
import { openAPIRouteHandler } from "hono-openapi";
import type { Bound } from "../wire/client-address.ts";
import { documentation } from "../wire/openapi.ts";
import { pageHeaders, type Page } from "./page-headers.ts";
import { servicePage } from "./service-page.ts";

const pageStyle = `
:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 18%, transparent); }
body { font: 15px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 62rem; padding: 1.5rem; }
h1 { font-size: 1.4rem; } h2 { font-size: 1.1rem; margin-top: 2rem; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid var(--line); padding: .35rem .5rem; text-align: left; vertical-align: top; }
label { display: inline-flex; flex-direction: column; gap: .2rem; margin: 0 .8rem .8rem 0; }
input, select, textarea, button { font: inherit; padding: .3rem .5rem; }
textarea { width: 100%; min-height: 12rem; font-family: ui-monospace, monospace; font-size: .85rem; box-sizing: border-box; }
pre { overflow: auto; background: var(--line); padding: .8rem; font-size: .8rem; }
details { border-bottom: 1px solid var(--line); padding: .4rem 0; }
summary { cursor: pointer; } code { font-size: .9em; }
[role=status] { min-height: 1.5em; font-weight: 600; }
[hidden] { display: none; }
`;

const script = `
const show = (tag, text, parent) => {
  const element = document.createElement(tag);
  element.textContent = text;
  parent.append(element);
  return element;
};
const answer = await fetch("/sandbox/openapi.json");
const spec = await answer.json();
const main = document.querySelector("main");
const groups = new Map();
for (const [path, methods] of Object.entries(spec.paths))
  for (const [method, operation] of Object.entries(methods)) {
    const tag = operation.tags?.[0] ?? "Other";
    groups.set(tag, [...(groups.get(tag) ?? []), { path, method, operation }]);
  }
for (const [tag, calls] of groups) {
  show("h2", tag, main);
  for (const { path, method, operation } of calls) {
    const details = show("details", "", main);
    show("code", method.toUpperCase() + " " + path, show("summary", "", details));
    const body = operation.requestBody?.content["application/json"].schema;
    if (body) { show("p", "Body", details); show("pre", JSON.stringify(body, null, 2), details); }
    for (const [status, response] of Object.entries(operation.responses)) {
      show("p", status + ": " + response.description, details);
      const schema = response.content?.["application/json"]?.schema;
      if (schema && status === "200") show("pre", JSON.stringify(schema, null, 2), details);
    }
  }
}
document.querySelector("[role=status]").textContent = "";
`;

/** Renders /sandbox/openapi.json in the browser. */
const docsPage: Page = (nonce) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sandbox: calls</title>
<style nonce="${nonce}">${pageStyle}</style></head>
<body><h1>The calls of the sandbox</h1>
<p>Made from <a href="/sandbox/openapi.json">openapi.json</a>, which is made from the schemas that requests are judged by.</p>
<p role="status">Loading…</p><main></main>
<script type="module" nonce="${nonce}">${script}</script></body></html>`;

/** The public pages and document; the actions on them require the operator key. */
export const addPages = (app: Hono<Bound>): void => {
  app.get("/sandbox/openapi.json", openAPIRouteHandler(app, { documentation }));
  app.get("/sandbox/docs", (c) => {
    const { html, headers } = pageHeaders(docsPage);
    return c.html(html, 200, headers);
  });
  app.get("/docs", (c) => c.redirect("/sandbox/docs"));
  app.get("/sandbox/service", (c) => {
    const { html, headers } = pageHeaders(servicePage(c.req.query("lang") ?? ""));
    return c.html(html, 200, headers);
  });
};
