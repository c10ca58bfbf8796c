import { matchField, matchFieldCount, matchResults } from "@naluma/game-engines/match";
import { fieldAt } from "@naluma/game-engines/meeting";
import { expect, test } from "vitest";
import { matchesPage } from "./matches-page.ts";

const names = {
  W: "Wild",
  H: "Hero",
  A: "Foxes",
  B: "Koi",
  C: "Owls",
  D: "Bears",
  E: "Cranes",
  F: "Wolves",
  S: "Scatter",
};
const games = ["TM0001", "TM0002"].map((code) => ({ code, title: `Cup "${code}"`, names }));

const page = (locale = "en_US", theme?: "dark" | "light") =>
  matchesPage({ nonce: "n", locale, theme, games, lobby: "https://lobby.example" });

test("each game shows its first match with the odds that the game itself takes", () => {
  const html = page();
  for (const { code } of games) {
    const field = matchField(fieldAt(code, 0, matchFieldCount));
    expect(html).toContain(`${names[field.home]} FC – ${names[field.away]} FC`);
    const pressed = [...html.matchAll(/<button value="([^"]+)"[^>]*>([\d.]+)</g)]
      .filter(([, value]) => value === code)
      .map(([, , odds]) => Math.round(Number(odds) * 100));
    expect(pressed).toEqual(matchResults.map((result) => field.odds[result]));
  }
});

test("what is shown is text, and the odds say whose they are", () => {
  const html = page();
  expect(html).toContain("Cup &quot;TM0001&quot;");
  expect(html).not.toContain('Cup "TM');
  expect(html).toMatch(/aria-label="\d\.\d\d Draw, Cup &quot;TM0002&quot;"/);
});

test("the page is in the reader's language, tells its lobby of presses, and has no inline style", () => {
  const html = page("ja_JP");
  expect(html).toContain('<html lang="ja-JP">');
  expect(html).toContain("本日の試合");
  expect(html).toContain('data-lobby="https://lobby.example"');
  expect(html).not.toMatch(/\sstyle="/);
});

test.each([
  ["dark", "dark"],
  ["light", "light"],
  [undefined, "dark light"],
] as const)("in a page with the theme %s, the colours are %s", (theme, colours) => {
  const html = page("en_US", theme);
  expect(html).toContain(`<meta name="color-scheme" content="${colours}">`);
  expect(html).toContain(`:root{color-scheme:${colours}}`);
});
