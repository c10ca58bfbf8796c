import { expect, test } from "vitest";
import catalogue from "./hall-catalogue.json" with { type: "json" };
import { appIdOf, hallEntryOf, readHallCatalogue, readProviderApps } from "./hall-catalogue.ts";
import apps from "./provider-apps.json" with { type: "json" };

const jade = {
  provider: "GPJL",
  androidPrefix: "com.example.jl",
  abbreviation: "JL",
  englishName: "Juniper Lane",
  type: "slot",
  introKeys: ["intro.gpjl"],
};

test("[LOBBY-64] an entry has an app prefix, an abbreviation, an English name, a game type and its texts", () => {
  const read = readHallCatalogue([jade, { ...jade, provider: "GPKS" }]);
  expect(hallEntryOf("GPJL", read)).toEqual(jade);
  expect(hallEntryOf("GPKS", read)?.abbreviation).toBe("JL");
  expect(hallEntryOf("GPXX", read)).toBeUndefined();
  expect(hallEntryOf("GPJL2", read)).toBeUndefined();
});

test.each<[string, unknown]>([
  ...Object.keys(jade).map((key): [string, unknown] => [
    `without ${key}`,
    { ...jade, [key]: undefined },
  ]),
  ["of a game type that nobody knows", { ...jade, type: "crash" }],
  ["with an empty name", { ...jade, englishName: "" }],
  ["with a text that is none", { ...jade, introKeys: [7] }],
  ["with a field of its own", { ...jade, colour: "red" }],
  ["that is none", "GPJL"],
])("[LOBBY-64] an entry %s is left out, and the next one is read", (_, entry) => {
  const next = { ...jade, provider: "GPKS" };
  expect(readHallCatalogue([entry, next])).toEqual([next]);
});

test("[LOBBY-65] a provider's app is found by the provider's code, and a missing one is undefined", () => {
  const read = readProviderApps({ GPJL: "app-7", GPKS: "", GPHL: 7 });
  expect(["GPJL", "GPKS", "GPHL", "GPXX"].map((provider) => appIdOf(provider, read))).toEqual([
    "app-7",
    undefined,
    undefined,
    undefined,
  ]);
  expect(appIdOf("constructor", read)).toBeUndefined();
  expect(appIdOf("GPJL")).toBeUndefined();
});

test("an invalid file contains nothing, and every entry of our own files is read", () => {
  expect(readHallCatalogue({ GPJL: jade })).toEqual([]);
  expect([...readProviderApps(null)]).toEqual([]);
  expect(readHallCatalogue(catalogue)).toHaveLength(catalogue.length);
  expect(readProviderApps(apps).size).toBe(Object.keys(apps).length);
});
