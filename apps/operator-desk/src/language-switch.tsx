import type { Locale } from "@naluma/site/locale";
import { Button } from "@naluma/ui/button";
import { Chip } from "@naluma/ui/chip";
import { languageName, languages, type Written } from "./languages.ts";

interface LanguageSwitchProps {
  value: Locale;
  onValue: (locale: Locale) => void;
  written: Written;
  /** The texts of a language are right, though the English that they translate has changed. */
  onReviewed?: (locale: Locale) => void;
}

const named = (locales: readonly Locale[]) => locales.map(languageName).join(", ");

/** Whose texts are written now, which languages have none yet, and which have one of an English that is gone. */
export function LanguageSwitch({ value, onValue, written, onReviewed }: LanguageSwitchProps) {
  const { isEmpty, missing, outdated } = written;
  return (
    <fieldset className="f languages">
      <legend className="lab">Language of the texts</legend>
      <div className="language-row">
        {languages.map((locale) => {
          const isMissing = missing.includes(locale);
          const isOutdated = !isMissing && outdated.includes(locale);
          return (
            <Chip
              key={locale}
              pressed={locale === value}
              className={isMissing || isOutdated ? "is-missing" : undefined}
              onClick={() => onValue(locale)}
            >
              <span>{languageName(locale)}</span>
              {isMissing && <span className="vh">, missing</span>}
              {isOutdated && <span className="vh">, older than the English</span>}
            </Chip>
          );
        })}
      </div>
      {isEmpty && <p className="dim">No texts yet.</p>}
      {missing.length > 0 && (
        <p className="dim">{`Missing, so that players read English: ${named(missing)}.`}</p>
      )}
      {outdated.length > 0 && (
        <p className="preview-note">
          {`Older than the English, which has changed: ${named(outdated)}.`}
        </p>
      )}
      {onReviewed && outdated.includes(value) && (
        <Button size="s" look="line" onClick={() => onReviewed(value)}>
          {`The ${languageName(value)} text is still right`}
        </Button>
      )}
      {!isEmpty && missing.length === 0 && outdated.length === 0 && (
        <p className="dim">All languages are filled in.</p>
      )}
    </fieldset>
  );
}

/** In a list, whose texts somebody has yet to write or to look at. */
export function LanguagesLeft({ missing, outdated }: Pick<Written, "missing" | "outdated">) {
  return (
    <>
      {missing.length > 0 && <span className="dim">{`Missing: ${named(missing)}`}</span>}
      {outdated.length > 0 && (
        <span className="dim">{`Older than the English: ${named(outdated)}`}</span>
      )}
    </>
  );
}
