import { composeStories } from "@storybook/react-vite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { resetEmulation, withMotion } from "../testing/emulation.ts";
import * as stories from "./wheel.stories.tsx";

const { Ready } = composeStories(stories);

beforeEach(resetEmulation);
afterEach(() => resetEmulation());

test("the disc turns ten times and stops at the prize after a second and a half", async () => {
  await withMotion();
  await Ready.run();
  const disc = document.querySelector<SVGGElement>(".wheel-disc");
  // On a slow machine, the wheel may have stopped before the click is reported as finished.
  const turning = Promise.withResolvers<EffectTiming | undefined>();
  disc?.addEventListener("transitionrun", () =>
    turning.resolve(disc.getAnimations()[0]?.effect?.getTiming()),
  );
  await page.getByRole("button", { name: "Spin the wheel" }).click();
  expect(await turning.promise).toMatchObject({
    duration: 1_500,
    easing: "cubic-bezier(0.12, 0.78, 0.16, 1)",
  });
  expect(disc?.style.transform).toBe("rotate(3888deg)");
});

test("with reduced motion nothing turns", async () => {
  await Ready.run();
  await page.getByRole("button", { name: "Spin the wheel" }).click();
  const times = document
    .querySelector(".wheel-disc")
    ?.getAnimations()
    .map(({ effect }) => effect?.getTiming().duration);
  expect(Math.max(0, ...(times ?? []).map(Number))).toBeLessThanOrEqual(1);
});
