import { i18nFor, type Catalogue } from "@naluma/i18n";
import { numberFormat } from "@naluma/site/formats";
import { defaultLocale, isLocale, type Locale } from "@naluma/site/locale";
import { hearBackFirst } from "@naluma/ui/hear-first";
import { laterSheet, setLaterSheet } from "@naluma/ui/later-sheet";
import { loadModule } from "@naluma/ui/load-module";
import { setNonce } from "get-nonce";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { reportError, watchErrors } from "../live/monitoring/report-error.ts";
import { guardMarkup } from "./trusted-types.ts";

/** In milliseconds; by then the first view has finished loading. */
const quiet = 1_000;

const localeOnScreen = (): Locale => {
  const code = document.documentElement.lang.replace("-", "_");
  return isLocale(code) ? code : defaultLocale;
};

/** Without texts there is nothing to show, so loading is retried until it succeeds. */
const wordsOf = (locale: Locale, catalogues: readonly Catalogue[]): Promise<unknown> =>
  loadModule(() => Promise.all(catalogues.map((words) => words.load(locale))), {
    untilLoaded: true,
  });

const task = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * The first number that a page formats takes a slow phone 60 ms, in which the browser reads what it knows of languages.
 * That happens while the texts load, in separate tasks rather than in the middle of hydration. A collator reads one
 * half, so that no task is long.
 */
async function readNumberRules(locale: Locale): Promise<void> {
  const { locales } = i18nFor(locale);
  await task();
  new Intl.Collator(locales).compare("", "");
  await task();
  numberFormat(locale).format(1);
  await task();
  new Intl.PluralRules(locales).select(1);
  await task();
}

/**
 * A host's `entry.client`. Texts are loaded first, because the page would otherwise flip to English during hydration.
 */
export async function hydrate(catalogues: readonly Catalogue[], laterHref: string): Promise<void> {
  setLaterSheet(laterHref);
  // A task after a frame runs when the first paint is done.
  requestAnimationFrame(() => setTimeout(laterSheet));
  guardMarkup();
  hearBackFirst(window);
  watchErrors(window);
  const nonce = document.querySelector<HTMLMetaElement>("meta[property=csp-nonce]")?.nonce;
  if (nonce) setNonce(nonce);
  const locale = localeOnScreen();
  await Promise.all([wordsOf(locale, catalogues), readNumberRules(locale)]);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter onError={(error) => reportError(error)} />
      </StrictMode>,
      { onRecoverableError: (error) => reportError(error) },
    );
  });
  const { innerWidth } = window;
  setTimeout(
    () =>
      void loadModule(async () => (await import("../live/index.ts")).watch, {
        untilLoaded: true,
      }).then((watch) => watch(window, innerWidth)),
    quiet,
  );
}
