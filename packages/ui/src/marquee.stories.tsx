import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { Marquee } from "./marquee.tsx";
import { phone } from "./testing/story.ts";

const items = [
  {
    id: 1,
    content: [
      <b key="1">Scheduled maintenance:</b>,
      " Kestrel and Fathom, Sunday 24 November, 03:00 to 05:00.",
    ],
  },
  { id: 2, content: [<b key="2">New games:</b>, " Fathom brings 42 more to the hall."] },
  {
    id: 3,
    content: [
      "Customer service has answers at any time. ",
      <a key="3" href="#service">
        Ask a question
      </a>,
    ],
  },
];

const meta = {
  component: Marquee,
  args: {
    label: "Announcements",
    items,
    words: {
      pause: "Pause announcements",
      resume: "Resume announcements",
      before: "Previous announcement",
      after: "Next announcement",
    },
  },
} satisfies Meta<typeof Marquee>;
export default meta;

type Story = StoryObj<typeof meta>;

const onAPhone = {
  globals: phone,
};

/** The distance of a text from the left edge of the line, in whole pixels. */
const offsetOf = (text: HTMLElement) => {
  const room = text.closest(".marquee-window");
  const from = text.getBoundingClientRect().left - (room?.getBoundingClientRect().left ?? 0);
  return Math.round(from) + 0;
};

/** With reduced motion, nothing moves and the line steps on demand, so there is no pause button. */
export const StepsOnDemand: Story = {
  ...onAPhone,
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole("listitem");
    const next = await canvas.findByRole("button", { name: "Next announcement" });
    await expect(canvas.queryByRole("button", { name: "Pause announcements" })).toBeNull();
    if (!first || !second || !third) throw new Error("three texts are expected");
    // A font that loads late changes the widths of the texts.
    await document.fonts.ready;
    await expect(offsetOf(first)).toBe(0);
    await userEvent.click(next);
    // The first text is wider than a phone, so stepping shows its end before the second text. The line may not be
    // measured yet.
    await waitFor(() => expect(offsetOf(first)).toBeLessThan(0));
    await expect(offsetOf(second)).toBeGreaterThan(0);
    await userEvent.click(next);
    await expect(offsetOf(second)).toBe(0);
  },
};

/** Focusing a link scrolls its text into view. */
export const LinkInSight: Story = {
  ...onAPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Next announcement" });
    const link = canvas.getByRole("link", { name: "Ask a question" });
    const text = canvas.getAllByRole("listitem").at(-1);
    if (!text) throw new Error("a text is expected");
    await waitFor(() => {
      link.blur();
      link.focus();
      return expect(offsetOf(text)).toBe(0);
    });
  },
};

/** Texts that fit need no movement, so there are no step buttons. */
export const Fits: Story = {
  args: { items: items.slice(1, 2) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole("button")).toBeNull());
  },
};

const asksForNothing = {
  beforeEach: () => {
    const asked = window.matchMedia;
    window.matchMedia = (query) => asked.call(window, query.replace("reduce", "no-preference"));
    return () => {
      window.matchMedia = asked;
    };
  },
};

/** Even texts that fit scroll, and re-enter from the other side. */
export const FitsAndMoves: Story = {
  ...asksForNothing,
  args: { items: items.slice(1, 2) },
  play: async ({ canvas, canvasElement }) => {
    const text = canvas.getByRole("listitem");
    await waitFor(() => expect(offsetOf(text)).toBeLessThan(-2));
    const copy = canvasElement.querySelector<HTMLElement>("[inert] li");
    const room = canvasElement.querySelector(".marquee-window")?.getBoundingClientRect().right ?? 0;
    await expect(copy?.getBoundingClientRect().left).toBeGreaterThan(room - 60);
    await userEvent.click(canvas.getByRole("button", { name: "Pause announcements" }));
    await expect(canvas.getAllByRole("button")).toHaveLength(1);
  },
};

/** Without reduced motion, the line scrolls until it is paused. */
export const Moves: Story = {
  ...onAPhone,
  ...asksForNothing,
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole("listitem");
    if (!first) throw new Error("a text is expected");
    await waitFor(() => expect(offsetOf(first)).toBeLessThan(-2));
    await userEvent.click(canvas.getByRole("button", { name: "Pause announcements" }));
    await userEvent.unhover(canvas.getByRole("region"));
    const paused = offsetOf(first);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(offsetOf(first)).toBe(paused);
    await expect(canvas.getByRole("button", { name: "Next announcement" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Resume announcements" }));
    await userEvent.unhover(canvas.getByRole("region"));
    await waitFor(() => expect(offsetOf(first)).toBeLessThan(paused));
  },
};
