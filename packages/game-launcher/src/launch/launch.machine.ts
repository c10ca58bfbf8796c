import {
  abandon,
  closing,
  dismiss,
  fail,
  leave,
  left,
  quit,
  startFailed,
  timer,
  type Next,
} from "./launch.endings.ts";
import type {
  Address,
  LaunchEffect,
  LaunchEvent,
  LaunchTimer,
  PlayRequested,
} from "./launch.events.ts";
import { forward, requested } from "./launch.requests.ts";
import { hasAddress, idle, type LaunchState, type Playing, type Starting } from "./launch.state.ts";
import { launchTimes } from "./launch.times.ts";

export function launch(state: LaunchState, event: LaunchEvent): Next {
  switch (event.type) {
    case "play-requested":
      return requested(state, event);
    case "leftover-found":
      if (state.at !== "idle") return [state];
      return [
        { at: "quitting", launchId: event.launchId, providerId: undefined, step: "leaving" },
        { do: "supersede-others" },
        { do: "forget-launch" },
        timer(event.launchId, "quit", launchTimes.quit),
        { do: "call-leave", launchId: event.launchId },
      ];
    case "game-found":
      return state.at === "idle" ? found(event) : [state];
    case "forward-requested":
      return [state, ...forward(state)];
    case "quit-requested":
      if (state.at === "starting") return abandon(state);
      return state.at === "playing" ? quit(state) : [state];
    case "quit-forced":
      if (state.at === "starting") return abandon(state);
      if (state.at === "playing") return leave(state);
      if (state.at !== "quitting" || state.step !== "closing") return [state];
      return [
        { ...state, step: "leaving" },
        { do: "call-leave", launchId: state.launchId },
      ];
    case "logged-out":
      if (state.at === "idle") return [state];
      return [idle, { do: "stop-timers" }, ...closing(state), { do: "forget-launch" }];
    case "superseded":
      // A start without an address and a quit have already requested the money, and end with that response.
      if (!hasAddress(state)) return [state];
      return [idle, { do: "stop-timers" }, ...closing(state), { do: "release-launch" }];
    case "address-arrived":
      return isAwaited(state, event) ? askFrame(state, event.url) : [state];
    case "address-unusable":
      return isAwaited(state, event) ? fail(state, startFailed) : [state];
    default:
      // The leave belongs to one launch: an event of another start is too late, or not ours.
      return state.at === "idle" || state.launchId !== event.launchId
        ? [state]
        : inLaunch(state, event);
  }
}

type InLaunch = Exclude<
  LaunchEvent,
  | PlayRequested
  | { type: "quit-requested" | "quit-forced" | "logged-out" | "superseded" | "forward-requested" }
  | { type: "leftover-found" | "game-found" | "address-arrived" | "address-unusable" }
>;

function inLaunch(state: Exclude<LaunchState, { at: "idle" }>, event: InLaunch): Next {
  if (event.type === "timer-rang") return rang(state, event.timer);
  if (state.at === "quitting") {
    const isLeft = event.type === "leave-settled" && state.step === "leaving";
    return isLeft ? left(state, event) : [state];
  }
  if (state.at === "playing")
    return event.type === "surface-closed" ? closed(state, event.isCertain) : [state];

  switch (event.type) {
    case "surface-opened":
      return state.step === "opening" ? opened(state) : [state];
    case "surface-blocked":
      return state.step === "opening" ? blocked(state) : [state];
    case "leave-settled":
      return state.step === "leaving-first" ? left(state, event) : [state];
    case "channel-waited":
      if (state.step !== "waiting-channel") return [state];
      return ask({ ...state, step: "asking", asked: 1 });
    case "play-accepted":
      if (!isAsked(state)) return [state];
      if (event.url !== undefined) return askFrame(state, event.url);
      return [state.step === "asking" ? { ...state, step: "waiting-address" } : state];
    case "play-refused":
      if (!isAsked(state)) return [state];
      // After a first call without a response, a refusal no longer proves that no money moved.
      if (event.moneyMayHaveMoved || state.asked > 1) return fail(state, event.refused);
      return [
        ...dismiss(state),
        { do: "notify-refusal", refused: event.refused, game: state.game },
      ];
    case "frame-asked":
      if (state.step !== "asking-frame") return [state];
      return event.allowed ? handOver(state, state.url) : redirect(state, state.url);
    case "game-shown":
      return state.step === "handing-over" ? shown(state) : [state];
    case "game-not-shown":
      return state.step === "handing-over" ? fail(state, startFailed) : [state];
    case "surface-closed":
      return state.step === "opening" ? [state] : abandon(state);
    case "surface-unreachable":
      return [state]; // the window timer tries again
  }
}

type Asked = Extract<Starting, { asked: number }>;
const isAsked = (state: Starting): state is Asked =>
  state.step === "asking" || state.step === "waiting-address";

/** Only the tab whose start is under way uses an address, and only its own one (A-128, W-73). */
function isAwaited(
  state: LaunchState,
  { launchId, providerId, gameCode }: Address,
): state is Asked {
  if (state.at !== "starting" || !isAsked(state)) return false;
  if (launchId !== undefined) return launchId === state.launchId;
  const { game } = state;
  return (
    (providerId ?? game.providerId) === game.providerId &&
    (gameCode ?? game.gameCode) === game.gameCode
  );
}

