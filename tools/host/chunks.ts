import { createRequire } from "node:module";
import { join } from "node:path";

const packages = join(import.meta.dirname, "../../packages");

/** React, the router and other third-party code of the first view. */
const vendor =
  /node_modules\/(react|react-dom|scheduler|react-router|@lingui|@tanstack|jotai|use-sync-external-store|get-nonce)\//;

/** Home and its surroundings on every page of the lobby; together with all dependencies, this is the first load. */
const first = ["catalogues.ts", "root.tsx"];

/**
 * Loaded once, right after the first paint: everything live on a page of the lobby, including its islands, which the
 * server renders and which hydrate once this has loaded. Each package lists its own live modules, and their
 * dependencies are included.
 */
const live = [
  "@naluma/shell/live",
  "@naluma/lobby/live",
  "@naluma/content/live",
  "@naluma/api-client/transmit",
];

/** Loaded at the same time: what fetches the data of home, as the document includes it, and what later chunks share. */
export const alsoLive = [
  "api-client/src/use-write",
  "content/src/content.api",
  "lobby/src/catalogue/catalogue-reads",
  "lobby/src/catalogue/lists.api",
  "lobby/src/catalogue/read-game-types",
  "lobby/src/jackpot/jackpot.api",
  "shell/src/page/layout/use-can-interrupt",
  "shell/src/page/site-detail/site-detail.api",
  "ui/src/visually-hidden",
];

/**
 * The chunks of what is loaded later, each with its files and folders in `packages`. A chunk has the dependencies of its
 * files, too, unless one above it has them. What no chunk has stays with the page or dialog that imports it.
 */
export const laterChunks: Readonly<Record<string, readonly string[]>> = {
  /** The member's part of the header. Only a member's page fetches it, together with the session. */
  member: ["lobby/src/favourites", "lobby/src/popular/continue-playing", "shell/src/page/account"],
  /** Pages of texts, and small things that other pages share. */
  content: [
    "content/src/operator-text",
    "content/src/pages",
    "game-launcher/src/loading/loading-view",
    "shell/src/page/routes/member-page",
    "shell/src/page/routing/guards",
    "shell/src/page/routing/route-rules",
    "ui/src/service-link",
  ],
  /**
   * What the first sign of a player brings, or else four quiet seconds, after which bulletins may open. No dialog opens
   * before, so this has what dialogs share.
   */
  present: [
    "content/src/bulletins/bulletin-dialog",
    "content/src/bulletins/bulletins",
    "game-launcher/src/running-game/in-lobby-game",
    "lobby/src/catalogue/worker/search-thread",
    "shell/src/document/watch-title",
    "shell/src/live/responsible-play/play-foot",
    "shell/src/live/watch-others",
    "shell/src/page/layout/game-parts",
    "shell/src/page/layout/pop-ups",
    "shell/src/page/routing/route-preload",
    "ui/src/dialog/dialog",
    "ui/src/toast/toast-list",
    "ui/src/use-countdown",
  ],
  /** The games that can be tried without an account. */
  demo: ["lobby/src/demo"],
  forms: [
    "account-security/src/devices/devices",
    "account-security/src/login-protection/protection",
    "account-security/src/password",
    "api-client/src/help-links",
    "captcha/src",
    "ui/src/field",
    "ui/src/form",
    "ui/src/password-strength",
  ],
  /** The login, with everything that an operator may show in it. */
  login: [
    "account-security/src/devices/last-login",
    "account-security/src/login-protection/passkey-login-button",
    "content/src/login-words",
    "shell/src/page/app/address-login",
    "shell/src/page/layout/login",
    "shell/src/page/layout/third-party-logins",
  ],
  /** Pages that list games. */
  games: [
    "lobby/src/category-page",
    "lobby/src/filters/no-games",
    "lobby/src/list-end",
    "lobby/src/paged-grid",
    "lobby/src/quick-bets",
    "lobby/src/scroll-restoration",
    "lobby/src/virtual-grid",
    "shell/src/page/routes/games-pages",
    "shell/src/page/routes/games-view",
  ],
  providers: ["lobby/src/provider-page", "shell/src/page/routes/game-room-view"],
  /** What else is live for a member: promotions, and the time and money that were spent. */
  "member-live": [
    "member/src/reality-check/use-check-text",
    "promotions/src",
    "shell/src/live/responsible-play",
  ],
};

/** Resolves packages from the shell, because it depends on every other package. */
const shell = createRequire(join(packages, "shell/package.json"));

const isOneOf = (files: readonly string[]) => {
  const ids = new Set(files);
  return (id: string) => ids.has(id);
};

/** Whether a module is one of these files, named without their ending, or in one of these folders. */
const isUnder = (paths: readonly string[]) => {
  const starts = paths.flatMap((path) => [`${join(packages, path)}.`, `${join(packages, path)}/`]);
  return (id: string) => starts.some((start) => id.startsWith(start));
};

const isFirst = (host: "desktop" | "mobile") =>
  isOneOf([
    ...first.map((file) => join(packages, "../apps", `web-${host}`, "app", file)),
    shell.resolve("@naluma/shell/document/root"),
    shell.resolve("@naluma/shell/document/client"),
    shell.resolve(`@naluma/shell/lobby-layout/${host}`),
    shell.resolve(`@naluma/shell/home/${host}`),
  ]);

const isLive = isOneOf(live.map((module) => shell.resolve(module)));
const isLiveToo = isUnder(alsoLive);

/** Rolldown's groups. A module goes to the first that takes it. */
export const chunksOf = (host: "desktop" | "mobile") =>
  [
    { name: "vendor", test: (id: string) => vendor.test(id), tags: ["$initial" as const] },
    { name: "first", test: isFirst(host) },
    { name: "live", test: (id: string) => isLive(id) || isLiveToo(id) },
    ...Object.entries(laterChunks).map(([name, paths]) => ({
      name,
      test: isUnder(paths),
    })),
  ].map((group, index) => ({ ...group, priority: 100 - index }));
