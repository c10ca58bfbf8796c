import { readStatus } from "@naluma/api-client/read-status";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { Skeleton } from "@naluma/ui/skeleton";
import { Suspense, type ReactNode } from "react";
import { CampaignCard } from "./campaign-card.tsx";
import type { Campaign, Campaigns } from "./campaign.ts";
import { useCampaigns, useCampaignText } from "./use-campaigns.ts";
import { WinningsTable } from "./winnings-table.tsx";

export interface MyPromotionsProps {
  memberId: number;
}

/** What runs, what comes and what the member has won. Only a sandbox tells it. */
export const MyPromotions = (props: MyPromotionsProps) => (
  <Suspense fallback={<Waiting />}>
    <div className="mine">
      <Mine {...props} />
      <OthersHeading />
    </div>
  </Suspense>
);

const Waiting = () => (
  <div className="mine-w" aria-busy="true">
    <Skeleton />
    <Skeleton />
    <Skeleton />
  </div>
);

/** The operator's own pages follow. */
function OthersHeading() {
  const { t } = useCampaignText();
  return <h2>{t("mine.others")}</h2>;
}

function Mine({ memberId }: MyPromotionsProps) {
  const { t } = useCampaignText();
  const query = useCampaigns(memberId);
  switch (readStatus(query)) {
    case "loading":
      return <Waiting />;
    case "offline":
      return <p className="card mine-w">{t("mine.offline")}</p>;
    case "failed":
      return (
        <ErrorNotice
          text={t("mine.failed")}
          retry={{
            label: t("mine.retry"),
            busy: query.isFetching,
            onRetry: () => void query.refetch(),
          }}
        />
      );
    case "ready":
      return query.data ? <Found all={query.data} /> : null;
  }
}

function Found({ all: { campaigns, won } }: { all: Campaigns }) {
  const { t } = useCampaignText();
  const running = campaigns.filter(({ state }) => state === "running");
  const coming = campaigns.filter(({ state }) => state === "coming");
  return (
    <>
      <Part title={t("mine.running")}>
        {running.length > 0 ? (
          <Cards campaigns={running} />
        ) : (
          <p className="dim">{t("mine.none")}</p>
        )}
      </Part>
      {coming.length > 0 && (
        <Part title={t("mine.coming")}>
          <Cards campaigns={coming} />
        </Part>
      )}
      <Part title={t("mine.won")}>
        {won.length > 0 ? (
          <WinningsTable won={won} />
        ) : (
          <>
            <b>{t("mine.none_won")}</b>
            <p className="dim">{t("mine.none_won_text")}</p>
          </>
        )}
      </Part>
    </>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h2>{title}</h2>
    {children}
  </div>
);

const Cards = ({ campaigns }: { campaigns: readonly Campaign[] }) => (
  <ul className="mine-cards">
    {campaigns.map((campaign) => (
      <li key={campaign.id}>
        <CampaignCard campaign={campaign} />
      </li>
    ))}
  </ul>
);
