import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSiteSettings } from "@naluma/site/parse-settings";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readOptions } from "./options.ts";
import { loadHost } from "./pages/host-build.ts";
import { explained } from "./start-gateway.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "naluma-sites-"));
});
afterAll(() => rm(folder, { recursive: true }));

const ownSite = () => readFile(new URL("../sites/1.json", import.meta.url), "utf8");
const messageOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
  return "nothing was refused";
};

const started = async (env: Readonly<Record<string, string>>) => {
  const main = fileURLToPath(new URL("./main.ts", import.meta.url));
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env["PATH"], ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (part: Buffer) => {
      said += part.toString();
    });
  const [code]: unknown[] = await once(child, "close");
  return { code, said };
};

describe("a faulty environment names the variable, its value and what is expected", () => {
  it.each([
    ["PORT", "eighty", "a port from 0 to 65535"],
    ["PORT", "70000", "a port from 0 to 65535"],
    ["SITE_ID", "one", "a whole number"],
    ["SITE_ID", "99999999999999999999", "a whole number"],
    ["API_ORIGIN", "localhost:4100", "an origin such as http://127.0.0.1:4100"],
    ["PUBLIC_ORIGIN", "https://site.example/", "an origin"],
    ["PROVIDER_ORIGIN", "https://a.example;script-src", "an origin"],
    ["PROVIDER_ORIGIN", "https://me@a.example", "an origin"],
    ["API_PUBLIC_ORIGIN", "platform.example", "an origin"],
    ["PAGE_FRESH_SECONDS", "-1", "a whole number"],
    ["PAGES_KEPT", "many", "a whole number"],
    ["COUNTRY_HEADER", "a header", "the name of a header"],
    ["ADDRESS_HEADER", "a header", "the name of a header"],
    ["ADDRESS_HEADER", "Forwarded", "the name of a header such as x-forwarded-for"],
    ["ADDRESS_HEADER", "forwarded", "the name of a header such as x-forwarded-for"],
    ["ADDRESS_HEADER", "x-forwarded-for", "TRUSTED_PROXIES beside it"],
    ["TRUSTED_PROXIES", "10.0.0.0", "ranges of addresses such as 10.0.0.0/8"],
    ["TRUSTED_PROXIES", "10.0.0.0/33", "ranges of addresses"],
    ["TRUSTED_PROXIES", "10.0.0.0/8, 10.0.0/8", "ranges of addresses"],
    ["TRUSTED_PROXIES", "2001:db8::/129", "ranges of addresses"],
    ["TRUSTED_PROXIES", "the network", "ranges of addresses"],
  ])("%s=%s is refused by name", (name, value, expected) => {
    const message = messageOf(() => readOptions({ [name]: value }));
    expect(message).toMatch(/^ConfigError: /);
    for (const part of [name, `'${value}'`, expected]) expect(message).toContain(part);
  });

  it("ranges may be separated by commas or spaces", () => {
    const TRUSTED_PROXIES = "10.0.0.0/8, 192.0.2.7/32 2001:db8::/32";
    const options = readOptions({ ADDRESS_HEADER: "CF-Connecting-IP", TRUSTED_PROXIES });
    expect(options.trustedProxies).toEqual(["10.0.0.0/8", "192.0.2.7/32", "2001:db8::/32"]);
    expect(options.addressHeader).toBe("CF-Connecting-IP");
  });

  it("a variable that is set to nothing counts as unset", () => {
    expect(readOptions({ PORT: "", PUSHER_HOST: "", API_ORIGIN: "", SITES_FOLDER: "" })).toEqual(
      readOptions({}),
    );
  });

  it("custom ports become part of the default origins", () => {
    const ports = { PORT: "5000", SANDBOX_PORT: "5100", PROVIDER_PORT: "5200" };
    expect(readOptions({ ...ports, PAGE_FRESH_SECONDS: "5" })).toMatchObject({
      port: 5_000,
      publicOrigin: "http://localhost:5000",
      apiOrigin: "http://127.0.0.1:5100",
      providerOrigin: "http://127.0.0.1:5200",
      freshFor: 5_000,
    });
  });

  it.each([
    [{ PUSHER_HOST: "rt.example" }, "ws://rt.example"],
    [{ PUSHER_HOST: "rt.example", PUSHER_TLS: "true" }, "wss://rt.example"],
    [{ PUSHER_HOST: "127.0.0.1", PUSHER_PORT: "6001", PUSHER_TLS: "0" }, "ws://127.0.0.1:6001"],
    [{ PUSHER_PORT: "6001" }, undefined],
  ])("with %o pages may connect to %s", (env, origin) => {
    expect(readOptions(env).socketOrigin).toBe(origin);
  });
});

