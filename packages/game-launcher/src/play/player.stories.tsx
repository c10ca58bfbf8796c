import { ClockIcon } from "@naluma/ui/icon";
import { IconButton } from "@naluma/ui/icon-button";
import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { fakeLauncher } from "../runner/launch.runner.fake.ts";
import { LauncherContext } from "../runner/use-launcher-instance.ts";
import { PlayBar as DesktopBar } from "./play-page.desktop.tsx";
import { PlayBar as MobileBar } from "./play-page.mobile.tsx";
import { Player } from "./player.tsx";

const picture =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 320"><path d="M0 0H240V320H0Z" fill="%23075bb5"/><circle cx="120" cy="130" r="70" fill="%23fa676c"/></svg>';
const game = { name: "Jade Koi River", providerName: "Harbourline", picture };

const meta = {
  component: Player,
  parameters: { layout: "fullscreen" },
  args: {
    status: { game, step: "address", url: "about:blank" },
    onQuit: fn(),
    Bar: DesktopBar,
  },
} satisfies Meta<typeof Player>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Whatever the bar contains, its exits and the clock are fully visible. */
async function expectWholeBars() {
  await screen.findAllByRole("timer");
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  for (const bar of document.querySelectorAll(".player-head")) {
    const { left, right } = bar.getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(innerWidth);
    for (const part of bar.querySelectorAll("button, [role=timer]")) {
      const rect = part.getBoundingClientRect();
      await expect(rect.width).toBeGreaterThan(0);
      await expect(rect.left).toBeGreaterThanOrEqual(left);
      await expect(rect.right).toBeLessThanOrEqual(right);
      await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth + 1);
    }
    const clock = bar.querySelector("[role=timer]")?.getBoundingClientRect();
    const names = bar.querySelector(".player-name")?.getBoundingClientRect();
    await expect(clock?.right).toBeLessThanOrEqual((names?.right ?? 0) + 1);
  }
}

export const Playing: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByTitle("Game: Jade Koi River")).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByRole("list")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Quit game" }));
    await expect(args.onQuit).toHaveBeenCalledOnce();
  },
};

/** The host's menu appears beside the full-screen button, on a phone too. */
export const WithAMenuOfTheHost: Story = {
  globals: phone,
  args: { Bar: MobileBar },
  render: (args) => {
    const { launcher } = fakeLauncher({
      Menu: () => <IconButton label="Play responsibly">{<ClockIcon />}</IconButton>,
    });
    return (
      <LauncherContext value={launcher}>
        <Player {...args} />
      </LauncherContext>
    );
  },
  play: async (context) => {
    await expectWholeBars();
    await expect(context.canvas.getByRole("button", { name: "Play responsibly" })).toBeVisible();
  },
};

/** Its edge is the site's, so that the bar of the game below is not mistaken for another one of the lobby. */
export const OnAPhone: Story = {
  args: { Bar: MobileBar },
  globals: phone,
  play: async () => {
    await expectWholeBars();
    const bar = document.querySelector(".player-head");
    await expect(bar && getComputedStyle(bar).borderImageSource).toContain("gradient");
  },
};

export const ALongNameInTamil: Story = {
  ...OnAPhone,
  args: {
    Bar: MobileBar,
    status: {
      game: { ...game, name: "ஜேட் கெண்டை ஆற்றின் முடிவில்லாத நள்ளிரவுப் பயணம்" },
      step: "address",

      url: "about:blank",
    },
  },
  globals: { ...phone, locale: "ta_IN" },
};

const offline = fakeLauncher({ Connection: ({ children }) => children("lost") }).launcher;

/** The message replaces the clock and is never truncated. */
export const Offline: Story = {
  args: { Bar: MobileBar },
  globals: { ...phone, locale: "ta_IN" },
  decorators: [
    (Story) => (
      <LauncherContext value={offline}>
        <Story />
      </LauncherContext>
    ),
  ],
  play: async () => {
    const sentence = await screen.findByText("ஆஃப்லைன்");
    await expect(screen.queryByRole("timer")).toBeNull();
    const { right } = sentence.getBoundingClientRect();
    const names = sentence.closest(".player-name")?.getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual((names?.right ?? 0) + 1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    // The icon is beside the message, so the bar has two lines.
    const icon = sentence.parentElement?.querySelector("svg")?.getBoundingClientRect();
    await expect(sentence.getBoundingClientRect().top).toBeLessThan(icon?.bottom ?? 0);
  },
};

/** The longest message on the narrowest phone is not covered by any button. */
export const OfflineOnANarrowPhone: Story = {
  args: { Bar: MobileBar },
  globals: { ...phone, locale: "ta_IN" },
  render: (args) => {
    const { launcher } = fakeLauncher({
      Connection: ({ children }) => children("lost"),
      Menu: () => <IconButton label="Play responsibly">{<ClockIcon />}</IconButton>,
    });
    return (
      <LauncherContext value={launcher}>
        <div style={{ contain: "layout", width: 320, height: 560 }}>
          <Player {...args} />
        </div>
      </LauncherContext>
    );
  },
  play: async () => {
    const sentence = await screen.findByText("ஆஃப்லைன்");
    const names = sentence.closest(".player-name")?.getBoundingClientRect();
    const { right, height } = sentence.getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual((names?.right ?? 0) + 1);
    await expect(height).toBeLessThan(30);
  },
};

export const StillStarting: Story = {
  args: { status: { game, step: "balance" } },
  play: ({ canvas }) => expect(canvas.getByTitle("Game: Jade Koi River")).not.toHaveFocus(),
};

/** The game receives the keyboard immediately, although the focused button disappeared with the loading view. */
export const ComesToItsPlayer: Story = {
  render: function Coming(args) {
    const [url, setUrl] = useState<string>();
    return (
      <Player
        {...args}
        status={{ game, step: "address", url }}
        onQuit={() => setUrl("about:blank")}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Cancel and go back" }));
    await waitFor(() => expect(canvas.getByTitle("Game: Jade Koi River")).toHaveFocus());
    await waitFor(() => expect(canvas.queryByRole("list")).toBeNull());
    await expect(canvas.getByTitle("Game: Jade Koi River")).toHaveFocus();
  },
};
