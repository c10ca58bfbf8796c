import { readFileSync } from "node:fs";
import { join } from "node:path";
import { startStack, type Stack } from "@naluma/tools/stack";
import { afterAll, beforeAll, expect, it } from "vitest";
import { templates } from "./support/documents.ts";

const log = join(import.meta.dirname, "../../.naluma/service/connected.log");

/** The sandbox as the platform of a site that the gateway has no file of, until `npm run connect` writes it. */
let stack: Stack;
beforeAll(async () => {
  const env = { SANDBOX_SITE: "3", SITE_ID: "3", SANDBOX_GAMES: "12" };
  stack = await startStack({ log, env, isConnected: true });
});
afterAll(() => stack.stop());

it("what connect has said of a platform that has everything is what it wrote", () => {
  const said = readFileSync(log, "utf8");
  expect(said).toContain(`Asking ${stack.api} for site 3 …`);
  expect(said).toContain("Meridian: 12 games of ");
  expect(said).toContain("+ currencies: EUR, PHP, CLP\n");
  expect(said).toContain(`+ gameOrigins: ${stack.games}\n`);
  expect(said).toContain(`+ frameOrigins: ${stack.games}\n`);
  expect(said).not.toContain("docs/platform.md, step");
});

it.each(templates)("the home of %s has the platform's name, logo and money", async (template) => {
  const home = await fetch(stack.lobby, { headers: { cookie: `template=${template}` } });
  expect(home.status).toBe(200);
  const html = await home.text();
  const first = (pattern: RegExp) => pattern.exec(html)?.[1];
  expect(first(/<title>(.*?)<\/title>/)).toBe("Meridian · Games");
  expect(first(/class="logo" aria-label="([^"]*)"/)).toBe("Meridian, home");
  expect(first(/<img class="logo-picture" src="([^"]*)"/)).toBe("/media/brands/meridian.svg");
  expect(first(/<h2>Jackpot<\/h2><span[^>]*>([A-Z]+)/)).toBe("EUR");
  expect(first(/(no cash value)/)).toBeUndefined();
});
