import { formatTime } from "@naluma/i18n/dates";
import { useLocale, useWords } from "@naluma/i18n/react";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { HelpLinks } from "@naluma/ui/help-links";
import { restWords } from "../words.rest.ts";
import type { SelfExclusion } from "./login.codes.ts";

/** Tells members who have excluded themselves until when, and where to find help. */
export default function SelfExcluded({ exclusion }: { exclusion: SelfExclusion }) {
  const t = useWords(restWords);
  const locale = useLocale();
  const { until, help } = exclusion;
  return (
    <>
      <ErrorNotice text={t("login.self_excluded", { until: formatTime(until, locale) })} />
      <HelpLinks title={t("login.help")} links={help} />
    </>
  );
}
