import { isDeepStrictEqual } from "node:util";
import { test } from "./test.ts";

/**
 * For a file whose tests write what an operator shows: after each one the contents of these kinds are those that it
 * found. A banner or a footer in English alone would be on the screen of whatever journey comes next.
 */
export const putContentsBack = (...kinds: string[]): void => {
  const found = new Map<string, readonly unknown[]>();
  test.beforeEach(async ({ operator }) => {
    for (const kind of kinds) found.set(kind, await operator.contentOf(kind));
  });
  test.afterEach(async ({ operator }) => {
    for (const [kind, items] of found) {
      if (isDeepStrictEqual(await operator.contentOf(kind), items)) continue;
      await operator.content(kind, items);
      test.expect(await operator.contentOf(kind)).toEqual(items);
    }
  });
};
