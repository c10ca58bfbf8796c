import { matchField, matchFieldCount, matchResults } from "@naluma/game-engines/match";
import { languageTag } from "@naluma/site/locale";
import { wordsIn } from "../words/words.ts";

/** Clubs are proper names: they are the same in every language. */
const clubs = [
  "Harbour Town",
  "Northgate United",
  "Saltwind City",
  "Ironwood Rovers",
  "Larkspur Athletic",
  "Tidemark FC",
  "Copperleaf Albion",
  "Windrose Wanderers",
] as const;

const dayLength = 86_400_000;

/** The odds of a match of the day: those of one of the fields that the football games have, margin included. */
const oddsOfDay = (day: number, match: number): readonly number[] => {
  const { odds } = matchField(((day * 5 + match * 7) % matchFieldCount) + 1);
  return matchResults.map((result) => odds[result]);
};

/**
 * The page of quick bets: matches of the day with their odds. The page states that no bet is taken.
 */
export function quickBetsPage({
  nonce,
  locale: wanted,
  now,
}: {
  readonly nonce: string;
  readonly locale: string;
  readonly now: number;
}): string {
  const { words, locale } = wordsIn(wanted);
  const day = Math.floor(now / dayLength);
  const rows = Array.from({ length: clubs.length / 2 }, (_, match) => {
    const home = clubs[(day + match) % clubs.length];
    const away = clubs[(day + match + clubs.length / 2) % clubs.length];
    const cells = oddsOfDay(day, match)
      .map((odds) => `<td>${(odds / 100).toFixed(2)}</td>`)
      .join("");
    return `<tr><th scope="row">${home} – ${away}</th>${cells}</tr>`;
  }).join("");
  const heads = [words.quick_home, words.quick_draw, words.quick_away]
    .map((head) => `<th scope="col">${head}</th>`)
    .join("");
  return `<!doctype html>
<html lang="${languageTag(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="dark light">
<title>${words.quick_title}</title>
<style nonce="${nonce}">
:root{color-scheme:dark light}
body{margin:0;padding:16px;background:light-dark(#fbf7f3,#171116);color:light-dark(#20151c,#f7f2ef);font:14px/1.5 system-ui,"Noto Sans",sans-serif}
:root:lang(my) body{line-height:1.9}
/* The lobby shows the title above the frame; here it is said alone. */
h1{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
p{margin:0 0 12px;color:light-dark(#5c4d56,#cfd6d3)}
table{width:100%;border-collapse:collapse}
th,td{padding:8px 6px;border-top:1px solid light-dark(#ddd2d8,#352932);text-align:left;font-weight:400}
td{font-variant-numeric:tabular-nums;width:4.5em}
thead th{color:light-dark(#5c4d56,#cfd6d3);font-size:12px;border:0}
</style>
</head>
<body>
<main aria-labelledby="title">
<h1 id="title">${words.quick_title}</h1>
<p>${words.quick_note}</p>
<table><thead><tr><th scope="col">${words.quick_match}</th>${heads}</tr></thead><tbody>${rows}</tbody></table>
</main>
</body>
</html>`;
}
