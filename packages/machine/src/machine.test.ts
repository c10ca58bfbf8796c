import { createStore } from "jotai/vanilla";
import { expect, test } from "vitest";
import { startMachine } from "./machine.ts";

const counting =
  (log: string[]) =>
  (count: number, event: string): [number, ...string[]] => {
    log.push(`event ${event}`);
    return event === "start" ? [count + 1, "first", "second"] : [count + 1, event];
  };

test("an event sent by an effect is handled after the remaining effects", () => {
  const log: string[] = [];
  const machine = startMachine<number, string, string>(0, counting([]), (effect, send) => {
    log.push(effect);
    if (effect === "first") send("later");
  });

  machine.send("start");

  expect(log).toEqual(["first", "second", "later"]);
  expect(machine.getState()).toBe(2);
});

test("listeners are called for a new state, and not if the state stays the same", () => {
  const machine = startMachine<string, string, never>(
    "idle",
    (state, event) => [event === "go" ? "gone" : state],
    () => undefined,
  );
  let heard = 0;
  const stop = machine.subscribe(() => (heard += 1));

  machine.send("noise");
  expect(heard).toBe(0);
  machine.send("go");
  expect(heard).toBe(1);
  stop();
  machine.send("noise");
  expect(heard).toBe(1);
});

test("the state can be read from the store it was given", () => {
  const store = createStore();
  const machine = startMachine<number, "up", never>(
    1,
    (count) => [count + 1],
    () => undefined,
    store,
  );
  machine.send("up");
  expect(store.get(machine.atom)).toBe(2);
});

test("an event is still handled after an effect has failed", () => {
  const machine = startMachine<number, string, string>(0, counting([]), (effect) => {
    if (effect === "break") throw new Error("effect failed");
  });
  expect(() => machine.send("break")).toThrow("effect failed");
  machine.send("next");
  expect(machine.getState()).toBe(2);
});
