import { currencyCode } from "@naluma/i18n";
import { useWords } from "@naluma/i18n/react";
import { useSession } from "@naluma/member";
import { signOf } from "@naluma/site/currency";
import { languageTag } from "@naluma/site/locale";
import { useSite } from "@naluma/site/use-site";
import { Chip } from "@naluma/ui/chip";
import { CheckIcon, CircleHalfIcon, MoonIcon, SunIcon } from "@naluma/ui/icon";
import { Suspense, useId, useState, type ReactNode } from "react";
import { useApp } from "../../page/app/use-app.ts";
import { restWords } from "../../words.rest.ts";
import { languageNames } from "./language-names.ts";
import { switchCurrency } from "./switch-currency.ts";
import { switchLanguage } from "./switch-language.ts";
import { chooseTheme, themeChoice, themeChoices, type ThemeChoice } from "./theme-choice.ts";

/** Language, currency and appearance of the page; `onChosen` is called when a choice changes the page. */
export function PreferencesPanel({ onChosen }: { onChosen: () => void }) {
  return (
    <div className="preferences">
      <Suspense fallback={<div className="preferences-skeleton" aria-busy="true" />}>
        <Languages onChosen={onChosen} />
        <Currencies onChosen={onChosen} />
        <Appearance />
      </Suspense>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

function Languages({ onChosen }: { onChosen: () => void }) {
  const t = useWords(restWords);
  const app = useApp();
  const { locale, settings } = app.page;
  return (
    <Part title={t("preferences.language")}>
      <ul className="preference-languages">
        {settings.languages.map((language) => (
          <li key={language}>
            <button
              type="button"
              lang={languageTag(language)}
              aria-current={language === locale || undefined}
              onClick={() => {
                onChosen();
                switchLanguage(app, language);
              }}
            >
              <span translate="no">{languageNames[language]}</span>
              {language === locale && <CheckIcon size="s" />}
            </button>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** A member has one currency; only a visitor can choose. */
function Currencies({ onChosen }: { onChosen: () => void }) {
  const t = useWords(restWords);
  const app = useApp();
  const { settings, currency } = useSite();
  const who = useSession();
  return (
    <Part title={t("preferences.currency")}>
      {who.role === "member" ? (
        <p className="muted">
          {t("preferences.currency_of_account", { currency: currencyCode(who.currency) })}
        </p>
      ) : (
        <ul className="preference-currencies">
          {settings.currencies.map((each) => (
            <li key={each}>
              <Chip
                pressed={each === currency}
                onClick={() => {
                  onChosen();
                  switchCurrency(app, each);
                }}
              >
                <span className="dim" translate="no" aria-hidden="true">
                  {signOf(each, settings.describedCurrencies)}
                </span>
                <span translate="no">{currencyCode(each)}</span>
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

const themes = {
  dark: { word: "preferences.theme_dark", Icon: MoonIcon },
  light: { word: "preferences.theme_light", Icon: SunIcon },
  device: { word: "preferences.theme_device", Icon: CircleHalfIcon },
} as const;

function Appearance() {
  const t = useWords(restWords);
  const [chosen, setChosen] = useState<ThemeChoice>(() => themeChoice(window));
  return (
    <Part title={t("preferences.appearance")}>
      <ul className="preference-currencies">
        {themeChoices.map((choice) => {
          const { word, Icon } = themes[choice];
          return (
            <li key={choice}>
              <Chip
                pressed={choice === chosen}
                onClick={() => {
                  chooseTheme(window, choice);
                  setChosen(choice);
                }}
              >
                <Icon size="s" />
                <span>{t(word)}</span>
              </Chip>
            </li>
          );
        })}
      </ul>
    </Part>
  );
}
