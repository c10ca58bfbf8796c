import { createStore } from "jotai/vanilla";
import { expect, test } from "vitest";
import { demoAtom, demoGateAtom, demoListAtom, tryDemoAtom, type Demo } from "./demo.ts";

const demo: Demo = {
  game: {
    id: 7,
    providerId: "GPHL",
    type: 2,
    gameCode: "G7",
    house: "",
    names: {},
    customized: false,
    picture: "",
    favourite: false,
    extra: undefined,
  },
  name: "Koi",
  providerName: "Harbourline",
};

test.each([
  ["that the launcher lets pass takes the place of the list", true, [demo, false]],
  ["that the launcher refuses leaves the list open", false, [undefined, true]],
] as const)("a demo %s", (_, mayStart, expected) => {
  const store = createStore();
  store.set(demoListAtom, true);
  store.set(demoGateAtom, { pass: (_demo, begin) => mayStart && begin() });
  store.set(tryDemoAtom, demo);
  expect([store.get(demoAtom), store.get(demoListAtom)]).toEqual(expected);
});
