import { createStore } from "jotai/vanilla";
import { expect, test, vi } from "vitest";
import { settled } from "./clock.fake.ts";
import { startMachine } from "./machine.ts";
import { onDemand } from "./on-demand.ts";

/** Parts whose code comes when the test says so. */
function late() {
  const loads: PromiseWithResolvers<string>[] = [];
  const load = vi.fn(() => {
    const next = Promise.withResolvers<string>();
    loads.push(next);
    return next.promise;
  });
  const store = createStore();
  return { store, load, loads, parts: onDemand<string>(store, load) };
}

test("what is asked while the code is on its way is done in order, and fetches it once", async () => {
  const { store, load, loads, parts } = late();
  const log: string[] = [];
  parts.order((here) => log.push(`first ${here}`));
  const asked = parts.ask(async (here) => log.push(`second ${here}`));
  parts.order((here) => log.push(`third ${here}`));
  expect(store.get(parts.atom)).toBeUndefined();
  loads[0]?.resolve("parts");
  await asked;
  await settled();
  expect(log).toEqual(["first parts", "second parts", "third parts"]);
  expect(store.get(parts.atom)).toBe("parts");
  parts.order((here) => log.push(`at once ${here}`));
  expect(log).toHaveLength(4);
  expect(load).toHaveBeenCalledOnce();
});

test("code that could not be had is asked for again with the next order, and the lost one is not made up", async () => {
  const { store, load, loads, parts } = late();
  const log: string[] = [];
  parts.order((here) => log.push(`lost ${here}`));
  const asked = parts.ask(async () => "done");
  loads[0]?.reject(new Error("offline"));
  await expect(asked).rejects.toThrow("offline");
  await settled();
  parts.order((here) => log.push(`again ${here}`));
  expect(load).toHaveBeenCalledTimes(2);
  loads[1]?.resolve("parts");
  await settled();
  expect(log).toEqual(["again parts"]);
  expect(store.get(parts.atom)).toBe("parts");
});

test("a machine of the parts is at its start until they are here, hears what was sent, and is followed", async () => {
  const store = createStore();
  const made = Promise.withResolvers<{ sum: ReturnType<typeof startSum> }>();
  const startSum = () =>
    startMachine<number, number, never>(
      10,
      (state, add) => [state + add],
      () => undefined,
      store,
    );
  const parts = onDemand(store, () => made.promise);
  const sum = parts.machine(0, (here) => here.sum);
  const heard: number[] = [];
  sum.subscribe(() => heard.push(sum.getState()));
  sum.send(1);
  sum.send(2);
  expect(sum.getState()).toBe(0);
  made.resolve({ sum: startSum() });
  await settled();
  expect(sum.getState()).toBe(13);
  expect(store.get(sum.atom)).toBe(13);
  sum.send(7);
  expect(heard.at(-1)).toBe(20);
});
