import { expect, test } from "vitest";
import { wheelPicture } from "./wheel-picture.ts";

const counts = Array.from({ length: 23 }, (_, index) => index + 2);

// `vitest run tools/wheel-pictures -u` redraws them.
test.each(counts)("the picture for %d prizes is the drawn one", async (count) => {
  await expect(wheelPicture(count)).toMatchFileSnapshot(
    `../../packages/ui/src/wheel/pictures/${count}.svg`,
  );
});
