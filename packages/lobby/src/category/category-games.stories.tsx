import { RefusedError } from "@naluma/api-client";
import { accepting, platform, timeout } from "@naluma/api-client/platform.fake";
import { ApiContext } from "@naluma/api-client/react";
import { phone } from "@naluma/ui/story";
import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import { createStore, Provider } from "jotai";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { closedProvidersAtom } from "../catalogue/lobby-state.ts";
import { CategoryGames } from "./category-games.tsx";

const entry = (id: number, type: number, name: string, code = `G${id}`, gp_id = "GP1") => ({
  game_id: id,
  gp_id,
  game_type: type,
  game_code: code,
  game_name: { en_US: name, zh_CN: name },
  icon_light: "",
});

const longName = "The Unreasonably Long Night of the Seven Lanterns above the Jade River";

const providerNames = [
  "Harbourline",
  "Kestrel",
  "Oxbow",
  "Tessera",
  "Northgate",
  "Lumen Forge",
  "Quarry",
  "Saltwind",
  "Marigold",
  "Fathom",
  "Juniper Lane",
  "Foxglove Court",
  "Jadewater",
  "Row Eight",
  "Brightwater",
  "Copperleaf",
  "Halcyon",
];
const providers = providerNames.map((name, at) => entry(at + 1, 2, name, "", `GP${at + 1}`));

const types = [
  { gt_id: 2, en_name: "Slot", gp_list: providers },
  { gt_id: 3, en_name: "Live", gp_list: providers.slice(0, 2) },
  { gt_id: 4, en_name: "Sports", gp_list: [] },
  { gt_id: 6, en_name: "Card", gp_list: providers.slice(2, 3) },
];

const games = [
  ...[longName, "Midnight Fox", "Lotus Ascent", "Peacock Garden"].map((name, at) =>
    entry(101 + at, 2, name, `G${at}`, `GP${at + 1}`),
  ),
  ...Array.from({ length: 60 }, (_, at) => entry(200 + at, 2, `Lantern ${at + 1}`)),
  entry(301, 3, "Kestrel Live"),
  entry(401, 2, "Rocket Nine"),
];

const answers: Readonly<Record<string, unknown>> = {
  "/v3/game_list": types,
  "/v2/get_template_game_list": { info: games },
  "/arks/web/game-providers/custom-game-menus/crash": { list: [401] },
  "/arks/web/member-games/hot-games": { list: [102, 104] },
  "/arks/web/member-games/last-playing-game": { list: [] },
  "/v2/get_tag_game_list": {
    info: [
      { id: 1, tag: "hot", game_list: [{ game_id: 102 }] },
      { id: 2, tag: "new", game_list: [{ game_id: 102 }, { game_id: 103 }] },
    ],
  },
};

const never = () => new Promise<never>(() => undefined);

const meta = {
  component: CategoryGames,
  args: { onPlay: fn(), eagerTiles: 14 },
  parameters: { api: platform((path) => answers[path]) },
  beforeEach: () => {
    sessionStorage.clear();
    history.replaceState(history.state, "", location.pathname + location.search);
  },
  decorators: [
    (Story, { parameters }) => (
      <ApiContext value={parameters["api"]}>
        <main className="page-width">
          <Story />
        </main>
      </ApiContext>
    ),
  ],
} satisfies Meta<typeof CategoryGames>;
export default meta;

type Story = StoryObj<typeof meta>;

const tilesIn = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll(".tile-name")].map(({ textContent }) => textContent);

