import { languageTag } from "@naluma/site/locale";
import { filled, wordFiles } from "@naluma/site/word-files";
import type { SiteRecord } from "../sites/sites.ts";
import en from "./words/en_US.json" with { type: "json" };

/** Styled as a company that is not the site. */
const style = `
:root { color-scheme: light dark; --ground: light-dark(#eef2f5, #0f1418); --card: light-dark(#fff, #182026);
  --text: light-dark(#10202b, #eef4f7); --quiet: light-dark(#4c606d, #a7b7c1); --line: light-dark(#7d909c, #6d7f8a);
  --own: light-dark(#0b5d77, #8fd3ea); --on-own: light-dark(#fff, #06222d); --bad: light-dark(#a3231b, #ffb4ab); }
* { box-sizing: border-box; margin: 0; }
body { min-height: 100dvh; padding: clamp(12px, 5vw, 40px) 12px; background: var(--ground); color: var(--text);
  font: 16px/1.6 system-ui, "Noto Sans", "PingFang SC", "Microsoft YaHei", sans-serif; }
:root:lang(my) { line-height: 1.95; }
:root:lang(ko) { word-break: keep-all; }
main { max-width: 26rem; margin: 0 auto; padding: clamp(16px, 5vw, 32px); border-radius: 16px; background: var(--card); overflow-wrap: anywhere; }
h1 { margin: 8px 0; font-size: 1.5rem; line-height: 1.25; text-wrap: balance; }
.mark { color: var(--own); font-weight: 700; }
.note { margin-top: 16px; color: var(--quiet); font-size: .875rem; }
.error { margin-top: 12px; color: var(--bad); font-weight: 600; }
form { display: grid; gap: 12px; margin-top: 16px; }
label { display: grid; gap: 4px; font-size: .875rem; }
input, button { width: 100%; min-height: 44px; padding: 8px 12px; border: 1px solid var(--line); border-radius: 8px;
  background: transparent; color: inherit; font: inherit; font-size: 1rem; }
button { cursor: pointer; }
.yes { border-color: var(--own); background: var(--own); color: var(--on-own); font-weight: 650; }
:focus-visible { outline: 2px solid var(--own); outline-offset: 2px; }
`;

/** The site's request, kept in the form across attempts. */
export interface SignInRequest {
  readonly client_id: string;
  readonly redirect_uri: string;
  readonly state: string;
  readonly ui_locales: string;
}

interface Shown {
  readonly nonce: string;
  readonly site: SiteRecord;
  readonly request: SignInRequest;
  /** The error of the last attempt, and the account that was entered. */
  readonly error?: string;
  readonly account?: string;
}

/** The same in all languages. */
const company = "Lantern ID";

const localized = wordFiles(new URL("./words/", import.meta.url), en);

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (mark) => `&#${mark.codePointAt(0)};`);

/** The name of a site, taken from the beginning of its title. */
const nameOf = ({ titles }: SiteRecord): string => titles.en.split(" · ")[0] ?? titles.en;

const page = (lang: string, nonce: string, title: string, body: string) => `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title>
<style nonce="${nonce}">${style}</style></head>
<body><main>${body}</main></body></html>`;

/** Shows which site is asking, what it will get, and the account that is used. */
export const signInPage = ({ nonce, site, request, error, account = "" }: Shown): string => {
  const { words, locale } = localized(request.ui_locales);
  const name = nameOf(site);
  const hidden = Object.entries(request)
    .map(([key, value]) => `<input type="hidden" name="${key}" value="${escaped(value)}">`)
    .join("");
  return page(
    languageTag(locale),
    nonce,
    `${filled(words.title, { site: name })} · ${company}`,
    `<p class="mark">${company}</p>
<h1>${filled(words.title, { site: name })}</h1>
<p>${filled(words.asks, { site: name })}</p>
${error === undefined ? "" : `<p class="error" role="alert">${escaped(error)}</p>`}
<form method="post" action="/sign-in">${hidden}
<label>${words.account}<input name="account" value="${escaped(account)}" autocomplete="username" autocapitalize="none" spellcheck="false" required maxlength="32"></label>
<label>${words.password}<input name="password" type="password" autocomplete="current-password" required maxlength="64"></label>
<button class="yes" name="decision" value="agree">${words.agree}</button>
<button name="decision" value="refuse" formnovalidate>${words.refuse}</button>
<p class="note">${words.note}</p>
<button name="decision" value="fail" formnovalidate>${words.fail}</button>
</form>`,
  );
};

/** Shown for an unknown site: nothing is sent anywhere. */
export const noSignInPage = (lang: string, nonce: string): string => {
  const { words, locale } = localized(lang);
  return page(
    languageTag(locale),
    nonce,
    company,
    `<p class="mark">${company}</p><h1>${words.wrong_title}</h1><p>${words.wrong_text}</p>`,
  );
};

/** The message for the site if the service has failed. */
export const failedMessage = (lang: string): string => localized(lang).words.failed;
