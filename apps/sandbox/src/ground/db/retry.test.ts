import { describe, expect, test } from "vitest";
import { again } from "./retry.ts";

/** Wrapped the way drizzle throws it: the database's own error is the cause. */
const refusal = (code: string) =>
  new Error("Failed query", { cause: Object.assign(new Error("refused"), { code }) });

const failing = (times: number, error: Error) => {
  let calls = 0;
  return {
    get calls() {
      return calls;
    },
    run: async () => {
      calls += 1;
      if (calls <= times) throw error;
      return "done";
    },
  };
};

describe("a transaction", () => {
  test.each(["40001", "40P01", "55P03"])(
    "a transaction that PostgreSQL rolled back with %s is retried",
    async (code) => {
      const work = failing(3, refusal(code));
      expect(await again(work.run, () => 0)).toBe("done");
      expect(work.calls).toBe(4);
    },
  );

  test("a transaction that is rolled back every time is given up", async () => {
    const work = failing(100, refusal("40001"));
    await expect(again(work.run, () => 0)).rejects.toThrow("Failed query");
    expect(work.calls).toBe(6);
  });

  test.each([refusal("23505"), new Error("a bug"), refusal("ECONNRESET")])(
    "a transaction that failed for another reason is not retried",
    async (error) => {
      const work = failing(1, error);
      await expect(again(work.run, () => 0)).rejects.toBe(error);
      expect(work.calls).toBe(1);
    },
  );
});
