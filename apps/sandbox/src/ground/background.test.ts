import { expect, test, vi } from "vitest";
import { createBackground } from "./background.ts";

test("a task that the database cannot answer is tried again until it can", async () => {
  const background = createBackground(() => true);
  let attempts = 0;
  background.run("one", async () => {
    attempts += 1;
    if (attempts < 3) throw new Error("no database");
  });
  await background.settled();
  expect(attempts).toBe(3);
});

test("once closed it takes nothing more, and what still waits is given up without a word", async () => {
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

test("what fails otherwise is logged, and the next task of its line comes", async () => {
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
