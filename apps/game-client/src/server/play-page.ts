import type { EngineName } from "@naluma/game-engines/engine";
import type { SlotSymbol } from "@naluma/game-engines/slot/reels";
import { languageTag } from "@naluma/site/locale";
import { wordsIn, wordsOf, type PageWords } from "../words/words.ts";
import { gameFolder } from "./parts.ts";

/** The provider's data about the game on the page; names are in the page's language. */
export interface PageGame {
  readonly code: string;
  readonly title: string;
  readonly provider: string;
  /** The address of the game's tile. */
  readonly icon: string;
  readonly engine: EngineName;
  /** Hundredths of a percent. */
  readonly returnInBasisPoints: number;
  /** The names of the game's drawings. */
  readonly names: Readonly<Record<SlotSymbol, string>>;
  readonly colours: {
    readonly ground: string;
    readonly deep: string;
    readonly well: string;
    readonly tile: string;
    readonly accent: string;
  };
}

export interface PlayPage {
  readonly nonce: string;
  readonly locale: string;
  /** Absent if the ticket names no game, in which case the page says so. */
  readonly game: PageGame | undefined;
  /** The address of the lobby to return to, already validated. */
  readonly lobby: string | undefined;
  /** A demo is played without money and uses its own calls. */
  readonly isDemo: boolean;
}

/** JSON for the page's modules, escaped so that a closing tag inside cannot end the element early. */
const data = (value: unknown): string =>
  `<script type="application/json" id="game-data">${JSON.stringify(value).replaceAll("<", "\\u003c")}</script>`;

/** A demo has no wallet, so its texts differ. */
const forDemo = (words: PageWords): PageWords => ({
  ...words,
  play_money: words.demo,
  play_money_note: words.demo_note,
  ended_text: words.demo_ended,
  ended_frame: words.demo_ended,
  unknown_text: words.demo_ended,
});

export function playPage(page: PlayPage): string {
  const { game } = page;
  const { words: ofGames, locale } = game
    ? wordsOf(game.engine, page.locale)
    : wordsIn(page.locale);
  const words = page.isDemo ? forDemo(ofGames) : ofGames;
  const title = game?.title ?? words.unknown_title;
  const head = `<!doctype html>
<html lang="${languageTag(locale)}"${game ? ` data-engine="${game.engine}"` : ""}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="dark">
<title>${escaped(title)}</title>
${game ? `<link rel="icon" type="image/svg+xml" href="${escaped(game.icon)}">` : ""}
<link rel="preload" href="/assets/archivo.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/assets/game.css">`;
  if (!game) {
    return `${head}</head><body><main class="notice"><h1>${escaped(words.unknown_title)}</h1><p>${escaped(words.unknown_text)}</p></main></body></html>`;
  }

  const { code, colours, engine, names, returnInBasisPoints: rtp } = game;
  return `${head}
<link rel="stylesheet" href="/assets/${gameFolder(engine)}.css">
<style nonce="${page.nonce}">:root{--ground:${colours.ground};--deep:${colours.deep};--well:${colours.well};--tile:${colours.tile};--accent:${colours.accent}}</style>
<script type="module" src="/assets/client/page/main.ts"></script>
</head>
<body>
<img class="scene" src="/art/${code}/scene.svg" alt="">
${topBar(page, game, words)}
<main class="stage" id="stage">
<h2 class="unseen">${escaped(title)}</h2>
<div class="game" id="game"></div>
<div class="status-bar"><p class="status" id="status" role="status" aria-live="polite">${escaped(words.opening.replace("{game}", title))}</p>
<button class="button strong" id="top-up" hidden>${escaped(words.top_up)}</button>${limitsLink("limits", page.lobby, words)}</div>
</main>
${controls(words)}
${sheets(words)}
<div class="overlay" id="overlay" hidden><div class="notice" id="overlay-box" tabindex="-1" role="alertdialog" aria-labelledby="overlay-title" aria-describedby="overlay-text"><h2 id="overlay-title"></h2><p id="overlay-text"></p><p><button class="button strong" id="overlay-retry" hidden>${escaped(words.retry)}</button>${page.lobby === undefined ? "" : `<a class="button alone" id="overlay-leave" href="${escaped(page.lobby)}">${escaped(words.leave)}</a>`}${limitsLink("overlay-limits", page.lobby, words)}</p></div></div>
${data({ api: page.isDemo ? "/demo/api" : "/api", locale, engine, code, title, names, words, rtp })}
</body>
</html>`;
}

/** A link to the member's limits, in a new window so that the game is not navigated away. */
function limitsLink(id: string, lobby: string | undefined, words: PageWords): string {
  if (lobby === undefined) return "";
  const address = new URL("/user/PlayLimits", lobby).href;
  return `<a class="button" id="${id}" href="${escaped(address)}" target="_blank" rel="noopener" hidden>${escaped(words.limits)}</a>`;
}

