import type { Answer, Api, SendOptions } from "@naluma/api-client";
import { fakeClock, settled } from "@naluma/machine/clock.fake";
import type { NamedGame } from "@naluma/site/game";
import type { Line, LineMessage } from "../loading/placeholder-line.ts";
import type { Shown, Surface } from "../surfaces/surface.ts";
import type { LauncherPorts } from "./launch.ports.ts";
import { createLauncher } from "./launch.runner.ts";

export const koi: NamedGame = {
  providerId: "GPJL",
  type: 2,
  gameCode: "JL-049",
  name: "Jade Koi River",
  providerName: "Harbourline",
  picture: "/media/JL-049.svg",
  customized: false,
  extra: undefined,
};

interface Sent {
  readonly path: string;
  readonly body: unknown;
  readonly key: string | undefined;
  answer(code: string, data?: unknown, status?: number): void;
  abort(): void;
}

export const memory = (entries: Readonly<Record<string, string>> = {}) => {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
    all: () => Object.fromEntries(map),
  };
};

function fakeSurface(log: string[], name: string) {
  const state = {
    opens: true,
    closed: false,
    /** A window that appears closed was closed by the player. */
    isCertain: false,
    frames: false,
    shown: "shown" as Shown,
    /** The previous page opened the window, and it still exists. */
    isFound: false,
    urls: [] as string[],
  };
  const surface: Surface = {
    open() {
      log.push(`open ${name}`);
      state.closed = false;
      return state.opens;
    },
    frames: () => state.frames,
    show(address) {
      if (state.shown === "shown") state.urls.push(address.href);
      return state.shown;
    },
    look: () => {
      if (!state.closed) return "open";
      return state.isCertain ? "closed" : "unsure";
    },
    find: () => state.isFound,
    bringForward: () => void log.push(`show ${name}`),
    close: () => void log.push(`close ${name}`),
  };
  return { state, surface };
}

/** A launcher with ports controlled by the test. `log` records what the player and the site were shown, in order. */
export function fakeLauncher(overrides: Partial<LauncherPorts> = {}) {
  const log: string[] = [];
  const calls: Sent[] = [];
  const sent: LineMessage[] = [];
  const lines: ((message: LineMessage) => void)[] = [];
  const clock = fakeClock();
  const window = fakeSurface(log, "window");
  const page = fakeSurface(log, "page");
  const modal = fakeSurface(log, "modal");
  const redirect = fakeSurface(log, "redirect");
  const local = memory();
  const session = memory();
  const conditions = {
    signedIn: true,
    joined: true,
    elsewhere: false,
    opensAgain: false,
    mayEndGame: true,
    running: undefined as boolean | undefined,
    /** How often this tab notified the others that it took over their game. */
    superseded: 0,
  };
  let taken: (launchId: string | undefined) => void = () => {};
  let ids = 0;
  let open = 0;

  const api: Api = {
    send: <Body, Data>(
      call: { path: string; reads: unknown },
      body: Body,
      options: SendOptions = {},
    ) => {
      log.push(`call ${call.path}`);
      return new Promise<Answer<Data>>((resolve, reject) => {
        calls.push({
          path: call.path,
          body,
          key: options.idempotencyKey,
          answer(code, data = { result: "accepted" }, status = 200) {
            const message = code === "100" ? "" : `message of ${code}`;
            // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fake stands in for the schema
            if (code === "100") resolve({ ok: true, data: data as Data, message });
            else resolve({ ok: false, refusal: { code, message, data, status } });
          },
          abort: () => reject(new DOMException("Logged out", "AbortError")),
        });
      });
    },
    read: () => Promise.reject(new Error("the launcher reads nothing")),
    abortMemberCalls: () => undefined,
    holdMemberCalls: () => undefined,
  };

  const ports: LauncherPorts = {
    api,
    settings: {
      openTypes: { desktop: "window", mobile: "page", app: "redirect", byProvider: {} },
      allowHttp: false,
      closed: false,
      frameOrigins: ["https://game.example"],
    },
    origin: "https://lobby.example",
    surfaces: {
      window: window.surface,
      modal: modal.surface,
      page: page.surface,
      redirect: redirect.surface,
    },
    local,
    session,
    ownership: {
      claim: () => undefined,
      release: () => undefined,
      isElsewhere: () => Promise.resolve(conditions.elsewhere),
      supersede: () => void conditions.superseded++,
      onSuperseded: (run) => (taken = run),
    },
    openLine(receive): Line {
      lines.push(receive);
      open++;
      let isOpen = true;
      return {
        send(message) {
          if (isOpen) sent.push(message);
        },
        close() {
          isOpen = false;
          open--;
        },
      };
    },
    clock,
    newId: () => `id-${++ids}`,
    client: () => "desktop",
    isInApp: false,
    isSignedIn: () => conditions.signedIn,
    askToLogIn: ({ name }) => void log.push(`log in for ${name}`),
    askToOpenWindow: () => {
      log.push("ask to open the window");
      window.state.opens ||= conditions.opensAgain;
      return Promise.resolve(conditions.opensAgain);
    },
    askToEndGame: (running, { name }) => {
      log.push(`end ${running?.name ?? "another tab's game"} for ${name}`);
      return Promise.resolve(conditions.mayEndGame);
    },
    warn: (message) => void log.push(`warn ${message}`),
    notifyRefusal: (refused) => void log.push(`refused ${JSON.stringify(refused)}`),
    nextPaint: () => Promise.resolve(),
    waitForPrivateChannel: (ms) =>
      conditions.joined
        ? Promise.resolve(true)
        : new Promise((resolve) => void clock.setTimeout(() => resolve(false), ms)),
    isGameRunning: () => {
      log.push("ask whether a game runs");
      return Promise.resolve(conditions.running);
    },
    refreshWallet: () => void log.push("wallet"),
    balanceNotReturned: (provider) => void log.push(`not returned ${provider}`),
    ...overrides,
  };
  const launcher = createLauncher(ports);
  const receive = (message: LineMessage) => lines.at(-1)?.(message);
  const called = (path: string) => calls.filter((call) => call.path === path);
  return {
    launcher,
    log,
    calls,
    called,
    clock,
    window: window.state,
    page: page.state,
    modal: modal.state,
    redirect: redirect.state,
    local,
    session,
    conditions,
    sent,
    receive,
    /** Another tab takes over the game. */
    take: (launchId?: string) => taken(launchId),
    openLines: () => open,
  };
}

export const play1 = "/member/game/play1";
export const leave1 = "/member/game/leave1";

export const addressOf = (
  launchId: string | undefined,
  url = "https://game.example/run?ticket=0c9f",
) => ({
  url,
  launchId,
  providerId: koi.providerId,
  gameCode: koi.gameCode,
});

/** A game on screen, started with the id `id-1`. */
export async function playing(fake = fakeLauncher()) {
  fake.launcher.play(koi);
  await settled();
  fake.called(play1)[0]?.answer("100");
  await settled();
  fake.launcher.addressArrived(addressOf("id-1"));
  return fake;
}