const inSight = (element: Element | null) => {
  const { top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
  return bottom > 0 && top < window.innerHeight;
};

const onAPhone = {
  globals: phone,
} as const;

const underMaintenance =
  (...providers: string[]): Decorator =>
  (Story) => {
    const store = createStore();
    store.set(closedProvidersAtom, new Set(providers));
    return (
      <Provider store={store}>
        <Story />
      </Provider>
    );
  };

export const Games: Story = {
  play: async ({ args, canvasElement }) => {
    const lobby = within(canvasElement);
    await userEvent.click(await lobby.findByRole("button", { name: "Play Midnight Fox" }));
    await expect(args.onPlay).toHaveBeenCalledWith(
      expect.objectContaining({ id: 102, gameCode: "G1" }),
      "Midnight Fox",
      "Kestrel",
    );
    await lobby.findByRole("link", { name: "Slots", current: true });
    await expect(lobby.queryByRole("link", { name: "Sports" })).toBeNull();
  },
};

export const GamesOnAPhone: Story = { ...onAPhone };

/** The arrows of a screen reader and the tab key reach every category; the current one is announced. */
export const AnotherCategory: Story = {
  play: async ({ canvasElement }) => {
    const lobby = within(canvasElement);
    const bar = within(await lobby.findByRole("navigation"));
    (await bar.findByRole("link", { name: "Live casino" })).focus();
    await userEvent.keyboard("{Enter}");
    await lobby.findByRole("button", { name: "Play Kestrel Live" });
    await lobby.findByRole("link", { name: "Live casino", current: true });
    await expect(location.hash).toBe("#live_casino");
    await expect(lobby.queryByRole("button", { name: "Popular" })).toBeNull();
  },
};

export const CrashGames: Story = {
  play: async ({ canvasElement }) => {
    const lobby = within(canvasElement);
    const bar = within(await lobby.findByRole("navigation"));
    await userEvent.click(await bar.findByRole("link", { name: "Crash" }));
    await waitFor(() => expect(tilesIn(canvasElement)).toEqual(["Rocket Nine"]));
  },
};

/** Below the games, the other categories are one press away; the bar scrolls back into view. */
export const PromoTilesOfOthers: Story = {
  play: async ({ canvasElement }) => {
    const lobby = within(canvasElement);
    await lobby.findByRole("heading", { name: "More ways to play" });
    // The wire has no picture for crash games; their tile shows a drawing nevertheless, not an icon.
    const crash = () => canvasElement.querySelector(".promo-crash svg");
    await waitFor(() => expect(crash()).not.toBeNull());
    await expect(crash()).not.toHaveClass("icon");
    const [, below] = await lobby.findAllByRole("link", { name: "Live casino" });
    if (below) await userEvent.click(below);
    await waitFor(() => expect(tilesIn(canvasElement)).toEqual(["Kestrel Live"]));
    await expect(lobby.getByRole("link", { name: "Live casino", current: true })).toHaveFocus();
  },
};

export const Filtered: Story = {
  play: async ({ canvasElement }) => {
    const lobby = within(canvasElement);
    const popular = await lobby.findByRole("button", { name: "Popular" });
    await userEvent.click(popular);
    await waitFor(() => expect(tilesIn(canvasElement)).toEqual(["Midnight Fox", "Peacock Garden"]));
    await expect(popular).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(lobby.getByRole("button", { name: "Kestrel" }));
    await waitFor(() => expect(tilesIn(canvasElement)).toEqual(["Midnight Fox"]));
    await userEvent.click(popular);
    await userEvent.click(lobby.getByRole("button", { name: "Kestrel" }));
    await lobby.findByRole("button", { name: "Play Lotus Ascent" });
  },
};

export const MoreGames: Story = {
  play: async ({ canvasElement }) => {
    const lobby = within(canvasElement);
    await lobby.findByText("Showing 28 games of 64");
    await waitFor(() => expect(tilesIn(canvasElement)).toHaveLength(28));
    const first = tilesIn(canvasElement);
    (await lobby.findByRole("button", { name: "Show more games" })).focus();
    await userEvent.keyboard("{Enter}");
    const grid = await lobby.findByRole("grid", { name: "Games" });
    const columns = Number(grid.getAttribute("aria-colcount"));
    await expect(grid).toHaveAttribute("aria-rowcount", String(Math.ceil(64 / columns)));
    await expect(tilesIn(canvasElement).slice(0, 28)).toEqual(first);
    await waitFor(() =>
      expect(lobby.getByRole("button", { name: "Play Lantern 25" })).toHaveFocus(),
    );
    await expect(lobby.queryByRole("button", { name: "Show more games" })).toBeNull();
  },
};

/** In the middle of all games, the categories, filters, count and exits stay in view. */
export const LongList: Story = {
  play: async ({ canvasElement }) => {
    const lobby = within(canvasElement);
    const showAll = async () => {
      await userEvent.click(await lobby.findByRole("button", { name: "Show more games" }));
      const grid = await lobby.findByRole("grid", { name: "Games" });
      window.scrollTo(0, grid.offsetTop + 1_000);
    };
    await showAll();
    await lobby.findByText("64 games");
    for (const part of [
      within(lobby.getByRole("navigation")).getByRole("link", { name: "Live casino" }),
      lobby.getByRole("button", { name: "Popular" }),
      lobby.getByText("64 games"),
    ])
      await waitFor(() => expect(inSight(part)).toBe(true));

    await userEvent.click(lobby.getByRole("button", { name: "Back to top" }));
    await expect(window.scrollY).toBe(0);
    await expect(lobby.getByRole("link", { name: "Slots", current: true })).toHaveFocus();

    await userEvent.click(lobby.getByRole("button", { name: "Show fewer games" }));
    const more = await lobby.findByRole("button", { name: "Show more games" });
    await waitFor(() => expect(more).toHaveFocus());
    await expect(inSight(more)).toBe(true);
    await expect(lobby.queryByText("64 games")).toBeNull();
  },
};

export const LongListOnAPhone: Story = { ...LongList, ...onAPhone };

/** Arrows, Home and End move between games; only one game is a tab stop. */
export const ArrowsThroughTheList: Story = {
  play: async (context) => {
    await MoreGames.play?.(context);
    const lobby = within(context.canvasElement);
    const focused = (name: string) =>
      waitFor(() => expect(lobby.getByRole("button", { name })).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}");
    await focused("Play Lantern 26");
    await userEvent.keyboard("{ArrowDown}");
    const grid = lobby.getByRole("grid");
    await focused(`Play Lantern ${26 + Number(grid.getAttribute("aria-colcount"))}`);
    await userEvent.keyboard("{Control>}{End}{/Control}");
    await focused("Play Lantern 60");
    await waitFor(() => expect(inSight(document.activeElement)).toBe(true));
    const last = lobby.getByRole("button", { name: "Play Lantern 60" }).closest("[role=row]");
    await expect(last?.getAttribute("aria-rowindex")).toBe(grid.getAttribute("aria-rowcount"));
    const inTabOrder = context.canvasElement.querySelectorAll(
      ".virtual-grid button:not([tabindex='-1'])",
    );
    await expect(inTabOrder).toHaveLength(1);
    await userEvent.keyboard("{Control>}{Home}{/Control}");
    await focused(`Play ${longName}`);
  },
};

export const TheVirtualGridOnAPhone: Story = {
  ...onAPhone,
  play: async ({ canvasElement }) => {
    const lobby = within(canvasElement);
    await userEvent.click(await lobby.findByRole("button", { name: "Show more games" }));
    const grid = await lobby.findByRole("grid", { name: "Games" });
    await expect(grid).toHaveAttribute("aria-rowcount", "22");
    // Rows do not overlap, however long a name is.
    const [one, two] = within(grid).getAllByRole("row");
    const lower = one?.getBoundingClientRect().bottom ?? 0;
    await expect(two?.getBoundingClientRect().top).toBeGreaterThanOrEqual(lower);
  },
};

/** Two providers are beyond the fifteenth; the list contains them, and shows the selection. */
export const AllProviders: Story = {
  play: async ({ canvasElement }) => {
    const lobby = within(canvasElement);
    const rail = await lobby.findByRole("toolbar", { name: "Providers" });
    await expect(within(rail).getAllByRole("button")).toHaveLength(15);
    const all = lobby.getByRole("button", { name: "All providers" });
    await userEvent.click(all);
    const list = within(await within(document.body).findByRole("dialog"));
    await userEvent.click(list.getByRole("button", { name: "Halcyon" }));
    await waitFor(() => expect(all).toHaveTextContent("Halcyon"));
    await waitFor(() => expect(all).toHaveFocus());
    await lobby.findByText("No games match your filters.");
  },
};

export const ProvidersOnAPhone: Story = {
  ...onAPhone,
  play: async ({ canvasElement }) => {
    const lobby = within(canvasElement);
    const all = await lobby.findByRole("button", { name: "Providers" });
    await userEvent.click(all);
    const list = within(await within(document.body).findByRole("dialog", { name: "Providers" }));
    await userEvent.click(list.getByRole("button", { name: "Kestrel" }));
    await waitFor(() => expect(tilesIn(canvasElement)).toEqual(["Midnight Fox"]));
    await waitFor(() => expect(all).toHaveTextContent("Kestrel"));
  },
};

/** Games of a provider under maintenance are dimmed; a press checks whether it is over. */
export const ProviderUnderMaintenance: Story = {
  decorators: [underMaintenance("GP2")],
  play: async ({ args, canvasElement }) => {
    const lobby = within(canvasElement);
    const closed = await lobby.findByRole("button", { name: "Under maintenance: Midnight Fox" });
    await userEvent.click(closed);
    await expect(args.onPlay).toHaveBeenCalledOnce();
    await lobby.findByRole("button", { name: "Play Lotus Ascent" });
  },
};

export const MaintenanceOnAPhone: Story = {
  ...onAPhone,
  decorators: [underMaintenance("GP1", "GP2")],
};

/** A favourite that the platform refuses is reverted. */
export const MemberWhoseFavouriteIsRefused: Story = {
  args: { memberId: 7 },
  play: async ({ canvasElement }) => {
    const lobby = within(canvasElement);
    const heart = await lobby.findByRole("button", { name: "Favourite: Midnight Fox" });
    await userEvent.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute("aria-pressed", "false"));
    await lobby.findByRole("button", { name: "Recently played" });
  },
};

