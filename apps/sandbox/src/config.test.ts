import { capabilities } from "@naluma/site/capabilities";
import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

test("without any variable everything listens on loopback, on the default ports", () => {
  expect(readConfig({})).toMatchObject({
    host: "127.0.0.1",
    apiPort: 4100,
    providerPort: 4200,
    publicOrigin: "http://localhost:4000",
    site: 1,
    games: 2_148,
    testMode: false,
  });
});

test.each([
  ["SANDBOX_PORT", "eighty"],
  ["PROVIDER_PORT", "70000"],
  ["SANDBOX_GAMES", "0"],
  ["SANDBOX_SITE", "99"],
  ["SANDBOX_CLOCK_OFFSET", "1.5"],
  ["SANDBOX_MODE", "production"],
  ["SANDBOX_CAPABILITIES", "records,horoscopes"],
  ["PUBLIC_ORIGIN", "localhost:4000"],
  ["PROVIDER_ORIGIN", "games.example.com"],
  ["API_PUBLIC_ORIGIN", "https://play.example.com/api"],
  ["DATABASE_URL", "mysql://x"],
])("%s=%s is refused by name", (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

test("a separate database password may contain any characters", () => {
  const password = "p/a@s#s%w?o:r d$1";
  const address = readConfig({
    DATABASE_URL: "postgres://naluma@database:5432/naluma",
    DATABASE_PASSWORD: password,
  }).databaseUrl;
  const { host, username, password: escaped, pathname } = new URL(address ?? "");
  expect([host, username, pathname]).toEqual(["database:5432", "naluma", "/naluma"]);
  expect(decodeURIComponent(escaped)).toBe(password);
});

test("test mode is refused where others could reach it", () => {
  expect(readConfig({ SANDBOX_MODE: "test", HOST: "127.0.0.1" }).testMode).toBe(true);
  expect(() => readConfig({ SANDBOX_MODE: "test", HOST: "0.0.0.0" })).toThrow("loopback");
});

test.each([
  [undefined, capabilities],
  ["", capabilities],
  ["none", []],
  ["records, activity", ["activity", "records"]],
])("SANDBOX_CAPABILITIES=%s offers %j", (SANDBOX_CAPABILITIES, offered) => {
  expect(readConfig({ SANDBOX_CAPABILITIES }).capabilities).toEqual(offered);
});
