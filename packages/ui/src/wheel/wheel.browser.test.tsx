import { composeStories } from "@storybook/react-vite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { resetEmulation, withMotion } from "../testing/emulate.ts";
import * as stories from "./wheel.stories.tsx";

const { Ready } = composeStories(stories);

beforeEach(resetEmulation);
afterEach(() => resetEmulation());

test("the disc turns ten times and stops at the prize after a second and a half", async () => {
  await withMotion();
  await Ready.run();
  await page.getByRole("button", { name: "Spin the wheel" }).click();
  const disc = document.querySelector(".disc");
  const [turning] = disc?.getAnimations() ?? [];
  expect(turning?.effect?.getTiming()).toMatchObject({
    duration: 1_500,
    easing: "cubic-bezier(0.12, 0.78, 0.16, 1)",
  });
  expect(page.getByRole("status").element().textContent).toBe("");
  turning?.finish();
  await expect.element(page.getByRole("status")).toHaveTextContent("You won $18 credit.");
  expect(disc?.getAttribute("style")).toBe("transform: rotate(3888deg);");
});

test("with reduced motion nothing turns: the result is there at once", async () => {
  await Ready.run();
  await page.getByRole("button", { name: "Spin the wheel" }).click();
  const times = document
    .querySelector(".disc")
    ?.getAnimations()
    .map(({ effect }) => effect?.getTiming().duration);
  expect(Math.max(0, ...(times ?? []).map(Number))).toBeLessThanOrEqual(1);
  await expect.element(page.getByRole("status")).toHaveTextContent("You won $18 credit.");
});
