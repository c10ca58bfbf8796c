import { currencyPlural } from "@naluma/i18n/currency-name";
import { useLocale, useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { LinkIcon, WarningCircleFillIcon } from "@naluma/ui/icon";
import { restWords } from "../words.rest.ts";
import type { IntroducerBanner } from "./introducer-view.ts";

/** Shown above the form: the introducer, or what is wrong with the link. */
export function IntroducerBanners({ banners }: { banners: readonly IntroducerBanner[] }) {
  return banners.map((banner) => <Banner key={banner.about} {...banner} />);
}

function Banner(banner: IntroducerBanner) {
  const t = useWords(restWords);
  switch (banner.about) {
    case "invited":
      return <Invited {...banner} />;
    case "invalid-link":
      return (
        <p className="note note-error" role="alert">
          <WarningCircleFillIcon />
          {t("introducer.invalid_link")}
        </p>
      );
    case "currency-not-open":
      return (
        <output className="note note-warning">
          <WarningCircleFillIcon />
          {t("introducer.currency_not_open")}
        </output>
      );
  }
}

/** A placeholder for the introducer; no language's sentence contains this character. */
const place = "\n";

function Invited({ by, isAgent, currency }: Extract<IntroducerBanner, { about: "invited" }>) {
  const t = useWords(restWords);
  const locale = useLocale();
  const { describedCurrencies } = useSite().settings;
  const sentence =
    currency === undefined
      ? t(isAgent ? "introducer.agent_invited" : "introducer.invited", { code: place })
      : t(isAgent ? "introducer.agent_invited_currency" : "introducer.invited_currency", {
          code: place,
          currency: currencyPlural(currency, locale, describedCurrencies),
        });
  const [before, after] = sentence.split(place);
  return (
    <p className="note note-info">
      <LinkIcon />
      <span>
        <span>{before}</span>
        <b translate="no">{by}</b>
        <span>{after}</span>
      </span>
    </p>
  );
}
