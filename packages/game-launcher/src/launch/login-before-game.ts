import type { NamedGame } from "@naluma/site/game";
import type { Launcher } from "../runner/launch.runner.ts";

/** What happens between a visitor's press on Play and the game. */
export interface LoginBeforeGame {
  /** Opens the game's demo; undefined if there is none. */
  demoOf(game: NamedGame): Promise<(() => void) | undefined>;
  /**
   * LAUNCH-07: true if the login is to open. Offers the registration, and the demo once it is known that there is one.
   */
  askToLogIn(
    game: NamedGame,
    ways: { register: () => void; demo: Promise<(() => void) | undefined> },
  ): Promise<boolean>;
  openLogin(onDone: () => void): void;
  openRegister(onDone: () => void): void;
  /** The browser still allows this page to open a window for the player's last press. */
  hasGesture(): boolean;
  /** True inside the press that may open the window. */
  askToOpenWindow(game: NamedGame): Promise<boolean>;
  reloads(): boolean;
  keepForNextPage(game: NamedGame): void;
  readonly launcher: Pick<Launcher, "opensWindow" | "play">;
}

/** A visitor who wants to play is asked to log in; after the login the game starts (LAUNCH-07). */
export const logInBeforeGame =
  (ports: LoginBeforeGame) =>
  (game: NamedGame): void =>
    void askVisitor(ports, game);

async function askVisitor(ports: LoginBeforeGame, game: NamedGame): Promise<void> {
  const goOn = () => {
    if (ports.reloads()) ports.keepForNextPage(game);
    else void startWanted(ports, game);
  };
  const register = () => ports.openRegister(goOn);
  if (await ports.askToLogIn(game, { register, demo: ports.demoOf(game) })) ports.openLogin(goOn);
}

/** Starts a game that was requested a while ago: opening a window may require another press by now. */
export async function startWanted(
  {
    hasGesture,
    askToOpenWindow,
    launcher,
  }: Pick<LoginBeforeGame, "hasGesture" | "askToOpenWindow" | "launcher">,
  game: NamedGame,
): Promise<void> {
  if (launcher.opensWindow(game) && !hasGesture() && !(await askToOpenWindow(game))) return;
  launcher.play(game);
}
