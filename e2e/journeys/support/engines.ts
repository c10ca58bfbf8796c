import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";
import { slotgame } from "./games-page.ts";

type Game = Page | FrameLocator;

/** One engine of the sandbox's providers, by a game of it that stands in the lobby. */
export interface Engine {
  readonly engine: string;
  readonly game: string;
  readonly gpId: string;
  /** Where its tile is. */
  readonly path: string;
  /** What the press is called that begins a round. */
  readonly press: string;
  /** What must be chosen first. */
  readonly choose?: (game: Game) => Promise<void>;
  /** A move of a round that goes on, which ends it. */
  readonly move?: string;
  /** An open round ends by itself, too. */
  readonly isTimed?: boolean;
  /** The lobby has no demo of it. */
  readonly hasNoDemo?: boolean;
}

const gamesOf = (gpId: string, type: number): string =>
  slotgame({ gt_id: String(type), gp_id: gpId, house: "" });

export const engines: readonly Engine[] = [
  { engine: "slot", game: "Jade Koi River", gpId: "GPHL", path: gamesOf("GPHL", 2), press: "Spin" },
  {
    engine: "crash",
    game: "Rocket Nine",
    gpId: "GPHL",
    path: `${gamesOf("GPHL", 2)}&isCrashGame=1`,
    press: "Take off",
    move: "Cash out",
    isTimed: true,
    hasNoDemo: true,
  },
  {
    engine: "blackjack",
    game: "Classic Blackjack Room",
    gpId: "GPOX",
    path: gamesOf("GPOX", 6),
    press: "Deal",
    move: "Stand",
  },
  {
    engine: "baccarat",
    game: "Baccarat Room",
    gpId: "GPHL",
    path: gamesOf("GPHL", 3),
    press: "Deal",
    choose: (game) => game.getByRole("button", { name: /^Banker/ }).click(),
  },
  {
    engine: "roulette",
    game: "Roulette Room",
    gpId: "GPKS",
    path: gamesOf("GPKS", 3),
    press: "Spin the wheel",
    choose: (game) => game.getByRole("button", { name: /^Red/ }).click(),
  },
  {
    engine: "wheel",
    game: "Money Wheel Room",
    gpId: "GPTS",
    path: gamesOf("GPTS", 3),
    press: "Spin the wheel",
    choose: (game) => game.getByRole("button", { name: "10", exact: true }).click(),
  },
  {
    engine: "race",
    game: "Virtual Horses Cup",
    gpId: "GPKS",
    path: gamesOf("GPKS", 7),
    press: "Start the contest",
    choose: (game) => game.getByRole("button", { name: /^1 .*First place/ }).click(),
  },
  {
    engine: "keno",
    game: "Keno Room",
    gpId: "GPTS",
    path: gamesOf("GPTS", 5),
    press: "Draw the balls",
    choose: (game) => game.getByRole("button", { name: "Random pick" }).click(),
  },
  {
    engine: "match",
    game: "Football Cup",
    gpId: "GPHL",
    path: gamesOf("GPHL", 4),
    press: "Kick off",
    choose: (game) => game.getByRole("button", { name: /^Draw/ }).click(),
  },
];

export const phaseOf = (game: Game): Locator => game.locator("html");

/** Begins a round, with whatever must be chosen; it may be over at once. */
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

/** Begins rounds until one goes on. */
export async function beginOpen(game: Game, engine: Engine): Promise<void> {
  await expect(async () => {
    await begin(game, engine);
    await expect(phaseOf(game)).toHaveAttribute("data-phase", "open", { timeout: 100 });
  }).toPass();
}

/** Opens a sheet of the game's bar. */
export async function openSheet(game: Game, name: "History" | "Fairness"): Promise<Locator> {
  await game.getByRole("button", { name, exact: true }).click();
  const sheet = game.getByRole("dialog", { name });
  await expect(sheet).toBeVisible();
  return sheet;
}

/** Loads the page of the game anew, in its window or in its frame. */
export async function reload(page: Page): Promise<void> {
  const frame = page
    .frames()
    .find((one) => new URL(one.url()).pathname === "/play" && one !== page.mainFrame());
  await (frame ?? page.mainFrame()).goto((frame ?? page.mainFrame()).url());
}
