import { useWords } from "@naluma/i18n/react";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { useLayoutEffect } from "react";
import type { Away } from "../../page/app/live.ts";
import { restWords } from "../../words.rest.ts";

/** One sentence and one button for the whole page. While it is shown, the parts show no errors of their own. */
export function AwayNotice({ isAsking, askNow }: Away) {
  const t = useWords(restWords);
  useLayoutEffect(() => {
    document.documentElement.dataset["platform"] = "away";
    return () => {
      delete document.documentElement.dataset["platform"];
    };
  }, []);
  return (
    <div className="away">
      <ErrorNotice
        text={t("away.text")}
        retry={{ label: t("away.retry"), onRetry: askNow, busy: isAsking }}
      />
    </div>
  );
}
