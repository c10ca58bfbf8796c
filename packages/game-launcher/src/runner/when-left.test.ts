import { settled } from "@naluma/machine/clock.fake";
import { expect, test } from "vitest";
import { idle, type LaunchState } from "../launch/launch.state.ts";
import { closing, leaving, playing } from "../launch/launch.states.fake.ts";
import { whenLeft } from "./when-left.ts";

test("a quit is over with its last step, not with the first", async () => {
  let state: LaunchState = closing;
  const listeners = new Set<() => void>();
  let isOver = false;
  const machine = {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const become = async (next: LaunchState) => {
    state = next;
    for (const listener of listeners) listener();
    await settled();
  };
  void whenLeft(machine).then(() => (isOver = true));
  await become(leaving);
  expect(isOver).toBe(false);
  await become(idle);
  expect([isOver, listeners.size]).toEqual([true, 0]);
  state = playing;
  await expect(whenLeft(machine)).resolves.toBeUndefined();
});
