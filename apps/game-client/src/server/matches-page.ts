import { matchField, matchFieldCount, matchResults } from "@naluma/game-engines/match";
import { fieldAt } from "@naluma/game-engines/meeting";
import { languageTag } from "@naluma/site/locale";
import { wordsIn } from "../words/words.ts";
import { escaped, type PageGame } from "./play-page.ts";

export type MatchGame = Pick<PageGame, "code" | "title" | "names">;

/**
 * The page of today's matches: the first match of each game with its odds as buttons, which ask the surrounding lobby
 * to open that game.
 */
export function matchesPage({
  nonce,
  locale: wanted,
  theme,
  games,
  lobby,
}: {
  readonly nonce: string;
  readonly locale: string;
  /** The theme of the surrounding page; undefined follows the device. */
  readonly theme: "dark" | "light" | undefined;
  readonly games: readonly MatchGame[];
  /** The origin of the surrounding page, the only one that is notified of a press. */
  readonly lobby: string;
}): string {
  const { words, locale } = wordsIn(wanted);
  const scheme = theme ?? "dark light";
  const rows = games.map(({ code, title, names }) => {
    const field = matchField(fieldAt(code, 0, matchFieldCount));
    const club = (side: "home" | "away") => words.club.replace("{name}", names[field[side]]);
    const clubs = `${club("home")} – ${club("away")}`;
    const cells = matchResults.map((result) => {
      const odds = (field.odds[result] / 100).toFixed(2);
      const side = result === "draw" ? words.quick_draw : club(result);
      const label = escaped(`${odds} ${side}, ${title}`);
      return `<td><button value="${escaped(code)}" aria-label="${label}">${odds}</button></td>`;
    });
    return `<tr><th scope="row"><b>${escaped(clubs)}</b><span>${escaped(title)}</span></th>${cells.join("")}</tr>`;
  });
  const heads = [words.quick_home, words.quick_draw, words.quick_away]
    .map((head) => `<th scope="col">${escaped(head)}</th>`)
    .join("");
  return `<!doctype html>
<html lang="${languageTag(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="${scheme}">
<title>${escaped(words.quick_title)}</title>
<style nonce="${nonce}">
@font-face{font-family:Archivo;font-weight:100 900;font-display:swap;src:url(/assets/archivo.woff2) format("woff2")}
:root{color-scheme:${scheme}}
body{margin:0;padding:16px;background:light-dark(#fbf7f3,#171116);color:light-dark(#20151c,#f7f2ef);font:14px/1.5 Archivo,system-ui,"Noto Sans",sans-serif}
:root:lang(vi) body{font-family:system-ui,"Noto Sans",sans-serif}
:root:lang(my) body{line-height:1.9}
/* The lobby shows the title above the frame; here it is said alone. */
h1{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
p{margin:0 0 8px}
p,span,thead th{color:light-dark(#5c4d56,#cfd6d3)}
table{width:100%;border-collapse:collapse}
th,td{padding:6px 4px;border-top:1px solid light-dark(#ddd2d8,#352932);text-align:left;font-weight:400}
th{padding-left:0;overflow-wrap:anywhere}
b{display:block;font-weight:600}
span,thead th{font-size:12px}
thead th{border:0}
thead th+th{text-align:center}
td{width:64px}
button{box-sizing:border-box;width:100%;min-height:44px;border:1px solid light-dark(#8a7883,#7d6e78);border-radius:10px;background:light-dark(#fff,#2a2027);color:inherit;font:inherit;font-weight:600;font-variant-numeric:tabular-nums;cursor:pointer}
button:hover{background:light-dark(#f0e6ec,#3a2d36)}
button:focus-visible{outline:2px solid light-dark(#20151c,#f7f2ef);outline-offset:2px}
</style>
<script type="module" src="/assets/client/matches-today/ask-for-game.ts"></script>
</head>
<body data-lobby="${escaped(lobby)}">
<main aria-labelledby="title">
<h1 id="title">${escaped(words.quick_title)}</h1>
<p>${escaped(words.quick_note)}</p>
<table><thead><tr><th scope="col">${escaped(words.quick_match)}</th>${heads}</tr></thead><tbody>${rows.join("")}</tbody></table>
</main>
</body>
</html>`;
}
