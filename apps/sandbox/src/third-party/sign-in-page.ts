import { languageTag } from "@naluma/site/locale";
import { filled, wordFiles } from "@naluma/site/word-files";
import type { SiteRecord } from "../sites/sites.ts";
import { style } from "./sign-in-style.ts";
import en from "./words/en_US.json" with { type: "json" };

/** What the site asked for, kept in the form from one try to the next. */
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
  /** What was wrong with the last try, and the account that was typed. */
  readonly error?: string;
  readonly account?: string;
}

/** It has one name in all languages. */
const company = "Lantern ID";

const localized = wordFiles(new URL("./words/", import.meta.url), en);

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (mark) => `&#${mark.codePointAt(0)};`);

/** The name of a site, as its titles begin. */
const nameOf = ({ titles }: SiteRecord): string => titles.en.split(" · ")[0] ?? titles.en;

const page = (lang: string, nonce: string, title: string, body: string) => `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title>
<style nonce="${nonce}">${style}</style></head>
<body><main>${body}</main></body></html>`;

/** Which site asks, what it will get, and the account that is to answer. */
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

/** Nobody who may ask has asked: nothing is sent anywhere. */
export const noSignInPage = (lang: string, nonce: string): string => {
  const { words, locale } = localized(lang);
  return page(
    languageTag(locale),
    nonce,
    company,
    `<p class="mark">${company}</p><h1>${words.wrong_title}</h1><p>${words.wrong_text}</p>`,
  );
};

/** What the site is told where the service has failed. */
export const failedMessage = (lang: string): string => localized(lang).words.failed;