describe("a faulty site file names the key, its value and what is expected", () => {
  it.each([
    ['"desktopLock": false', '"desktopLock": "no"', ["desktopLock", '"no"', "boolean"]],
    ['"siteId": 1', '"siteId": 1, "colour": "red"', ["colour", '"red"', "no such key"]],
    ['"zh": "Naluma 娱乐"', '"zh": "N", "de": "N"', ["titles.de", '"N"', "no such key"]],
    ['"siteName": "naluma",', "", ["siteName", "is missing"]],
    ['"currencies": ["USD"', '"currencies": ["EUR"', ["currencies.0", '"EUR"', "USD"]],
    ['"imageOrigins": []', '"imageOrigins": ["x"]', ["imageOrigins.0", '"x"', "origin"]],
  ])("%s turned into %s is refused by name", async (was, is, parts) => {
    const text = (await ownSite()).replace(was, is);
    const addresses = { PROVIDER_ORIGIN: "http://a.example", API_ORIGIN: "http://b.example" };
    const message = messageOf(() => parseSiteSettings(text, addresses, "1.json"));
    expect(message).toMatch(/^ConfigError: 1\.json: /);
    expect(message).not.toContain("\n");
    for (const part of parts) expect(message).toContain(part);
  });

  it("all faults of a file are listed, not only the first", async () => {
    const text = (await ownSite())
      .replace('"siteId": 1', '"siteId": "1", "one": 1')
      .replace('"zh": "Naluma 娱乐"', '"zh": "N", "two": 2');
    const addresses = { PROVIDER_ORIGIN: "http://a.example", API_ORIGIN: "http://b.example" };
    const message = messageOf(() => parseSiteSettings(text, addresses, "1.json"));
    for (const part of ['siteId is "1"', "one is 1", "titles.two is 2"])
      expect(message).toContain(part);
  });

  it.each(["{ no JSON", "null", "[]"])("a file with the content %s is refused", (text) => {
    const message = messageOf(() => parseSiteSettings(text, {}, "1.json"));
    expect(message).toMatch(/^ConfigError: 1\.json /);
    expect(message).not.toContain("\n");
  });
});

it("a host that is not built is named with the command that builds it", async () => {
  const file = join(folder, "build/server/index.js");
  const refused = await loadHost(file).catch((error: unknown) => error);
  expect(explained(refused)).toBe(`The host is not built: there is no ${file}. Run npm run build.`);
});

describe("the gateway ends with one line and no stack", () => {
  const ending = async (env: Readonly<Record<string, string>>) => {
    const { code, said } = await started(env);
    return { code, lines: said.trim().split("\n").length, said };
  };
  const oneLine = (pattern: RegExp) => ({
    code: 1,
    lines: 1,
    said: expect.stringMatching(pattern),
  });

  it("a faulty variable ends the gateway with one line", async () => {
    expect(await ending({ PORT: "eighty" })).toEqual(oneLine(/^PORT is 'eighty': expected a port/));
  });

  it("a site file that is missing, broken or another site's ends the gateway with one line", async () => {
    const SITES_FOLDER = folder;
    await writeFile(join(folder, "8.json"), "{ no JSON");
    await writeFile(join(folder, "7.json"), await ownSite());
    const ended = (SITE_ID: string) => ending({ SITES_FOLDER, SITE_ID });
    expect(await ended("9")).toEqual(oneLine(/site 9, expected .*9\.json/));
    expect(await ended("8")).toEqual(oneLine(/8\.json is expected to be JSON: /));
    expect(await ended("7")).toEqual(oneLine(/7\.json: siteId is 1: expected 7/));
  });
});
