import type { Layout } from "@naluma/member";
import { depositPath, memberPaths } from "@naluma/member/centre";
import { popUpFeatures } from "@naluma/site/pop-up";
import { localKeys, pageWindows, waitingWindows, type WaitingWindow } from "@naluma/site/stored";
import type { OpenedWindow, OpenedWindows } from "../app/opened-windows.ts";

/** The ports for opening a member's pages. */
export interface WindowsPorts {
  /** A browser with the desktop template; phones and apps have one window. */
  readonly isDesktop: boolean;
  /** This very page is in a window of its own already: it goes on in it. */
  readonly isPageWindow: boolean;
  readonly opened: OpenedWindows;
  readonly local: Pick<Storage, "setItem" | "removeItem">;
  /** `window.open`; null where the browser blocked it. */
  open(path: string, name: string, features: string): OpenedWindow | null;
  navigate(path: string): void;
  isGameOpen(): boolean;
  /** Closes the game and leaves it; settles when it is left. */
  forceQuit(): Promise<void>;
  /** force_stop_warning: true inside the press that ends the game. */
  askToStopGame(): Promise<boolean>;
  /** True inside the press that may open the window. */
  askToOpenWindow(): Promise<boolean>;
  /** What is known of the member already. */
  knownLayout(): Layout | undefined;
  /** Refetches it; undefined if that fails, which the player is shown. */
  readLayout(): Promise<Layout | undefined>;
  /** The window is closed where it says that it is done. */
  closeWhenDone(window: OpenedWindow, name: WaitingWindow): void;
}

/** Opens a member's pages: in windows of 1500x800 on desktop, in this one elsewhere. */
export interface Windows {
  member(): void;
  /** The member's letters, in the member's window. */
  letters(): void;
  /** The member's activity: it ends no game, whoever looks at it goes on playing. */
  activity(): void;
  /** Limits of the member's own play: nor do they end a game. */
  playLimits(): void;
  /** The path of the agent window is /proxy, unless another one is named. */
  agent(path?: string): void;
  deposit(): void;
  /** A page of a member's that a link names: in this tab, or in a new one. */
  page(path: string, isNewTab: boolean): void;
}

export function createWindows(ports: WindowsPorts): Windows {
  const hasOwnWindows = ports.isDesktop && !ports.isPageWindow;

  /**
   * A running game ends first, if the player wants that. What opens inside the press goes at once; a page waits
   * until the game is left.
   */
  async function whenFree(
    go: () => void | Promise<void>,
    opensInPress = hasOwnWindows,
  ): Promise<void> {
    if (!ports.isGameOpen()) return go();
    if (!(await ports.askToStopGame())) return;
    const left = ports.forceQuit();
    if (!opensInPress) await left;
    return go();
  }

  /** Where the browser blocks the window, one press opens it. */
  async function opened(path: string, name: string): Promise<OpenedWindow | undefined> {
    const open = () => ports.open(path, name, popUpFeatures);
    const window = open() ?? ((await ports.askToOpenWindow()) ? open() : null);
    if (window) ports.opened.add(window);
    return window ?? undefined;
  }

  async function show(path: string, name: string): Promise<void> {
    if (hasOwnWindows) await opened(path, name);
    else ports.navigate(path);
  }

  /**
   * Who takes a member's payments decides where a deposit leads, and may have changed: the window waits
   * on /loading until that is read anew (MEMBER-37, A-028).
   */
  async function depositInWindow(): Promise<void> {
    const known: WaitingWindow =
      depositPath(ports.knownLayout()) === memberPaths.fastPayment ? "fpWindow" : "depositWindow";
    const window = await opened("/loading", waitingWindows[known]);
    if (!window) return;
    ports.closeWhenDone(window, known);
    ports.local.setItem(localKeys.waitingWindow, known);
    const layout = await ports.readLayout();
    ports.local.removeItem(localKeys.waitingWindow);
    if (!layout) window.close();
    else if (!window.closed) window.location.replace(depositPath(layout));
  }

  async function depositHere(): Promise<void> {
    const layout = await ports.readLayout();
    if (layout) ports.navigate(depositPath(layout));
  }

  /** What is about the game that is open is shown without an end to it. */
  function besideGame(path: string): void {
    if (hasOwnWindows) void opened(path, pageWindows.member);
    else if (ports.isGameOpen()) ports.open(path, "_blank", "noopener");
    else ports.navigate(path);
  }

  return {
    member: () => void whenFree(() => show(memberPaths.wallet, pageWindows.member)),
    letters: () => void whenFree(() => show(memberPaths.letters, pageWindows.member)),
    activity: () => besideGame(memberPaths.activity),
    playLimits: () => besideGame(memberPaths.playLimits),
    agent: (path = memberPaths.agent) => void whenFree(() => show(path, pageWindows.agent)),
    deposit: () => void whenFree(hasOwnWindows ? depositInWindow : depositHere),
    page: (path, isNewTab) =>
      void whenFree(
        () => (isNewTab ? void ports.open(path, "_blank", "noopener") : ports.navigate(path)),
        isNewTab,
      ),
  };
}
