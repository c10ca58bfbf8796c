import { RefusedError } from "@naluma/api-client";
import { platform, timeout } from "@naluma/api-client/platform.fake";
import { ApiContext } from "@naluma/api-client/react";
import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { catalogueAnswer, entry } from "../catalogue/catalogue.fake.ts";
import { GameRoom } from "./game-room.desktop.tsx";
import { ProviderPage } from "./provider-page.tsx";

const never = () => new Promise<never>(() => undefined);
const broken = () => Promise.reject(new RefusedError(timeout));

const meta = {
  component: ProviderPage,
  args: {
    asked: { type: 2, providerId: "GP1", house: "", isCrash: false },
    onPlay: fn(),
    eagerTiles: 7,
  },
  parameters: { api: platform(catalogueAnswer), layout: "fullscreen" },
  decorators: [
    (Story, { parameters }) => (
      <ApiContext value={parameters["api"]}>
        <main>
          <Story />
        </main>
      </ApiContext>
    ),
  ],
} satisfies Meta<typeof ProviderPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const onAPhone = { globals: phone } as const;

const tilesIn = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll(".tile-name")].map(({ textContent }) => textContent);

/** A visitor has one list, which labels and demos filter. */
export const Visitor: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { level: 1, name: "Harbourline" });
    await expect(await page.findByRole("link", { name: "Back to Slots" })).toHaveAttribute(
      "href",
      "/gameHall/2",
    );
    await expect(page.queryByRole("tab")).toBeNull();
    const hot = await page.findByRole("button", { name: "Trending" });
    await userEvent.click(hot);
    await waitFor(() => expect(tilesIn(canvasElement)).toEqual(["Midnight Fox"]));
    await userEvent.click(hot);
    await userEvent.click(page.getByRole("button", { name: "Demo available" }));
    await waitFor(() => expect(tilesIn(canvasElement)).toHaveLength(2));
  },
};

export const VisitorOnAPhone: Story = { ...onAPhone };

export const Member: Story = {
  args: { memberId: 7 },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("tab", { name: "Recently played" }));
    await page.findByText("You haven’t played any of these games yet.");
    await userEvent.click(page.getByRole("tab", { name: "Favourites" }));
    await page.findByText("Tap the heart on a game to save it here.");
  },
};

const played: Readonly<Record<string, unknown>> = {
  "/arks/web/member-games/last-playing-game": { list: [103, 104] },
  "/v2/get_template_game_list": { info: [{ ...entry(104, 2, "Peacock Garden"), is_favorite: 1 }] },
};

/** The last played and favourite games are limited to this provider. */
export const MemberWhoHasPlayed: Story = {
  args: { memberId: 7 },
  parameters: { api: platform((path) => played[path] ?? catalogueAnswer(path)) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("tab", { name: "Recently played" }));
    await waitFor(() => expect(tilesIn(canvasElement)).toEqual(["Lotus Ascent"]));
    await userEvent.click(page.getByRole("tab", { name: "Favourites" }));
    await page.findByText("None of your favourites are in this list.");
  },
};

let isReached = false;

/** All games are embedded in the page; a member's personal list can fail on its own, and can be retried. */
export const OwnListFails: Story = {
  args: { memberId: 7 },
  parameters: {
    api: platform((path) =>
      path in played && !isReached ? broken() : (played[path] ?? catalogueAnswer(path)),
    ),
  },
  play: async ({ canvasElement }) => {
    isReached = false;
    const page = within(canvasElement);
    await page.findByRole("button", { name: "Play Midnight Fox" });
    for (const list of ["Favourites", "Recently played"]) {
      await userEvent.click(page.getByRole("tab", { name: list }));
      await page.findByRole("button", { name: "Try again" });
    }
    isReached = true;
    await userEvent.click(page.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(tilesIn(canvasElement)).toEqual(["Lotus Ascent"]));
  },
};

export const MemberOnAPhone: Story = { ...onAPhone, args: { memberId: 7 } };

export const CrashGames: Story = {
  args: { asked: { type: 2, providerId: "GP1", house: "", isCrash: true } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(tilesIn(canvasElement)).toEqual(["Rocket Nine"]));
  },
};

/** The provider is unknown: its code is shown, with a link to continue. */
export const UnknownProvider: Story = {
  args: { asked: { type: 2, providerId: "GPXX", house: "", isCrash: true } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { level: 1, name: "GPXX" });
    await page.findByText("This provider has no games available right now.");
    await page.findByRole("link", { name: "All providers" });
  },
};

export const InTheGameRoom: Story = {
  render: (args) => (
    <div className="page-width">
      <GameRoom {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("link", { name: "Harbourline", current: "page" });
    await page.findByRole("button", { name: "Play Midnight Fox" });
  },
};

export const Loading: Story = {
  parameters: { api: platform(never) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Loading games");
  },
};

export const LoadingOnAPhone: Story = { ...Loading, ...onAPhone };

export const Failed: Story = {
  parameters: { api: platform(broken) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("button", { name: "Try again" });
  },
};

export const FailedOnAPhone: Story = { ...Failed, ...onAPhone };
