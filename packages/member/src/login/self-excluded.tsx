import { formatTime } from "@naluma/i18n/dates";
import { useLocale, useWords } from "@naluma/i18n/react";
import { ErrorNotice } from "@naluma/ui/error-notice";
import type { SelfExclusion } from "./login.codes.ts";
import { loginWords } from "./words.ts";

/** Whoever asked not to be let in is told until when, and where people help. */
export default function SelfExcluded({ exclusion }: { exclusion: SelfExclusion }) {
  const t = useWords(loginWords);
  const locale = useLocale();
  const { until, help } = exclusion;
  return (
    <>
      <ErrorNotice text={t("login.self_excluded", { until: formatTime(until, locale) })} />
      {help.length > 0 && (
        <div>
          <p>{t("login.help")}</p>
          <ul>
            {help.map(({ name, url }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noopener noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
