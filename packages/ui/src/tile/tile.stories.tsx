import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Tile } from "./index.ts";

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 320"><path d="M0 0H240V320H0Z" fill="#1C5A5A"/><circle cx="120" cy="130" r="86" fill="#F6E7CF"/><circle cx="132" cy="142" r="60" fill="#F3C3B4"/></svg>`;

const meta = {
  component: Tile,
  args: {
    name: "Jade Koi River",
    provider: "Harbourline",
    art: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
    play: { text: "Play", label: "Play Jade Koi River", onPlay: fn() },
  },
  decorators: [
    (Story) => (
      <div className="grid">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tile>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The keyboard reaches the button, which then shows itself. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const play = canvas.getByRole("button", { name: "Play Jade Koi River" });
    await expect(play).toHaveFocus();
    await waitFor(() => expect(play).toBeVisible());
    await userEvent.keyboard("{Enter}");
    await expect(args.play.onPlay).toHaveBeenCalledOnce();
  },
};

/** A press anywhere on the artwork plays: on a phone there is no hover to show the button. */
export const TapOnTheArt: Story = {
  globals: { template: "mobile", viewport: { value: "phone", isRotated: false } },
  play: async ({ args, canvas }) => {
    const art = canvas.getByRole("article").querySelector(".tile-a");
    const { left, top } = art?.getBoundingClientRect() ?? { left: 0, top: 0 };
    const under = document.elementFromPoint(left + 12, top + 12);
    await expect(under).toBe(canvas.getByRole("button", { name: "Play Jade Koi River" }));
    if (under) await userEvent.click(under);
    await expect(args.play.onPlay).toHaveBeenCalledOnce();
  },
};

export const Hot: Story = { args: { tag: { kind: "hot", text: "Hot" } } };

export const New: Story = { args: { tag: { kind: "new", text: "New" } } };

export const WithDemo: Story = {
  args: { demo: { text: "Demo", label: "Demo of Jade Koi River", onDemo: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Demo of Jade Koi River" }));
    await expect(args.demo?.onDemo).toHaveBeenCalledOnce();
    await expect(args.play.onPlay).not.toHaveBeenCalled();
  },
};

export const UnderMaintenance: Story = {
  args: {
    state: "maintenance",
    play: { text: "Maintenance", label: "Maintenance: Jade Koi River", onPlay: fn() },
  },
};

export const Starting: Story = {
  args: {
    state: "starting",
    play: { text: "Opening", label: "Opening Jade Koi River", onPlay: fn() },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Opening Jade Koi River" }));
    await expect(args.play.onPlay).not.toHaveBeenCalled();
  },
};

/** A long name is cut; the whole one is in the button's name. */
export const LongName: Story = {
  args: {
    name: "The Very Long Voyage of the Jade Koi down the River",
    provider: "ஹார்பர்லைன் விளையாட்டுகள்",
  },
};