function topBar({ lobby }: PlayPage, game: PageGame, words: PageWords): string {
  const leave =
    lobby === undefined
      ? ""
      : `<a class="button alone" id="leave" aria-label="${escaped(words.leave)}" href="${escaped(lobby)}">${icon.leave}<span>${escaped(words.leave)}</span></a>`;
  return `<header class="bar">${leave}
<img class="thumb alone" src="${escaped(game.icon)}" alt="" width="30" height="40">
<div class="who alone"><h1>${escaped(game.title)}</h1><p>${escaped(game.provider)}</p></div>
<p class="money-note" title="${escaped(words.play_money_note)}">${icon.coin}<span>${escaped(words.play_money)}</span></p>
<p class="balance"><span>${escaped(words.balance)}</span> <output id="balance" class="num" aria-live="off">–</output></p>
<nav class="tools">
<button class="tool" id="open-paytable" aria-label="${escaped(words.paytable)}" title="${escaped(words.paytable)}">${icon.info}</button>
<button class="tool" id="open-history" aria-label="${escaped(words.history)}" title="${escaped(words.history)}">${icon.clock}</button>
<button class="tool" id="open-fairness" aria-label="${escaped(words.fairness)}" title="${escaped(words.fairness)}">${icon.scales}</button>
</nav></header>`;
}

function controls(words: PageWords): string {
  return `<footer class="desk" id="desk"><ol class="results" id="results" aria-label="${escaped(words.last_results)}" hidden></ol><div class="choices" id="choices"></div>
<div class="stake"><button class="tool" id="stake-less" aria-label="${escaped(words.stake_less)}" aria-keyshortcuts="-" title="${escaped(words.stake_less)} (−)">${icon.minus}</button>
<p><span>${escaped(words.stake)}</span> <output id="stake" class="num">–</output><span class="steps" id="stake-steps" aria-hidden="true"></span></p>
<button class="tool" id="stake-more" aria-label="${escaped(words.stake_more)}" aria-keyshortcuts="+" title="${escaped(words.stake_more)} (+)">${icon.plus}</button></div>
<button class="spin" id="spin" disabled aria-label="${escaped(words.spin)}" aria-keyshortcuts="Space">${icon.spin}<span id="spin-word">${escaped(words.spin)}</span><kbd aria-hidden="true" data-key="${escaped(words.key_space)}"></kbd></button>
<div class="side"><p class="last"><span>${escaped(words.last_win)}</span> <output id="last-win" class="num" aria-live="off">–</output></p>
<div class="modes"><button class="tool" id="sound" aria-pressed="false" aria-label="${escaped(words.sound)}" title="${escaped(words.sound)}">${icon.sound}</button>
<button class="tool" id="quick" aria-pressed="false" aria-label="${escaped(words.quick)}" title="${escaped(words.quick)}" hidden>${icon.quick}</button>
<button class="tool" id="auto" aria-pressed="false" aria-label="${escaped(words.auto)}" title="${escaped(words.auto)}" hidden disabled>${icon.auto}<span id="auto-left" class="num"></span></button></div></div>
</footer>`;
}

function sheets(words: PageWords): string {
  const one = (id: string, title: string) =>
    `<dialog class="sheet" id="${id}" aria-labelledby="${id}-title"><div class="sheet-head"><h2 id="${id}-title">${escaped(title)}</h2><button class="tool" data-close aria-label="${escaped(words.close)}">${icon.cross}</button></div><div class="sheet-body" id="${id}-body" tabindex="-1"></div></dialog>`;
  return (
    one("paytable", words.paytable) +
    one("history", words.history) +
    one("fairness", words.fairness) +
    one("autoplay", words.auto)
  );
}

const drawnIcon = (path: string): string =>
  `<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">${path}</svg>`;

const icon = {
  leave: drawnIcon('<path d="M10 4H5v16h5M15 8l4 4-4 4M19 12H9"/>'),
  coin: drawnIcon('<circle cx="12" cy="12" r="8.5"/><path d="M9 9h6v6H9z"/>'),
  info: drawnIcon('<circle cx="12" cy="12" r="9"/><path d="M12 11v5.5M12 7.6v.2"/>'),
  clock: drawnIcon('<path d="M4 5v4h4M4.5 9A8.5 8.5 0 1 1 3.6 13M12 8v4.5l3 1.8"/>'),
  scales: drawnIcon(
    '<path d="M12 4v16M8 20h8M5 7h14M5 7l-2.7 6.5a2.9 2.9 0 0 0 5.4 0zM19 7l-2.7 6.5a2.9 2.9 0 0 0 5.4 0z"/>',
  ),
  cross: drawnIcon('<path d="M6 6l12 12M18 6L6 18"/>'),
  minus: drawnIcon('<path d="M6 12h12"/>'),
  plus: drawnIcon('<path d="M6 12h12M12 6v12"/>'),
  sound: drawnIcon(
    '<path d="M4 9.5v5h3.5L12 19V5L7.5 9.5z"/><path class="when-on" d="M15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11"/><path class="when-off" d="M16 9.5l5 5M21 9.5l-5 5"/>',
  ),
  auto: drawnIcon(
    '<path d="M4.5 12a7.5 7.5 0 1 1 2.6 5.7M4 20v-3.6h3.6"/><path d="M10.3 9v6l4.8-3z"/>',
  ),
  quick: drawnIcon('<path d="M13 3L5 13.5h6L10.5 21 19 10h-6z"/>'),
  spin: drawnIcon(
    '<path d="M5 10a7.4 7.4 0 0 1 13-2.6M19 4v4h-4M19 14a7.4 7.4 0 0 1-13 2.6M5 20v-4h4"/>',
  ),
} as const;

/** Text as it stands in a document or in an attribute. */
export const escaped = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    (character) =>
      ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" })[character] ?? "",
  );
