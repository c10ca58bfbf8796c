import { wordsIn as gameWordsIn } from "@naluma/game-client/words";
import { languageTag, locales } from "@naluma/site/locale";
import type { Locale } from "@naluma/site/locale";
import { filled, wordFiles } from "@naluma/site/word-files";
import { accountName, accounts, password } from "../members/seeded-accounts.ts";
import { topUpAmount } from "../money/amounts.ts";
import { topUpsADay } from "../play/top-up.ts";
import type { Page } from "./page-headers.ts";
import en from "./service-words/en_US.json" with { type: "json" };

const style = `
:root { color-scheme: light dark; --ground: light-dark(#f7f2ec, #171116); --card: light-dark(#fff, #1f171d);
  --text: light-dark(#1b1218, #f7f2ef); --quiet: light-dark(#6b5a64, #b9aab3); --gold: light-dark(#8a5f14, #ebc27c);
  --line: light-dark(#e5dad0, #352932); }
* { box-sizing: border-box; margin: 0; }
body { min-height: 100dvh; padding: clamp(16px, 6vw, 64px) 16px; background: var(--ground); color: var(--text);
  font: 16px/1.6 system-ui, "Noto Sans", "PingFang SC", "Microsoft YaHei", sans-serif; }
:root:lang(my) { line-height: 1.95; }
:root:lang(ko) { word-break: keep-all; }
p { text-wrap: pretty; }
main { max-width: 44rem; margin: 0 auto; padding: clamp(20px, 5vw, 44px); border: 1px solid var(--line);
  border-radius: 22px; background: var(--card); }
nav { display: flex; flex-wrap: wrap; gap: 0 20px; margin-top: 24px; padding-top: 12px; border-top: 1px solid var(--line); }
.mark { color: var(--gold); font-size: .875rem; font-weight: 650; }
a { display: inline-flex; align-items: center; min-height: 44px; color: inherit; font-size: .875rem; text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--gold); outline-offset: 3px; border-radius: 4px; }
h1 { margin: 12px 0 8px; font-size: clamp(1.6rem, 5vw, 2.1rem); line-height: 1.2; text-wrap: balance; }
.lead { color: var(--quiet); font-size: 1.05rem; }
section { margin-top: 24px; padding-top: 20px; border-top: 1px solid var(--line); }
h2 { margin-bottom: 4px; font-size: 1.1rem; }
b { color: var(--gold); font-weight: 650; white-space: nowrap; }
`;

const first = accountName(0);
const last = accountName(accounts.length - 1);
const empty = accountName(accounts.findIndex(({ main, wallets }) => main === 0 && !wallets));
const dollars = topUpAmount("USD") / 100n;

const localized = wordFiles(new URL("./service-words/", import.meta.url), en);

/** Links to the other languages, each by its own name. */
const others = (current: Locale): string =>
  locales
    .filter((locale) => locale !== current)
    .map((locale) => {
      const tag = languageTag(locale);
      return `<a href="/sandbox/service?lang=${locale}" lang="${tag}" hreflang="${tag}">${localized(locale).words.language}</a>`;
    })
    .join(" ");

/** The customer service page of a sandbox in the given language, or in English if it is not one of ours. */
export const servicePage = (wanted: string): Page => {
  const { words, locale } = localized(wanted);
  const gaps = {
    first,
    last,
    empty,
    password,
    dollars,
    times: topUpsADay,
    top_up: gameWordsIn(locale).words.top_up,
  };
  const part = (heading: string, text: string) =>
    `<section><h2>${heading}</h2><p>${filled(text, gaps)}</p></section>`;
  return (nonce) => `<!doctype html>
<html lang="${languageTag(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${words.title} · ${words.mark}</title>
<style nonce="${nonce}">${style}</style></head>
<body><main>
<p class="mark">${words.mark}</p>
<h1>${words.title}</h1><p class="lead">${words.lead}</p>
${part(words.money_title, words.money_text)}
${part(words.more_title, words.more_text)}
${part(words.bank_title, words.bank_text)}
${part(words.accounts_title, words.accounts_text)}
${part(words.real_title, words.real_text)}
<nav aria-label="${words.languages}">${others(locale)}</nav>
</main></body></html>`;
};
