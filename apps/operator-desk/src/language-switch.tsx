import type { Locale } from "@naluma/site/locale";
import { Chip } from "@naluma/ui/chip";
import { languageName, languages } from "./languages.ts";

interface LanguageSwitchProps {
  value: Locale;
  onValue: (locale: Locale) => void;
  /** Players read English there. */
  missing: readonly Locale[];
}

/** Whose texts are written now, and which languages have none yet. */
export function LanguageSwitch({ value, onValue, missing }: LanguageSwitchProps) {
  return (
    <fieldset className="f languages">
      <legend className="lab">Language of the texts</legend>
      <div className="language-row">
        {languages.map((locale) => {
          const isMissing = missing.includes(locale);
          return (
            <Chip
              key={locale}
              pressed={locale === value}
              className={isMissing ? "is-missing" : undefined}
              onClick={() => onValue(locale)}
            >
              {languageName(locale)}
              {isMissing && <span className="vh">, missing</span>}
            </Chip>
          );
        })}
      </div>
      <p className="dim">
        {missing.length === 0
          ? "Every language is written."
          : `Missing, so that players read English: ${missing.map(languageName).join(", ")}.`}
      </p>
    </fieldset>
  );
}
