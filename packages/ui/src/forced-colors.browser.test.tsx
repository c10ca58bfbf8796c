import { composeStories } from "@storybook/react-vite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as buttons from "./button.stories.tsx";
import * as dialogs from "./dialog/dialog.stories.tsx";
import * as choices from "./field/choice-fields.stories.tsx";
import * as kinds from "./field/kinds.stories.tsx";
import * as tabs from "./tabs.stories.tsx";
import { resetEmulation, withForcedColors } from "./testing/emulation.ts";

beforeEach(async () => {
  await resetEmulation();
  await withForcedColors();
});
afterEach(resetEmulation);

/** Whether an element has a visible border. */
const edged = (element: Element) => {
  const { borderTopWidth, borderTopStyle } = getComputedStyle(element);
  return borderTopStyle !== "none" && Number.parseFloat(borderTopWidth) > 0;
};

const ringed = (element: Element) => {
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
};

test("every button has an edge, and the focused one a ring", async () => {
  await composeStories(buttons).Looks.run();
  const all = page.getByRole("button").elements();
  expect(all.length).toBeGreaterThan(4);
  expect(all.filter((button) => !edged(button))).toEqual([]);
  await userEvent.keyboard("{Tab}");
  expect(document.activeElement && ringed(document.activeElement)).toBe(true);
});

test("boxes around inputs have an edge, thicker when invalid, and a ring with the focus", async () => {
  await composeStories(kinds).States.run();
  const boxes = [...document.querySelectorAll(".field-box")];
  expect(boxes.filter((box) => !edged(box))).toEqual([]);
  const [wrong] = document.querySelectorAll(".field-box.is-invalid");
  expect(wrong && getComputedStyle(wrong).borderTopWidth).toBe("3px");
  const account = page.getByLabelText("Username").element();
  if (account instanceof HTMLElement) account.focus();
  const box = account.closest(".field-box");
  expect(box && ringed(box)).toBe(true);
});

test("a chosen radio and a switch that is on look different from the others", async () => {
  await composeStories(choices).ByKeyboard.run();
  const border = (name: RegExp) =>
    getComputedStyle(page.getByRole("radio", { name }).element()).borderTopWidth;
  expect(border(/By email/)).toBe("7px");
  expect(border(/By phone/)).toBe("2px");

  const background = (name: string) =>
    getComputedStyle(page.getByRole("switch", { name }).element()).backgroundColor;
  await page.getByRole("switch", { name: "Only games with a demo" }).click();
  expect(background("Only games with a demo")).not.toBe(background("Sound"));
});

test("a dialog has an edge, and the current tab its line", async () => {
  await composeStories(dialogs).Modal.run();
  expect(edged(page.getByRole("dialog").element())).toBe(true);
  await userEvent.keyboard("{Escape}");

  await composeStories(tabs).Keyboard.run();
  const line = (selected: boolean) =>
    getComputedStyle(page.getByRole("tab", { selected }).first().element(), "::after");
  expect(line(true).content).not.toBe("none");
  expect(line(true).backgroundColor).not.toBe(line(false).backgroundColor);
});
