import { formatTime } from "@naluma/i18n/dates";
import { useLocale, useWords } from "@naluma/i18n/react";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { HelpLinks } from "@naluma/ui/help-links";
import { restWords } from "../words.rest.ts";
import type { SelfExclusion } from "./login.codes.ts";

/** Whoever asked not to be let in is told until when, and where people help. */
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
