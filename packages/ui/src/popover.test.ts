// @vitest-environment jsdom
import { expect, test } from "vitest";
import { bandAround } from "./popover.tsx";

test.each([
  ["on the page", "<b></b>", "popover"],
  ["in a dialog", '<div class="dialog-layer"><b></b></div>', "modal"],
  ["in a question", '<div class="dialog-layer confirm-layer"><i><b></b></i></div>', "confirm"],
])("a layer opened from an element %s lies above it", (_, html, band) => {
  document.body.innerHTML = html;
  expect(bandAround(document.querySelector("b"))).toBe(band);
});

test("a layer opened from nothing lies above the page", () =>
  expect(bandAround(null)).toBe("popover"));
