import { settled } from "@naluma/machine/clock.fake";
import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { fakeLauncher, koi } from "../runner/launch.runner.fake.ts";
import { LauncherContext } from "../runner/use-launcher-instance.ts";
import { RunningGame } from "./running-game.tsx";

const show = fn();

/** A lobby with a running game in its own window. */
function Lobby() {
  const [fake] = useState(() =>
    fakeLauncher({ Balance: ({ children }) => children("$12,480.55") }),
  );
  const play = async () => {
    fake.launcher.play(koi);
    await settled();
    fake.launcher.addressArrived({
      url: "https://game.example/run",
      launchId: "id-1",
      providerId: undefined,
      gameCode: undefined,
    });
  };
  return (
    <LauncherContext value={{ ...fake.launcher, bringForward: show }}>
      <button type="button" onClick={() => void play()}>
        Play
      </button>
      <RunningGame />
    </LauncherContext>
  );
}

const meta = { component: Lobby } satisfies Meta<typeof Lobby>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Runs: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Play" }));
    await expect(await canvas.findByText("Jade Koi River is running")).toBeVisible();
    await expect(canvas.getByRole("status", { name: "Balance" })).toHaveTextContent("$12,480.55");
  },
};

/** A phone has little room beside the button: the name is truncated, the amount never is. */
export const RunsOnAPhone: Story = {
  globals: phone,
  play: async (context) => {
    await Runs.play?.(context);
    const amount = context.canvas.getByRole("status", { name: "Balance" });
    await expect(amount.scrollWidth).toBeLessThanOrEqual(amount.clientWidth + 1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const IsBroughtForward: Story = {
  play: async (context) => {
    await Runs.play?.(context);
    await userEvent.click(context.canvas.getByRole("button", { name: "Back to game" }));
    await expect(show).toHaveBeenCalledOnce();
    await expect(context.canvas.getByText("Jade Koi River is running")).toBeVisible();
  },
};

export const Quits: Story = {
  play: async (context) => {
    await Runs.play?.(context);
    await userEvent.click(context.canvas.getByRole("button", { name: "Quit game" }));
    await expect(await context.canvas.findByText("Closing the game")).toBeVisible();
  },
};