function opened(state: Extract<Starting, { step: "opening" }>): Next {
  const { launchId, game, open, before } = state;
  const started = { at: "starting", launchId, game, open } as const;
  const clocks: LaunchEffect[] = [
    { do: "stop-timers" },
    timer(launchId, "start", launchTimes.start),
    timer(launchId, "window", launchTimes.window),
  ];
  if (!before)
    return [
      { ...started, step: "waiting-channel" },
      ...clocks,
      { do: "wait-for-channel", launchId, ms: launchTimes.channel },
    ];
  const leaveFirst = (first: string | undefined, ...end: LaunchEffect[]): Next => [
    { ...started, step: "leaving-first", first },
    ...clocks,
    ...end,
    { do: "call-leave", launchId },
  ];
  if (before === "elsewhere") return leaveFirst(undefined, { do: "supersede-others" });
  const { providerId } = before.game;
  if (before.open === open) return leaveFirst(providerId);
  return leaveFirst(providerId, { do: "close-surface", open: before.open });
}

/** The previous game keeps running; the starting flag is cleared until the player taps again. */
function blocked({ before, game }: Extract<Starting, { step: "opening" }>): Next {
  const ask = { do: "ask-to-open-window", game } as const;
  if (!before || before === "elsewhere") return [idle, { do: "forget-launch" }, ask];
  const { launchId, open, game: running, url } = before;
  return [
    before,
    { do: "remember-launch", launchId, open },
    { do: "forget-waiting-window" },
    { do: "remember-playing", launchId, open, game: running, url },
    ask,
  ];
}

const ask = (state: Asked): Next => [
  state,
  { do: "call-play", launchId: state.launchId, game: state.game },
  timer(state.launchId, "address", launchTimes.address),
];

const askFrame = ({ launchId, game, open }: Starting, url: string): Next => [
  { at: "starting", step: "asking-frame", launchId, game, open, url },
  { do: "ask-frame", launchId, open, url },
];

/** An address that must not be framed opens in the whole tab. */
const redirect = (state: Starting, url: string): Next => {
  const { launchId, open } = state;
  const [next, ...effects] = handOver({ ...state, open: "redirect" }, url);
  return [
    next,
    { do: "close-surface", open },
    { do: "remember-launch", launchId, open: "redirect" },
    ...effects,
  ];
};

const handOver = ({ launchId, game, open }: Starting, url: string): Next => [
  { at: "starting", step: "handing-over", launchId, game, open, url },
  { do: "show-game", launchId, open, url },
];

function shown({ launchId, game, open, url }: Extract<Starting, { step: "handing-over" }>): Next {
  return [
    { at: "playing", phase: "arriving", launchId, game, open, url },
    { do: "stop-timers" },
    { do: "remember-playing", launchId, open, game, url },
    timer(launchId, "waiting-url", launchTimes.waitingUrl),
    timer(launchId, "settling", launchTimes.settling),
    timer(launchId, "window", launchTimes.window),
  ];
}

function found({ launchId, game, open, url }: Extract<LaunchEvent, { type: "game-found" }>): Next {
  return [
    { at: "playing", phase: "settled", launchId, game, open, url },
    { do: "remember-launch", launchId, open },
    { do: "forget-waiting-window" },
    { do: "remember-playing", launchId, open, game, url },
    timer(launchId, "window", launchTimes.window),
  ];
}

function closed(state: Playing, isCertain = false): Next {
  if (state.phase === "lost") return [state];
  if (isCertain || state.phase === "settled" || state.open !== "window") return quit(state);
  return [{ ...state, phase: "lost" }, { do: "stop-timers" }, { do: "forget-waiting-window" }];
}

function rang(state: Exclude<LaunchState, { at: "idle" }>, name: LaunchTimer): Next {
  switch (state.at) {
    case "starting":
      return rangWhileStarting(state, name);
    case "playing":
      return rangWhilePlaying(state, name);
    case "quitting":
      if (name === "quit") return left(state, { returned: false });
      if (name !== "fast-path" || state.step !== "closing") return [state];
      return [
        { ...state, step: "leaving" },
        { do: "call-leave", launchId: state.launchId },
      ];
  }
}

function rangWhileStarting(state: Starting, name: LaunchTimer): Next {
  const { launchId, open } = state;
  if (name === "start") return fail(state, startFailed);
  if (name === "address" && isAsked(state)) return ask({ ...state, asked: state.asked + 1 });
  if (name !== "window") return [state];
  const again = timer(launchId, "window", launchTimes.window);
  if (state.step !== "handing-over")
    return [state, { do: "look-at-surface", launchId, open }, again];
  return [state, { do: "show-game", launchId, open, url: state.url }, again];
}

function rangWhilePlaying(state: Playing, name: LaunchTimer): Next {
  const { launchId, open, phase } = state;
  if (name === "waiting-url" && phase === "arriving")
    return [{ ...state, phase: "fresh" }, { do: "forget-waiting-window" }];
  if (name === "settling" && phase === "fresh") return [{ ...state, phase: "settled" }];
  if (name !== "window" || phase === "lost") return [state];
  return [
    state,
    { do: "look-at-surface", launchId, open },
    timer(launchId, "window", launchTimes.window),
  ];
}
