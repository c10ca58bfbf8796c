import { useWords } from "@naluma/i18n/react";
import { frameSandbox } from "@naluma/site/framable";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { ServiceLink } from "@naluma/ui/service-link";
import type { GameListProps } from "../catalogue/game.ts";
import { words } from "../words.ts";
import { useQuickBets } from "./use-quick-bets.ts";

interface QuickBetsProps extends Pick<GameListProps, "onPlay" | "memberId"> {
  service: string | undefined;
}

/** The matches of the day in the provider's frame, or a message if there are none. */
export function QuickBets({ service, ...ports }: QuickBetsProps) {
  const t = useWords(words);
  const { frame, address, isFailed, isWaiting, reason, retry } = useQuickBets(ports);
  return (
    <section className="quick-bets" data-state={isFailed ? "error" : address ? "shown" : "loading"}>
      <h2>{t("lobby.quick_bets")}</h2>
      {isFailed ? (
        <div className="quick-bets-failed">
          <ErrorNotice
            text={reason ?? t("lobby.quick_failed")}
            retry={{ label: t("lobby.retry"), onRetry: retry, busy: isWaiting }}
          />
          {service && <ServiceLink href={service}>{t("lobby.ask_service")}</ServiceLink>}
        </div>
      ) : address ? (
        <iframe
          ref={frame}
          src={address}
          title={t("lobby.quick_bets")}
          sandbox={frameSandbox}
          referrerPolicy="no-referrer"
          loading="lazy"
        />
      ) : (
        <output className="quick-bets-skeleton">{t("lobby.quick_loading")}</output>
      )}
    </section>
  );
}
