import { translate } from "@naluma/i18n";
import { formatMoney } from "@naluma/i18n/money";
import { isCurrency } from "@naluma/site/currency";
import type { Locale } from "@naluma/site/locale";
import { restWords, type RestMessageId } from "../words.rest.ts";
import { words } from "../words.ts";
import type { GameCheck } from "./reality-check.ts";
import { timeParts, type Standing } from "./standing.ts";

/** A check in words, for a page that has none of ours. */
export async function gameCheck(
  locale: Locale,
  { elapsed, result }: Standing,
  ownWords: string,
): Promise<GameCheck> {
  await Promise.all([restWords.load(locale), words.load(locale)]);
  const t = (id: RestMessageId, values?: Readonly<Record<string, string | number>>) =>
    translate(restWords, locale, id, values);
  const { hours, minutes } = timeParts(elapsed);
  const time = hours === 0 ? t("check.minutes", { minutes }) : t("check.hours", { hours, minutes });
  const net =
    result && isCurrency(result.currency)
      ? [`${t("check.net")}: ${formatMoney(result.net, result.currency, locale)}`]
      : [];
  return {
    title: t("check.title"),
    lines: [t("check.since", { time }), ...net, ...(ownWords === "" ? [] : [ownWords])],
    answers: [
      { answer: "go-on", label: t("check.go_on") },
      ...(result ? [{ answer: "activity" as const, label: t("check.activity") }] : []),
      { answer: "log-out", label: translate(words, locale, "account.log_out") },
    ],
  };
}
