import type { Locale } from "@naluma/site/locale";
import { Button } from "@naluma/ui/button";
import { Chip } from "@naluma/ui/chip";
import { languageName, languages, type Written } from "./languages.ts";

interface LanguageSwitchProps {
  value: Locale;
  onValue: (locale: Locale) => void;
  written: Written;
  /** Called when the texts of a language are confirmed as right, although the English they translate has changed. */
  onReviewed?: (locale: Locale) => void;
}

const named = (locales: readonly Locale[]) => locales.map(languageName).join(", ");

/** Selects the language to edit, and marks the languages without texts and those whose English has changed. */
export function LanguageSwitch({ value, onValue, written, onReviewed }: LanguageSwitchProps) {
  const { isEmpty, missing, outdated } = written;
  return (
    <fieldset className="field languages">
      <legend className="field-label">Language of the texts</legend>
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
              {isMissing && <span className="visually-hidden">, missing</span>}
              {isOutdated && <span className="visually-hidden">, older than the English</span>}
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

/** In a list: the languages whose texts still have to be written or reviewed. */
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
