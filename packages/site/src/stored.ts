/**
 * Every key under which the site stores data in the browser. A single list, so that nothing is stored under two keys
 * and a logout knows what to clear (SHELL-21).
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
  /** "1" from the moment a game's address is passed on until the game is quit. */
  isPlay: "isPlay",
  /** The time at which a tab itself navigated to a game, in milliseconds since 1970, and the game's launch id. */
  redirected: "redirected",
  /** "1" once the site was opened as an installed app. */
  pwa: "pwa",
  siteName: "site_name",
  /** Reserved. */
  isV3Ver: "isV3Ver",
  /** Set before reloads on the site's own initiative. */
  skipReloadGetInfo: "skipReloadGetInfo",
  waitingWindow: "waitingWindow",
  windowMessage: "window-msg",
  /** The session part of the login's token; it is compared with the `login` event. */
  session: "session",
  /** `app` if an app without a bridge shows the site. */
  clientType: "client_type",
  /** Identifies this browser between visits: the `udid` of the login data (W-39). */
  deviceId: "device_id",
  /** `dark`, `light`, or `device`. */
  theme: "theme",
  /** Recent searches, newest first, as JSON. */
  recentSearches: "recent_searches",
  /** The interval and the member's own text of the reality check, as JSON. */
  breakReminder: "break_reminder",
  /** When another SMS for a forgotten password may be requested, in milliseconds since 1970. */
  smsUntil: "sms_until",
  /** When another SMS with a registration code may be requested, in milliseconds since 1970. */
  registerSmsUntil: "register_sms_until",
  /** The members and providers for which money has not been returned, as JSON. */
  notReturned: "not_returned",
  /** "dismissed" once the player wants no more warnings about this browser (SHELL-38). */
  browserWarning: "browser_warning",
  /** The current member's latest games on this device, as JSON. */
  receipts: "receipts",
} as const;

export const sessionKeys = {
  /** Launch id of the current launch, and of the game after a redirect. */
  launch: "launch",
  /** The game of that launch while its window or /play shows it, as JSON; for /play with its address. */
  launchGame: "launch_game",
  /** The game that a visitor chose before a login that reloads the page, as JSON. */
  wantedGame: "wanted_game",
  /** A message for the player, shown on the page that this tab loads next. */
  toldNext: "told_next",
  /** "1" until the member who registered in this tab has been welcomed, which the next page does. */
  welcome: "welcome",
  /** Path and expiry of the last forced reload. */
  forcedReload: "forced_reload",
  /** When the pop-up bulletin was last closed. */
  popupClosed: "popup_closed_at",
  /** The invitation for which the registration has already opened by itself in this tab. */
  invitationShown: "invitation_shown",
  /** "1" once a visitor was asked to log in for a fast deposit. */
  fastDepositAsked: "fast_deposit_asked",
  /** One-time state of a third-party login: the response must return it. */
  authState: "auth_state",
  /** One-time state of a deposit window: its final message must return it. */
  windowState: "window_state",
  /** The template for which this tab last reloaded; removed once the tab shows it. */
  templateAsked: "template_asked",
  /** The mobile template name that this tab has already sent to the site's own server. */
  templateSent: "template_told",
  /** "1" once the player has closed the floating elements. */
  floatsHidden: "floats_hidden",
  /** The scroll position of the full list of games, by history entry, as JSON. */
  lobbyScroll: "hall_place",
  /**
   * The start of the member's time on the page, a comma, and the time of the last reality check. Both are in
   * milliseconds since 1970.
   */
  playingSince: "playing_since",
  /** A visitor's input in the registration, except for passwords and codes, as JSON. */
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
  /** The player's answer to the tracking consent dialog and its time (`tracking-cookies.ts`). */
  trackingConsent: "tracking_consent",
  /** The ad click that led to the site, under the key that a pixel reads. */
  clickId: "_fbc",
} as const;

/** Assigns this browser to one of a hundred groups of visitors. Only for the server: no script reads it. */
export const releaseBucketCookie = "release_bucket";

/** Data of the member, which is removed at logout; everything else belongs to the browser. */
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

/** The windows that the site opens: their names in storage, and the window names themselves. */
export const waitingWindows = {
  gameWindow: "gameWindow",
  depositWindow: "depositRedirect",
  fpWindow: "fpRedirect",
} as const;

export type WaitingWindow = keyof typeof waitingWindows;

/** The window of a third-party login. */
export const authWindow = "authWindow";

/** Windows that show their page at once; nothing is stored about them. */
export const pageWindows = {
  member: "memberWindow",
  agent: "proxyWindow",
} as const;

/**
 * Caches from which the service worker responds while there is no network; the release's id is appended to the first.
 */
export const offlineCaches = {
  release: "naluma-release-",
  pictures: "naluma-pictures",
} as const;

export type BrowserStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Windows of a game and of a member's pages are 1500x800 (LAUNCH-37). */
export const popUpFeatures = "popup,width=1500,height=800";
