/**
 * Every name under which the site keeps something in the browser. One list, so that nothing is
 * kept under two names and a logout knows what to clear (SHELL-21).
 */
export const localKeys = {
  memberId: "member_id",
  currency: "currency",
  memberAccount: "member_account",
  memberType: "member_type",
  agentType: "agent_type",
  token: "token",
  /** Whether amounts are visible: "1" or "0". */
  eyeOpen: "eyeOpen",
  /** "1" from the hand-over of a game address until the quit. */
  isPlay: "isPlay",
  /** When a tab went to a game itself, in milliseconds since 1970, and the game's launch id. */
  redirected: "redirected",
  /** "1" once the site was opened as an installed app. */
  pwa: "pwa",
  siteName: "site_name",
  /** Reserved. */
  isV3Ver: "isV3Ver",
  /** Set before reloads that the site makes on its own. */
  skipReloadGetInfo: "skipReloadGetInfo",
  waitingWindow: "waitingWindow",
  windowMessage: "window-msg",
  /** The session part of the login's token; the `login` event is compared with it. */
  session: "session",
  /** `app`, where an app without a bridge shows the site. */
  clientType: "client_type",
  /** Names this browser between visits: `udid` of the login data (W-39). */
  deviceId: "device_id",
  /** `dark`, `light`, or `device`. */
  theme: "theme",
  /** What was last searched for, newest first, as JSON. */
  recentSearches: "recent_searches",
  /** How often, and with which words, the player wants a reality check, as JSON. */
  breakReminder: "break_reminder",
  /** When another SMS for a forgotten password may be asked for, in milliseconds since 1970. */
  smsUntil: "sms_until",
  /** When another SMS with the code of a registration may be asked for, in milliseconds since 1970. */
  registerSmsUntil: "register_sms_until",
  /** Whose money has not come back from which providers, as JSON. */
  notReturned: "not_returned",
  /** "dismissed" once the player wants no more warnings about this browser (SHELL-38). */
  browserWarning: "browser_warning",
  /** The last games of the member who is there, on this device, as JSON. */
  receipts: "receipts",
} as const;

export const sessionKeys = {
  /** Launch id of the start in hand, and of the game after a redirect. */
  launch: "launch",
  /** The game of that launch while its window or /play shows it, as JSON; of /play with the address. */
  launchGame: "launch_game",
  /** The game that a visitor wanted before a login that loads the page anew, as JSON. */
  wantedGame: "wanted_game",
  /** What the player is told on the page that this tab loads next. */
  toldNext: "told_next",
  /** "1" while the member that this tab has registered was not welcomed: the next page does. */
  welcome: "welcome",
  /** Path and expiry of the last forced reload. */
  forcedReload: "forced_reload",
  /** When the pop-up bulletin was last closed. */
  popupClosed: "popup_closed_at",
  /** Whose invitation has opened the registration by itself in this tab. */
  invitationShown: "invitation_shown",
  /** "1" once a visitor was asked to log in for a fast deposit. */
  fastDepositAsked: "fast_deposit_asked",
  /** One-time state of a login elsewhere: the answer must bring it back. */
  authState: "auth_state",
  /** One-time state of a window for a deposit: its end must bring it back. */
  windowState: "window_state",
  /** The template for which this tab last reloaded; removed once the tab shows it. */
  templateAsked: "template_asked",
  /** The mobile template that this tab has sent to the site's own server. */
  templateSent: "template_told",
  /** "1" once the reader sent the floats away. */
  floatsHidden: "floats_hidden",
  /** How far the whole list of games was scrolled, by the place in the history, as JSON. */
  lobbyScroll: "hall_place",
  /**
   * When the member's time at the page began, a comma, and when the last reality check was seen.
   * Both are in milliseconds since 1970.
   */
  playingSince: "playing_since",
  /** What a visitor typed into the registration, but for passwords and codes, as JSON. */
  registerDraft: "register_draft",
} as const;

export const cookies = {
  locale: "i18n_redirected",
  template: "template",
  desktopLock: "desktop_lock",
  memberAgent: "member_agent",
  recommendCode: "recommend_code",
  currency: "currency",
  registerType: "register_type",
  agentDomainId: "agent_domain_id",
  lockedCurrency: "ccy",
  isFastDeposit: "isFastDeposit",
  isRouteRegister: "isRouteRegister",
  /** What the player has answered to being tracked, and when (`tracking-consent.ts`). */
  trackingConsent: "tracking_consent",
  /** The click on an advertisement that led here, under the name by which a pixel finds it. */
  clickId: "_fbc",
} as const;

/** Which of a hundred parts of the visitors this browser belongs to. The server's own: no script reads it. */
export const releaseBucketCookie = "release_bucket";

/** What belongs to the member and goes at logout; the rest belongs to the browser. */
export const memberKeys: readonly string[] = [
  localKeys.memberId,
  localKeys.currency,
  localKeys.memberAccount,
  localKeys.memberType,
  localKeys.agentType,
  localKeys.token,
  localKeys.session,
  localKeys.isPlay,
  localKeys.waitingWindow,
  localKeys.windowMessage,
  localKeys.redirected,
  localKeys.recentSearches,
  localKeys.receipts,
];

/** The windows the site opens: what storage calls them and the name of the window itself. */
export const waitingWindows = {
  gameWindow: "gameWindow",
  depositWindow: "depositRedirect",
  fpWindow: "fpRedirect",
} as const;

export type WaitingWindow = keyof typeof waitingWindows;

/** The window of a login at another company. */
export const authWindow = "authWindow";

/** Windows that open on their page at once; nothing is stored about them. */
export const pageWindows = {
  member: "memberWindow",
  agent: "proxyWindow",
} as const;

/** Caches that the service worker answers from while there is no network; the release's id follows the first. */
export const offlineCaches = {
  release: "naluma-release-",
  pictures: "naluma-pictures",
} as const;

/** What is used of the browser's storage, be it the browser's own or the tab's. */
export type BrowserStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;
