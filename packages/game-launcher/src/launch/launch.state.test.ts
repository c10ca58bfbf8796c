import { expect, test } from "vitest";
import { idle, launchFlags } from "./launch.state.ts";
import { asking, handingOver, leaving, opening, playing, url } from "./launch.states.fake.ts";

test.each([
  ["idle", idle, { starting: false, quitting: false, visible: false, url: "" }],
  ["opening", opening, { starting: true, quitting: false, visible: false, url: "" }],
  ["asking", asking, { starting: true, quitting: false, visible: true, url: "" }],
  ["handing-over", handingOver, { starting: true, quitting: false, visible: true, url }],
  ["playing", playing, { starting: false, quitting: false, visible: true, url }],
  ["quitting", leaving, { starting: false, quitting: true, visible: false, url: "" }],
])("[LAUNCH-19] %s has the stated shape: starting, quitting, visible, url", (_, state, flags) => {
  expect(launchFlags(state)).toEqual(flags);
});
