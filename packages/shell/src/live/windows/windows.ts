import type { Layout } from "@naluma/member";
import { depositTarget, memberPaths } from "@naluma/member/centre";
import { pathsWith } from "@naluma/site/pages";
import type { SiteSettings } from "@naluma/site/settings";
import {
  localKeys,
  pageWindows,
  popUpFeatures,
  type WaitingWindow,
  waitingWindows,
} from "@naluma/site/stored";
import { isPlainPress } from "@naluma/ui/is-plain-press";
import type { OpenedWindow, OpenedWindows } from "../../page/app/opened-windows.ts";

export interface WindowsPorts {
  /** A browser with the desktop template; phones and apps have a single window. */
  readonly isDesktop: boolean;
  /** This page is already in a separate window, and navigates in it. */
  readonly isPageWindow: boolean;
  readonly opened: OpenedWindows;
  readonly local: Pick<Storage, "setItem" | "removeItem">;
  /** `window.open`; null if the browser blocked the window. */
  open(path: string, name: string, features: string): OpenedWindow | null;
  navigate(path: string): void;
  /** The operator's own addresses of pages, which open instead of ours. */
  readonly pages: SiteSettings["pages"];
  /** Whether the browser would let a window open now. */
  isInPress(): boolean;
  isGameOpen(): boolean;
  /** Closes the game and leaves it; resolves once it has been left. */
  forceQuit(): Promise<void>;
  /** force_stop_warning: resolves with true inside the press that ends the game. */
  askToStopGame(): Promise<boolean>;
  /** Resolves with true inside the press that may open the window. */
  askToOpenWindow(): Promise<boolean>;
  /** The member's layout, if it is cached. */
  knownLayout(): Layout | undefined;
  /** Refetches it; `undefined` if that fails, in which case the player sees the error. */
  readLayout(): Promise<Layout | undefined>;
  /** Closes the window when it reports that it is done. */
  closeWhenDone(window: OpenedWindow, name: WaitingWindow): void;
}

/** Opens a member's pages: in windows of 1500x800 on desktop, otherwise in the current one. */
export interface Windows {
  member(): void;
  /** The member's letters, in the member's window. */
  letters(): void;
  /** The member's activity. It does not end a game, because the player continues playing afterwards. */
  activity(): void;
  /** The member's play limits, which do not end a game either. */
  playLimits(): void;
  /** The agent window shows /proxy unless another path, or an operator's address, is given. */
  agent(target?: string): void;
  deposit(): void;
  /** A member page, or an operator's in its place, that a link names: in this tab, or in a new one. */
  page(target: string, isNewTab: boolean): void;
}

/** The page learns neither which window opened it nor from where, which an operator's own must not. */
const apart = "noopener,noreferrer";

const isOurs = (target: string): boolean => target.startsWith("/");

export function createWindows(ports: WindowsPorts): Windows {
  const hasOwnWindows = ports.isDesktop && !ports.isPageWindow;

  /**
   * Ends a running game first, if the player agrees. A window that opens inside the press opens at once; a page waits
   * until the game has been left.
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

  /** If the browser blocks the window, another press opens it. */
  async function opened(path: string, name: string): Promise<OpenedWindow | undefined> {
    const open = () => ports.open(path, name, popUpFeatures);
    const window = open() ?? ((await ports.askToOpenWindow()) ? open() : null);
    if (window) ports.opened.add(window);
    return window ?? undefined;
  }

  /**
   * An operator's own page, in a window of the same size. Nothing holds that window afterwards, so each press opens
   * another, and a logout leaves it. The browser does not say whether it blocked it: outside a press we ask for one.
   */
  async function outside(address: string): Promise<void> {
    if (ports.isInPress() || (await ports.askToOpenWindow()))
      ports.open(address, "_blank", `${popUpFeatures},${apart}`);
  }

  function here(target: string): void {
    if (isOurs(target)) ports.navigate(target);
    else ports.open(target, "_self", apart);
  }

  async function show(target: string, name: string): Promise<void> {
    if (!hasOwnWindows) here(target);
    else if (isOurs(target)) await opened(target, name);
    else await outside(target);
  }

  /**
   * The provider of the member's payments determines where a deposit leads, and may have changed: the window waits on
   * /loading until that has been refetched (MEMBER-37, A-028). An operator's own page cannot be reached from there
   * without telling it of us, so it opens at once for members who were known to pay there.
   */
  async function depositInWindow(): Promise<void> {
    const isFast = ports.knownLayout()?.agentFastPayment === true;
    const known: WaitingWindow = isFast ? "fpWindow" : "depositWindow";
    const address = ports.pages.Deposit;
    if (address !== undefined && !isFast) return outside(address);
    const window = await opened("/loading", waitingWindows[known]);
    if (!window) return;
    ports.closeWhenDone(window, known);
    ports.local.setItem(localKeys.waitingWindow, known);
    const layout = await ports.readLayout();
    ports.local.removeItem(localKeys.waitingWindow);
    if (!layout) window.close();
    else if (!window.closed) window.location.replace(depositTarget(layout, undefined));
  }

  async function depositHere(): Promise<void> {
    const layout = await ports.readLayout();
    if (layout) await show(depositTarget(layout, ports.pages.Deposit), pageWindows.member);
  }

  /** Shows pages that relate to the open game without ending it. */
  function besideGame(target: string): void {
    if (!hasOwnWindows && ports.isGameOpen()) inNewTab(target);
    else void show(target, pageWindows.member);
  }

  const inNewTab = (target: string): void => void ports.open(target, "_blank", apart);

  return {
    member: () => void whenFree(() => show(memberPaths.wallet, pageWindows.member)),
    letters: () =>
      void whenFree(() => show(ports.pages.Letter ?? memberPaths.letters, pageWindows.member)),
    activity: () => besideGame(ports.pages.Activity ?? memberPaths.activity),
    playLimits: () => besideGame(ports.pages.PlayLimits ?? memberPaths.playLimits),
    agent: (target = memberPaths.agent) => void whenFree(() => show(target, pageWindows.agent)),
    deposit: () => void whenFree(hasOwnWindows ? depositInWindow : depositHere),
    page: (target, isNewTab) =>
      void whenFree(() => {
        (isNewTab ? inNewTab : here)(target);
      }, isNewTab),
  };
}

const guardedPaths = pathsWith("guard", "auth").map((path) => `${path.toLowerCase()}/`);

/** Member, agent and fast-payment pages and everything below them; case-insensitive, like the routes. */
const isMemberPage = (path: string): boolean =>
  guardedPaths.some((known) => `${path.toLowerCase()}/`.startsWith(known));

interface LinkPorts {
  isGameOpen(): boolean;
  readonly windows: Pick<Windows, "page">;
  readonly operatorAddresses: readonly string[];
}

/**
 * An operator's link to a member's page, or to one in its place, asks for confirmation before it ends a running game
 * (force_stop_warning), and so does the member's own menu. Such links are found in banners, announcements, bulletins,
 * footers and floating elements. It handles clicks before the router does.
 */
export function interceptMemberLinks(
  root: Document,
  { isGameOpen, windows, operatorAddresses }: LinkPorts,
): void {
  root.addEventListener(
    "click",
    (event) => {
      if (!isPlainPress(event) || !isGameOpen()) return;
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link) return;
      const { href, origin, pathname, search, hash } = link;
      const isOwn = origin === location.origin && isMemberPage(pathname);
      if (!isOwn && !operatorAddresses.includes(href)) return;
      event.preventDefault();
      windows.page(isOwn ? pathname + search + hash : href, link.target === "_blank");
    },
    { capture: true },
  );
}