/** The list of favourites follows the heart, even if it was opened before. */
export const FavouritesFollowTheHeart: Story = {
  args: { memberId: 7 },
  parameters: { api: accepting(platform((path) => answers[path])) },
  play: async ({ canvasElement }) => {
    const lobby = within(canvasElement);
    const heartOf = (name: string) => lobby.findByRole("button", { name: `Favourite: ${name}` });
    await userEvent.click(await lobby.findByRole("button", { name: "Favourites" }));
    await lobby.findByText("Tap the heart on a game to save it here.");
    await userEvent.click(lobby.getByRole("button", { name: "All" }));
    await userEvent.click(await heartOf("Midnight Fox"));
    await userEvent.click(lobby.getByRole("button", { name: "Favourites" }));
    await waitFor(() => expect(tilesIn(canvasElement)).toEqual(["Midnight Fox"]));
    await userEvent.click(await heartOf("Midnight Fox"));
    await lobby.findByText("Tap the heart on a game to save it here.");
  },
};

/** Removing a heart in the list of favourites moves the focus to the next game. */
export const FocusAfterAHeart: Story = {
  args: { memberId: 7 },
  parameters: { api: accepting(platform((path) => answers[path])) },
  play: async ({ canvasElement }) => {
    const lobby = within(canvasElement);
    const heartOf = (name: string) => lobby.findByRole("button", { name: `Favourite: ${name}` });
    const names = ["Midnight Fox", "Lotus Ascent", "Peacock Garden"];
    for (const name of names) await userEvent.click(await heartOf(name));
    const favourites = lobby.getByRole("button", { name: "Favourites" });
    await userEvent.click(favourites);
    await waitFor(() => expect(tilesIn(canvasElement)).toHaveLength(3));
    for (const [name, next] of [
      ["Lotus Ascent", "Peacock Garden"],
      ["Peacock Garden", "Midnight Fox"],
    ] as const) {
      (await heartOf(name)).focus();
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(tilesIn(canvasElement)).not.toContain(name));
      const heart = await heartOf(next);
      await waitFor(() => expect(heart).toHaveFocus());
    }
    await userEvent.keyboard("{Enter}");
    await lobby.findByText("Tap the heart on a game to save it here.");
    await waitFor(() => expect(favourites).toHaveFocus());
  },
};

