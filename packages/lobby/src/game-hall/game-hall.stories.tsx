import { RefusedError, type Api } from "@naluma/api-client";
import { ApiContext } from "@naluma/api-client/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import * as v from "valibot";
import { GameHall } from "./game-hall.tsx";

const entry = (id: number, type: number, name: string, code = `G${id}`) => ({
  game_id: id,
  gp_id: "GPHL",
  game_type: type,
  game_code: code,
  game_name: { en_US: name, zh_CN: name },
  icon_light: "",
});

const longName = "The Unreasonably Long Night of the Seven Lanterns above the Jade River";

const types = [
  { gt_id: 2, en_name: "Slot", gp_list: [entry(1, 2, "Harbourline", "")] },
  { gt_id: 3, en_name: "Live", gp_list: [] },
];
const games = [longName, "Midnight Fox", "Lotus Ascent"].map((name, at) => entry(10 + at, 2, name));

const timeout = { code: "timeout", message: "Too slow.", data: null, status: 0 };

/** Answers the lobby's two reads through their real schemas. */
const platform = (answer: (path: string) => unknown): Api => ({
  send: () => Promise.resolve({ ok: false, refusal: timeout }),
  read: async (call) => v.parse(call.reads, await answer(call.path)),
  abortMemberCalls: () => undefined,
});

const never = () => new Promise<never>(() => undefined);

const meta = {
  component: GameHall,
  args: { onPlay: fn(), eagerTiles: 14 },
  parameters: { api: platform((path) => (path === "/v3/game_list" ? types : { info: games })) },
  decorators: [
    (Story, { parameters }) => (
      <ApiContext value={parameters["api"]}>
        <main className="shell">
          <Story />
        </main>
      </ApiContext>
    ),
  ],
} satisfies Meta<typeof GameHall>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Games: Story = {
  play: async ({ args, canvasElement }) => {
    const hall = within(canvasElement);
    await userEvent.click(await hall.findByRole("button", { name: "Play Midnight Fox" }));
    await expect(args.onPlay).toHaveBeenCalledWith(
      expect.objectContaining({ id: 11, code: "G11" }),
      "Midnight Fox",
      "Harbourline",
    );
  },
};

export const KindWithoutGames: Story = {
  play: async ({ canvasElement }) => {
    const hall = within(canvasElement);
    await userEvent.click(await hall.findByRole("button", { name: "Live casino" }));
    await hall.findByText("No games of this kind are open at the moment.");
  },
};

export const Loading: Story = {
  parameters: { api: platform(never) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("The games are being loaded");
  },
};

export const Failed: Story = {
  parameters: { api: platform(() => Promise.reject(new RefusedError(timeout))) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("button", { name: "Try again" });
  },
};

export const OnAPhone: Story = {
  globals: { template: "mobile", viewport: { value: "phone", isRotated: false } },
};
