import { expect, test, vi } from "vitest";
import { createBackground } from "./background.ts";

test("a task that the database cannot serve is retried until it can", async () => {
  const background = createBackground(() => true);
  let attempts = 0;
  background.run("one", async () => {
    attempts += 1;
    if (attempts < 3) throw new Error("no database");
  });
  await background.settled();
  expect(attempts).toBe(3);
});

test("after closing no task is accepted, and those that still wait are dropped silently", async () => {
  const errorLog = vi.spyOn(console, "error").mockReturnValue();
  const background = createBackground(() => true);
  const late = vi.fn<() => Promise<void>>();
  background.run("one", () => Promise.reject(new Error("no database")));
  const closed = background.close();
  background.run("one", late);
  await closed;
  expect(late).not.toHaveBeenCalled();
  expect(errorLog).not.toHaveBeenCalled();
});

test("a task that fails otherwise is logged, and the next one in its queue runs", async () => {
  const errorLog = vi.spyOn(console, "error").mockReturnValue();
  const background = createBackground(() => false);
  const next = vi.fn<() => Promise<void>>().mockResolvedValue();
  background.run("one", () => Promise.reject(new Error("no member")));
  background.run("one", next);
  await background.settled();
  expect(next).toHaveBeenCalledOnce();
  expect(errorLog.mock.calls[0]?.[0]).toMatch(
    /^background work for one failed: Error: no member\n/,
  );
});
