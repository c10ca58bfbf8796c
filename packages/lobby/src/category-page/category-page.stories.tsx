import { RefusedError } from "@naluma/api-client";
import { platform, timeout } from "@naluma/api-client/platform.fake";
import { ApiContext } from "@naluma/api-client/react";
import { SiteContext, useSite } from "@naluma/site/use-site";
import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { catalogue, catalogueAnswer, entry } from "../catalogue/catalogue.fake.ts";
import { CategoryPage } from "./category-page.tsx";

const never = () => new Promise<never>(() => undefined);
const broken = () => Promise.reject(new RefusedError(timeout));

const meta = {
  component: CategoryPage,
  args: { category: 2, onPlay: fn(), eagerTiles: 7, service: "https://service.example/" },
  parameters: { api: platform(catalogueAnswer) },
  decorators: [
    (Story, { parameters }) => (
      <ApiContext value={parameters["api"]}>
        <main className="page-width">
          <Story />
        </main>
      </ApiContext>
    ),
  ],
} satisfies Meta<typeof CategoryPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const onAPhone = { globals: phone } as const;

const tilesIn = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll(".tile-name")].map(({ textContent }) => textContent);

/** The providers link to their pages; more games load on request, and the focus moves to them. */
export const Slots: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { level: 1, name: "Slots" });
    await page.findByRole("link", { name: "Slots", current: "page" });
    const provider = await page.findByRole("link", { name: "Harbourline" });
    await expect(provider).toHaveAttribute("href", expect.stringMatching(/gp_id=GP1&house=$/));
    await page.findByText("Showing 28 games of 44");
    (await page.findByRole("button", { name: "Show more games" })).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(tilesIn(canvasElement)).toHaveLength(44));
    await expect(page.getByRole("button", { name: "Play Lantern 26" })).toHaveFocus();
  },
};

/** After a click on "more", the page stays where the pointer is, even if the keyboard was used there before. */
export const MoreByMouse: Story = {
  play: async (context) => {
    await Slots.play?.(context);
    const page = within(context.canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Show fewer games" }));
    await waitFor(() => expect(tilesIn(context.canvasElement)).toHaveLength(28));
    await userEvent.click(await page.findByRole("button", { name: "Show more games" }));
    await waitFor(() => expect(tilesIn(context.canvasElement)).toHaveLength(44));
    await expect(page.getByRole("button", { name: "Play Lantern 26" })).not.toHaveFocus();
  },
};

export const SlotsOnAPhone: Story = { ...onAPhone };

/** The category bar is the same as on home and in every other category. */
export const Cockfight: Story = {
  args: { category: 8 },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { level: 1, name: "Cockfighting" });
    const bar = within(page.getByRole("navigation", { name: "Game categories" }));
    await bar.findByRole("link", { name: "Slots" });
    await expect(bar.queryByRole("link", { name: "Cockfighting" })).toBeNull();
    await expect(page.queryByRole("link", { name: "Cockfighting" })).toBeNull();
    await page.findByText("No games are available in this category right now.");
    await page.findByRole("link", { name: "See other games" });
  },
};

export const CrashGames: Story = {
  args: { category: "crash" },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(tilesIn(canvasElement)).toEqual(["Rocket Nine"]));
    await expect(await page.findByRole("link", { name: "Harbourline" })).toHaveAttribute(
      "href",
      expect.stringContaining("isCrashGame=1"),
    );
  },
};

export const PopularOnes: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Popular" }));
    await waitFor(() => expect(tilesIn(canvasElement)).toEqual(["Midnight Fox", "Lotus Ascent"]));
  },
};

/** Quick bets whose address this page must not frame: the rest of the lobby is unaffected. */
export const SportsWithoutQuickBets: Story = {
  args: { category: 4 },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("Today’s matches could not be shown.");
    await page.findByRole("link", { name: "Customer service" });
    await page.findByRole("button", { name: "Play Derby" });
  },
};

const bets = "https://bets.example";
const withBets: Readonly<Record<string, unknown>> = {
  ...catalogue,
  "/v3/game_list": [
    {
      gt_id: 4,
      en_name: "Sports",
      gp_list: [entry(1, 4, "Harbourline", "", "GP1"), entry(4, 4, "Tidemark", "", "GPTM")],
    },
  ],
  "/v2/get_template_game_list": {
    info: [entry(404, 4, "Regatta", "D1", "GP1"), entry(402, 4, "Derby", "D1", "GPTM")],
  },
  "/arks/web/game-providers/sport-quickbet-url": {
    detail: { url: `${bets}/today`, gp_id: "GPTM" },
  },
};

function FramingBets({ children }: { children: ReactNode }) {
  const site = useSite();
  const settings = { ...site.settings, frameOrigins: [bets] };
  return <SiteContext value={{ ...site, settings }}>{children}</SiteContext>;
}

/** A press on odds starts the game of their provider, even if another provider's game has the same code. */
export const QuickBet: Story = {
  args: { category: 4 },
  parameters: { api: platform((path) => withBets[path]) },
  render: (args) => (
    <FramingBets>
      <CategoryPage {...args} />
    </FramingBets>
  ),
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("button", { name: "Play Regatta" });
    const frame = await page.findByTitle<HTMLIFrameElement>("Today’s matches");
    const data = { type: "naluma-start", gameCode: "D1" };
    const say = (origin: string) =>
      window.dispatchEvent(
        new MessageEvent("message", { origin, source: frame.contentWindow, data }),
      );
    say("https://elsewhere.example");
    await expect(args.onPlay).not.toHaveBeenCalled();
    say(bets);
    await expect(args.onPlay).toHaveBeenCalledOnce();
    await expect(args.onPlay).toHaveBeenCalledWith(
      expect.objectContaining({ id: 402 }),
      "Derby",
      "Tidemark",
    );
  },
};

export const SportsOnAPhone: Story = { ...onAPhone, args: { category: 4 } };

export const NothingPlayedYet: Story = {
  args: { memberId: 7 },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Recently played" }));
    await page.findByText("You haven’t played any of these games yet.");
    await userEvent.click(page.getByRole("button", { name: "Show all games" }));
    await page.findByRole("button", { name: "Play Midnight Fox" });
  },
};

const lastPlayed = "/arks/web/member-games/last-playing-game";
let isReached = false;

/** A member's personal list can fail on its own, and can be retried. */
export const OwnListFails: Story = {
  args: { memberId: 7 },
  parameters: {
    api: platform((path) => {
      if (path !== lastPlayed) return catalogueAnswer(path);
      return isReached ? { list: [103] } : broken();
    }),
  },
  play: async ({ canvasElement }) => {
    isReached = false;
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Recently played" }));
    const retry = await page.findByRole("button", { name: "Try again" });
    isReached = true;
    await userEvent.click(retry);
    await waitFor(() => expect(tilesIn(canvasElement)).toEqual(["Lotus Ascent"]));
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
