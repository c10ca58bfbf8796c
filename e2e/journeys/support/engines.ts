import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";
import { slotgame } from "./slotgame.ts";

type Game = Page | FrameLocator;

/** One engine of the sandbox's providers, with a game that uses it. */
export interface Engine {
  readonly engine: string;
  readonly game: string;
  readonly gpId: string;
  readonly type: number;
  /** The label of the button that begins a round. */
  readonly press: string;
  /** Makes the choice that a round requires. */
  readonly choose?: (game: Game) => Promise<void>;
  /** A move that ends an open round. */
  readonly move?: string;
}

export const blackjack: Engine = {
  engine: "blackjack",
  game: "Classic Blackjack Room",
  gpId: "GPOX",
  type: 6,
  press: "Deal",
  move: "Stand",
};

/** The site has no demo of this engine, and its open rounds end by themselves. */
export const crash: Engine = {
  engine: "crash",
  game: "Rocket Nine",
  gpId: "GPHL",
  type: 2,
  press: "Take off",
  move: "Cash out",
};

export const roulette: Engine = {
  engine: "roulette",
  game: "Roulette Room",
  gpId: "GPKS",
  type: 3,
  press: "Spin the wheel",
  async choose(game) {
    await game.getByRole("button", { name: /^Red/ }).click();
    await game.getByRole("button", { name: /^Even/ }).click();
  },
};

/** The other engines, each of which has a demo. */
export const tried: readonly Engine[] = [
  { engine: "slot", game: "Jade Koi River", gpId: "GPHL", type: 2, press: "Spin" },
  {
    engine: "baccarat",
    game: "Baccarat Room",
    gpId: "GPHL",
    type: 3,
    press: "Deal",
    choose: (game) => game.getByRole("button", { name: /^Banker/ }).click(),
  },
  {
    engine: "wheel",
    game: "Money Wheel Room",
    gpId: "GPTS",
    type: 3,
    press: "Spin the wheel",
    choose: (game) => game.getByRole("button", { name: "10", exact: true }).click(),
  },
  {
    engine: "race",
    game: "Virtual Horses Cup",
    gpId: "GPKS",
    type: 7,
    press: "Start the contest",
    choose: (game) => game.getByRole("button", { name: /^1 .*First place/ }).click(),
  },
  {
    engine: "keno",
    game: "Keno Room",
    gpId: "GPTS",
    type: 5,
    press: "Draw the balls",
    choose: (game) => game.getByRole("button", { name: "Random pick" }).click(),
  },
  {
    engine: "match",
    game: "Football Cup",
    gpId: "GPHL",
    type: 4,
    press: "Kick off",
    choose: (game) => game.getByRole("button", { name: /^Draw/ }).click(),
  },
];

/** The page with the tile of a game. */
export const pageOf = ({ engine, gpId, type }: Engine): string => {
  const query = { gt_id: String(type), gp_id: gpId, house: "" };
  return slotgame(engine === "crash" ? { ...query, isCrashGame: "1" } : query);
};

const toTry = { site_id: 1, currency: "USD", device: 1, house: "" };

/** Requests the address of a game's demo, as the lobby does. */
export async function demoAddress(page: Page, { game, gpId, type }: Engine): Promise<string> {
  const ask = async (path: string, data: object): Promise<unknown> =>
    (await page.request.post(`/api/demo/${path}`, { data, headers: { lang: "en_US" } })).json();
  const listed = await ask("gp_games", { ...toTry, gp_id: gpId, game_type_id: type });
  const { data: games } = listed as { data: readonly { game_code: string; game_name: object }[] };
  const found = games.find(({ game_name }) => Object.values(game_name).includes(game));
  const opened = { ...toTry, gp_id: gpId, game_type: type, game_code: found?.game_code };
  return ((await ask("play", opened)) as { data: { game_url: string } }).data.game_url;
}

export const phaseOf = (game: Game): Locator => game.locator("html");

/** Begins a round after making the required choice; it may be over at once. */
export async function begin(game: Game, { press, choose }: Engine): Promise<void> {
  await choose?.(game);
  await game.getByRole("button", { name: press, exact: true }).click();
  await expect(phaseOf(game)).toHaveAttribute("data-phase", /^(idle|open)$/);
}

/** Plays the open round to its end. */
export async function finish(game: Game, { move = "" }: Engine): Promise<void> {
  await expect(async () => {
    const press = game.getByRole("button", { name: move, exact: true });
    if ((await phaseOf(game).getAttribute("data-phase")) === "open") {
      await press.click({ timeout: 1_000 });
    }
    await expect(phaseOf(game)).toHaveAttribute("data-phase", "idle", { timeout: 2_000 });
  }).toPass();
}

/** Begins rounds until one stays open. */
export async function beginOpen(game: Game, engine: Engine): Promise<void> {
  await expect(async () => {
    await begin(game, engine);
    await expect(phaseOf(game)).toHaveAttribute("data-phase", "open", { timeout: 100 });
  }).toPass();
}

export async function openSheet(game: Game, name: "History" | "Fairness"): Promise<Locator> {
  await game.getByRole("button", { name, exact: true }).click();
  const sheet = game.getByRole("dialog", { name });
  await expect(sheet).toBeVisible();
  return sheet;
}

/** Reloads the page of the game, in its window or frame. */
export async function reload(page: Page): Promise<void> {
  const frame = page
    .frames()
    .find((one) => new URL(one.url()).pathname === "/play" && one !== page.mainFrame());
  await (frame ?? page.mainFrame()).goto((frame ?? page.mainFrame()).url());
}