export const MemberOnAPhone: Story = { ...onAPhone, args: { memberId: 7 } };

export const NothingPlayedYet: Story = {
  args: { memberId: 7 },
  play: async ({ canvasElement }) => {
    const lobby = within(canvasElement);
    await userEvent.click(await lobby.findByRole("button", { name: "Recently played" }));
    await lobby.findByText("You haven’t played any of these games yet.");
    await userEvent.click(lobby.getByRole("button", { name: "Show all games" }));
    await lobby.findByRole("button", { name: "Play Midnight Fox" });
  },
};

/** A new category starts with all its games, although favourites were selected in the previous one. */
export const AnotherCategoryAfterFavourites: Story = {
  args: { memberId: 7 },
  play: async ({ canvasElement }) => {
    const lobby = within(canvasElement);
    await userEvent.click(await lobby.findByRole("button", { name: "Favourites" }));
    await lobby.findByText("Tap the heart on a game to save it here.");
    const bar = within(await lobby.findByRole("navigation"));
    await userEvent.click(await bar.findByRole("link", { name: "Live casino" }));
    await lobby.findByRole("button", { name: "Play Kestrel Live" });
    await expect(lobby.getByRole("button", { name: "All" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await userEvent.click(await bar.findByRole("link", { name: "Slots" }));
    await lobby.findByRole("button", { name: "Play Midnight Fox" });
  },
};

export const NoFavouritesOnAPhone: Story = {
  ...onAPhone,
  args: { memberId: 7 },
  play: async ({ canvasElement }) => {
    const lobby = within(canvasElement);
    await userEvent.click(await lobby.findByRole("button", { name: "Favourites" }));
    await lobby.findByText("Tap the heart on a game to save it here.");
  },
};

export const CategoryWithoutGames: Story = {
  play: async ({ canvasElement }) => {
    const lobby = within(canvasElement);
    const bar = within(await lobby.findByRole("navigation"));
    await userEvent.click(await bar.findByRole("link", { name: "Card games" }));
    await lobby.findByText("No games are available in this category right now.");
  },
};

export const Loading: Story = {
  parameters: { api: platform(never) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Loading games");
  },
};

export const LoadingOnAPhone: Story = { ...Loading, ...onAPhone };

const broken = () => Promise.reject(new RefusedError(timeout));

export const Failed: Story = {
  parameters: { api: platform(broken) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("button", { name: "Try again" });
  },
};

export const FailedOnAPhone: Story = { ...Failed, ...onAPhone };

let isOnline = true;

/** The network fails while a filter is selected; retrying takes one press. */
export const OfflineAndBack: Story = {
  parameters: { api: platform((path) => (isOnline ? answers[path] : broken())) },
  beforeEach: () => {
    isOnline = true;
  },
  play: async ({ canvasElement }) => {
    const lobby = within(canvasElement);
    await lobby.findByRole("button", { name: "Play Midnight Fox" });
    isOnline = false;
    await userEvent.click(await lobby.findByRole("button", { name: "Popular" }));
    await lobby.findByText("The games could not be loaded.");
    isOnline = true;
    await userEvent.click(lobby.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(tilesIn(canvasElement)).toEqual(["Midnight Fox", "Peacock Garden"]));
  },
};
