import type { Page } from "./page-headers.ts";
import { pageStyle } from "./page-style.ts";

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

/** Shows /sandbox/openapi.json; the document is the source, this draws it. */
export const docsPage: Page = (nonce) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sandbox: calls</title>
<style nonce="${nonce}">${pageStyle}</style></head>
<body><h1>The calls of the sandbox</h1>
<p>Made from <a href="/sandbox/openapi.json">openapi.json</a>, which is made from the schemas that requests are judged by.</p>
<p role="status">Loading…</p><main></main>
<script type="module" nonce="${nonce}">${script}</script></body></html>`;
