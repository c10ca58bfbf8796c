import { composeStories } from "@storybook/react-vite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import * as confirms from "./confirm/confirm.stories.tsx";
import * as prompts from "./confirm/prompt.stories.tsx";
import * as dialogs from "./dialog/dialog.stories.tsx";
import * as envelopes from "./envelope.stories.tsx";
import * as choices from "./field/choice-fields.stories.tsx";
import * as codes from "./field/code-fields.stories.tsx";
import * as kinds from "./field/kinds.stories.tsx";
import * as forms from "./form/form.stories.tsx";
import { resetEmulation, zoomedFourTimes, zoomedTwice } from "./testing/emulation.ts";
import * as toasts from "./toast/toaster.stories.tsx";
import * as wheels from "./wheel/wheel.stories.tsx";

beforeEach(resetEmulation);
afterEach(async () => {
  document.documentElement.style.fontSize = "";
  await resetEmulation();
});

const stories = {
  "a form": composeStories(forms).SubmittedEmpty,
  "kinds of fields": composeStories(kinds).States,
  "a date and a phone number": composeStories(kinds).PhoneDateAmount,
  "codes and boxes": composeStories(codes).BoxesWrong,
  "a code with its timer": composeStories(codes).OneTimeCode,
  choices: composeStories(choices).ChoicesWrong,
  "a dialog": composeStories(dialogs).Modal,
  "a dialog with art": composeStories(dialogs).WithArt,
  "a dialog with much to read": composeStories(dialogs).LongContent,
  "a sheet": composeStories(dialogs).AsSheet,
  "a question": composeStories(confirms).Asking,
  "a prompt": composeStories(prompts).WithMaximum,
  toasts: composeStories(toasts).EveryKind,
  "the wheel": composeStories(wheels).Ready,
  "the envelope": composeStories(envelopes).Closed,
};

const name = (element: Element) =>
  `${element.tagName.toLowerCase()}.${element.className} "${element.textContent?.slice(0, 40)}"`;

/** Controls beyond the left or right edge that cannot be scrolled into view. */
const outside = () =>
  [...document.querySelectorAll("button, input, select, textarea, h2, p, label")]
    .filter(
      (element) =>
        element.checkVisibility() && !element.closest(".visually-hidden, .tile-grid, .tabs"),
    )
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > document.documentElement.clientWidth + 1;
    })
    .map(name);

/** Texts that are cut off by their own box. */
const cut = () =>
  [...document.querySelectorAll(".button, h2, p, label, .message, .toast")]
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const hides = overflowX !== "visible" || overflowY !== "visible";
      return hides && element.scrollHeight > element.clientHeight + 1;
    })
    .map(name);

const sizes = {
  "at 200 %": zoomedTwice,
  "at 400 %": zoomedFourTimes,
  "with text of twice the size": () => {
    document.documentElement.style.fontSize = "200%";
  },
};

const cases = Object.entries(sizes).flatMap(([size, apply]) =>
  Object.entries(stories).map(([part, story]) => ({ part, size, story, apply })),
);

test.each(cases)("$part can be read and reached $size", async ({ story, apply }) => {
  await apply();
  await story.run();
  await expect.poll(outside).toEqual([]);
  expect(cut()).toEqual([]);
});

test("the actions of a zoomed dialog can be scrolled to", async () => {
  await zoomedFourTimes();
  await stories["the envelope"].run();
  const action = page.getByRole("button", { name: "Open it" });
  action.element().scrollIntoView();
  const { top, bottom } = action.element().getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(window.innerHeight);
});
