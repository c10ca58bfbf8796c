import { gameTypes } from "@naluma/site/game-type";
import * as v from "valibot";
import { expect, test } from "vitest";
import { appIdOf, hallEntryOf, type HallEntry } from "./hall-catalogue.ts";
import catalogue from "./hall-catalogue.json" with { type: "json" };
import apps from "./provider-apps.json" with { type: "json" };

const words = v.pipe(v.string(), v.minLength(1));

/** The stated shape, written from the specification. */
const entry = v.strictObject({
  provider: words,
  androidPrefix: words,
  abbreviation: words,
  englishName: words,
  type: v.picklist(gameTypes.map(({ key }) => key)),
  introKeys: v.array(words),
});

const jade: HallEntry = {
  provider: "GPJL",
  androidPrefix: "com.example.jl",
  abbreviation: "JL",
  englishName: "Juniper Lane",
  type: "slot",
  introKeys: ["intro.gpjl"],
};

test("[LOBBY-64] an entry has an app prefix, an abbreviation, an English name, a game type and its texts", () => {
  expect(v.safeParse(entry, jade).success).toBe(true);
  expect(v.safeParse(v.array(entry), catalogue).success).toBe(true);
  expect(hallEntryOf("GPJL", [jade])).toBe(jade);
  expect(hallEntryOf("GPXX", [jade])).toBeUndefined();
});

test("[LOBBY-65] a provider's app is found by the provider's code, and a missing one is none", () => {
  expect(v.safeParse(v.record(words, words), apps).success).toBe(true);
  expect(appIdOf("GPJL", { GPJL: "app-7" })).toBe("app-7");
  expect(appIdOf("GPXX", { GPJL: "app-7" })).toBeUndefined();
  expect(appIdOf("constructor", {})).toBeUndefined();
  expect(appIdOf("GPJL")).toBeUndefined();
});
