import { expect, test } from "vitest";
import { newId } from "./new-id.ts";

const ids = (source?: Pick<Crypto, "getRandomValues" | "randomUUID">) =>
  Array.from({ length: 50 }, () => newId(source));

test("ids differ, with and without a secure context", () => {
  expect(new Set(ids()).size).toBe(50);
  const insecure = new Proxy(crypto, {
    get: (from, name) =>
      name === "randomUUID"
        ? undefined
        : (bytes: Uint8Array<ArrayBuffer>) => from.getRandomValues(bytes),
  });
  const made = ids(insecure);
  expect(new Set(made).size).toBe(50);
  for (const id of made) expect(id).toMatch(/^[0-9a-f]{32}$/);
});
