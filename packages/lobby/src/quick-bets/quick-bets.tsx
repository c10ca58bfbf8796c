import { RefusedError } from "@naluma/api-client";
import { useApi } from "@naluma/api-client/react";
import { useLocale, useWords } from "@naluma/i18n/react";
import { frameSandbox } from "@naluma/site/framable";
import { useSite } from "@naluma/site/use-site";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { ServiceLink } from "@naluma/ui/service-link";
import { useQuery } from "@tanstack/react-query";
import { words } from "../words.ts";
import { quickBetsQuery } from "./quick-bets-query.ts";

/** Asked in the browser alone: the server does not know where the page is. */
const here = () => window.location;

/** Bets on sports without a detour, in a frame of the provider's; says so where there are none. */
export function QuickBets({ service }: { service: string | undefined }) {
  const t = useWords(words);
  const site = useSite();
  const { data, error, isFetching, refetch } = useQuery(
    quickBetsQuery(useApi(), site, useLocale(), here),
  );
  const isFailed = error !== null || data === null;
  return (
    <section className="quick" data-state={isFailed ? "error" : data ? "shown" : "loading"}>
      <h2>{t("lobby.quick_bets")}</h2>
      {typeof data === "string" ? (
        <iframe
          src={data}
          title={t("lobby.quick_bets")}
          sandbox={frameSandbox}
          referrerPolicy="no-referrer"
          loading="lazy"
        />
      ) : isFailed ? (
        <div className="quick-failed">
          <ErrorNotice
            text={
              (error instanceof RefusedError && error.refusal.message) || t("lobby.quick_failed")
            }
            retry={{
              label: t("lobby.retry"),
              onRetry: () => void refetch(),
              busy: isFetching,
            }}
          />
          {service && <ServiceLink href={service}>{t("lobby.ask_service")}</ServiceLink>}
        </div>
      ) : (
        <output className="quick-wait">{t("lobby.quick_loading")}</output>
      )}
    </section>
  );
}
