import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Favourite } from "./favourite.tsx";
import { phone } from "./testing/story.ts";
import { Tile, TileSkeleton } from "./tile.tsx";

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
      <div className="tile-grid">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tile>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing moves when a tile replaces its skeleton. */
export const Skeleton: Story = {
  args: { name: "Koi" },
  render: (args) => (
    <>
      <TileSkeleton />
      <Tile {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [first, tile] = canvasElement.querySelector(".tile-grid")?.children ?? [];
    await expect(first?.className).toBe("tile-skeleton");
    const grid = canvasElement.querySelector<HTMLElement>(".tile-grid");
    if (grid) grid.style.alignItems = "start";
    await expect(first?.getBoundingClientRect().height).toBeCloseTo(
      tile?.getBoundingClientRect().height ?? 0,
      0,
    );
  },
};

export const SkeletonOnPhone: Story = { ...Skeleton, globals: phone };

/** Focusing the button by keyboard makes it visible. */
export const ByKeyboard: Story = {
  args: { onReach: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("Play")).not.toBeVisible();
    await userEvent.tab();
    await expect(args.onReach).toHaveBeenCalled();
    await expect(canvas.getByRole("button", { name: "Play Jade Koi River" })).toHaveFocus();
    await expect(canvas.getByText("Play")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(args.play.onPlay).toHaveBeenCalledOnce();
  },
};

/** A press anywhere on the artwork starts the game, because a phone has no hover to reveal the button. */
export const TapOnTheArt: Story = {
  globals: phone,
  play: async ({ args, canvas }) => {
    const art = canvas.getByRole("article").querySelector(".tile-art");
    const { left, top } = art?.getBoundingClientRect() ?? { left: 0, top: 0 };
    const under = document.elementFromPoint(left + 12, top + 12);
    await expect(under).toBe(canvas.getByRole("button", { name: "Play Jade Koi River" }));
    if (under) await userEvent.click(under);
    await expect(args.play.onPlay).toHaveBeenCalledOnce();
  },
};

export const Hot: Story = { args: { tag: { kind: "hot", text: "Trending" } } };

export const New: Story = { args: { tag: { kind: "new", text: "New" } } };

export const WithDemo: Story = {
  args: { demo: { text: "Demo", label: "Jade Koi River demo", onDemo: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Jade Koi River demo" }));
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

/** A long press reveals the button without starting the game. */
export const LongPress: Story = {
  globals: phone,
  args: { onReach: fn() },
  play: async ({ args, canvas }) => {
    const play = canvas.getByRole("button", { name: "Play Jade Koi River" });
    const held = new PointerEvent("contextmenu", {
      bubbles: true,
      cancelable: true,
      pointerType: "touch",
    });
    await expect(play.dispatchEvent(held)).toBe(false);
    await expect(args.onReach).toHaveBeenCalled();
    await expect(play).toHaveFocus();
    await expect(canvas.getByText("Play")).toBeVisible();
    await expect(args.play.onPlay).not.toHaveBeenCalled();
  },
};

/** The heart is above the button that covers the artwork. */
export const WithFavourite: Story = {
  args: { favourite: <Favourite label="Favourite: Jade Koi River" pressed onToggle={fn()} /> },
  play: async ({ args, canvas }) => {
    const heart = canvas.getByRole("button", { name: "Favourite: Jade Koi River", pressed: true });
    const { left, top, width, height } = heart.getBoundingClientRect();
    const under = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(heart.contains(under)).toBe(true);
    await userEvent.click(heart);
    await expect(args.play.onPlay).not.toHaveBeenCalled();
  },
};

export const WithFavouriteOnMobile: Story = {
  ...WithFavourite,
  globals: phone,
};

/** Rings are shown until the picture loads, and remain if it never does. */
export const WithoutPicture: Story = { args: { art: "" } };

export const BrokenPicture: Story = { args: { art: "data:image/svg+xml,broken" } };

/** A long name is limited to two lines; the button's accessible name contains all of it. */
export const LongName: Story = {
  args: {
    name: "The Very Long Voyage of the Jade Koi down the River and back again to its Spring",
    provider: "ஹார்பர்லைன் விளையாட்டுகள்",
  },
  play: async ({ canvasElement }) => {
    const name = canvasElement.querySelector(".tile-name");
    const line = name ? Number.parseFloat(getComputedStyle(name).lineHeight) : 0;
    await expect(name?.clientHeight).toBeCloseTo(2 * line, -1);
  },
};
