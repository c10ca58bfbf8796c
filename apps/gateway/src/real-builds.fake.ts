import { join } from "node:path";
import type { Template } from "@naluma/site/device";
import type { SiteSettings } from "@naluma/site/settings";
import { afterAll, beforeAll } from "vitest";
import { loadParts } from "./load-parts.ts";
import { readOptions } from "./options.ts";
import { startGateway } from "./start-gateway.ts";

export const apps = join(import.meta.dirname, "../..");

/** The document without its scripts and style sheets, which contain the same data again. */
const markupOf = (html: string) => html.replace(/<(script|style)\b[^>]*>[^]*?<\/\1>/g, "");

const textOf = (markup: string) =>
  markup
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");

export interface AskedWith {
  readonly template?: Template;
  readonly cookies?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A gateway of this file's own with the built hosts behind it. No platform responds, but pages still render. */
export const serveBuilds = (
  environment: Readonly<Record<string, string>> = {},
  changed: Partial<SiteSettings> = {},
) => {
  let started: Awaited<ReturnType<typeof startGateway>>;
  beforeAll(async () => {
    const env = { API_ORIGIN: "http://127.0.0.1:1", ...environment };
    const options = { ...readOptions(env), port: 0 };
    const { settings, releases } = await loadParts(options);
    const parts = { settings: { ...settings, ...changed }, releases, log: () => {} };
    started = await startGateway(options, parts);
  });
  afterAll(() => started.stop());

  const origin = () => `http://127.0.0.1:${started.port}`;
  return {
    ask: (path: string, options?: RequestInit) => fetch(origin() + path, options),
    /** One document, without following redirects. */
    get: async (path: string, { template, cookies = {}, headers = {} }: AskedWith = {}) => {
      const jar = { ...(template && { template }), ...cookies };
      const cookie = Object.entries(jar)
        .map((pair) => pair.join("="))
        .join("; ");
      const response = await fetch(origin() + path, {
        headers: { ...headers, ...(cookie !== "" && { cookie }) },
        redirect: "manual",
      });
      const html = await response.text();
      const markup = markupOf(html);
      return {
        status: response.status,
        headers: response.headers,
        cookies: response.headers.getSetCookie(),
        html,
        markup,
        text: textOf(markup),
        title: /<title>([^<]*)/.exec(html)?.[1],
      };
    },
  };
};

export const templates = ["desktop", "mobile"] as const satisfies Template[];
