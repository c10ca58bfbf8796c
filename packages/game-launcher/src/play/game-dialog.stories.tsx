import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { fakeLauncher } from "../runner/launch.runner.fake.ts";
import { LauncherContext } from "../runner/use-launcher-instance.ts";
import { GameDialog } from "./game-dialog.tsx";

const picture =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 320"><path d="M0 0H240V320H0Z" fill="%23075bb5"/><circle cx="120" cy="130" r="70" fill="%23fa676c"/></svg>';
const game = { name: "Jade Koi River", providerName: "Harbourline", picture };

const { launcher } = fakeLauncher();

const meta = {
  component: GameDialog,
  args: {
    status: { game, step: "address", url: "about:blank" },
    onQuit: fn(),
  },
  decorators: [
    (Story) => (
      <LauncherContext value={launcher}>
        <Story />
      </LauncherContext>
    ),
  ],
} satisfies Meta<typeof GameDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const dialog = async () =>
  within(await within(document.body).findByRole("dialog", { name: game.name }));

export const Playing: Story = {
  play: async ({ args }) => {
    const open = await dialog();
    const frame = await open.findByTitle("Game: Jade Koi River");
    await waitFor(() => expect(frame).toHaveFocus());
    await expect(open.getByRole("timer", { name: "Time in this game" })).toHaveTextContent("0:0");
    await waitFor(() => expect(open.queryByRole("list")).toBeNull());
    await userEvent.keyboard("{Escape}");
    await expect(args.onQuit).not.toHaveBeenCalled();
    await userEvent.click(open.getByRole("button", { name: "Quit game" }));
    await expect(args.onQuit).toHaveBeenCalledOnce();
  },
};

/** The single bar of the design: name, clock and exits; nothing below the game. */
export const OneBar: Story = {
  play: async () => {
    const open = await dialog();
    await open.findByRole("button", { name: "Quit game" });
    const shown = document.querySelector(".game-dialog");
    await expect(shown?.querySelector(".dialog-head")?.clientHeight).toBe(60);
    await expect(shown?.querySelector(".dialog-foot")).toBeNull();
    const stage = shown?.querySelector(".game-dialog-stage")?.getBoundingClientRect();
    await expect(stage?.bottom).toBe(shown?.getBoundingClientRect().bottom);
  },
};

/** The card keeps its 3:4 ratio at any width, and no ring is wider than the box that fades it. */
async function expectWholeCard() {
  const picture = document.querySelector(".loading-art > img")?.getBoundingClientRect();
  await expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(3 / 4, 2);
  const box = document.querySelector(".loading-rings");
  const rings = [...document.querySelectorAll<HTMLElement>(".loading-rings i")];
  await expect(rings).toHaveLength(4);
  for (const { offsetWidth } of rings)
    await expect(offsetWidth).toBeLessThanOrEqual(box?.clientWidth ?? 0);
}

export const Starting: Story = {
  args: { status: { game, step: "balance", url: undefined } },
  play: async ({ args }) => {
    const open = await dialog();
    await open.findByRole("heading", { name: "Opening Jade Koi River" });
    await expectWholeCard();
    await userEvent.click(open.getByRole("button", { name: "Cancel and go back" }));
    await expect(args.onQuit).toHaveBeenCalledOnce();
  },
};

export const ALongName: Story = {
  args: {
    status: {
      game: {
        ...game,
        name: "Die außergewöhnlichen Abenteuer der Donaudampfschifffahrtsgesellschaft",
      },
      step: "session",
      url: undefined,
    },
  },
};
