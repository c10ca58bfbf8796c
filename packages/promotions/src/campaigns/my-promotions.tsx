import { readStatus } from "@naluma/api-client/read-status";
import { useSite } from "@naluma/site/use-site";
import { Button } from "@naluma/ui/button";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { Money } from "@naluma/ui/money";
import { Skeleton } from "@naluma/ui/skeleton";
import { Table, type Column } from "@naluma/ui/table";
import { useStore } from "jotai";
import { Suspense, type ReactNode } from "react";
import { envelopeWantedAtom } from "../envelope/envelope.ts";
import { wantedRouletteAtom } from "../roulette/wheel.ts";
import type { Campaign, CampaignKind, Campaigns, Winning } from "./campaign.ts";
import { Terms } from "./terms.tsx";
import { useCampaigns, useCampaignText } from "./use-campaigns.ts";

export interface MyPromotionsProps {
  memberId: number;
}

/** Running and upcoming campaigns, and the member's winnings. */
export const MyPromotions = (props: MyPromotionsProps) => (
  <Suspense fallback={<Waiting />}>
    <div className="my-promotions">
      <Mine {...props} />
      <OthersHeading />
    </div>
  </Suspense>
);

const Waiting = () => (
  <div className="my-promotions-placeholder" aria-busy="true">
    <Skeleton />
    <Skeleton />
    <Skeleton />
  </div>
);

/** The heading of the operator's own pages, which follow. */
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
      return <p className="card my-promotions-placeholder">{t("mine.offline")}</p>;
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
  <ul className="my-promotion-list">
    {campaigns.map((campaign) => (
      <li key={campaign.id}>
        <CampaignCard campaign={campaign} />
      </li>
    ))}
  </ul>
);

/** The member's winnings, newest first; on a phone, as cards. */
function WinningsTable({ won }: { won: readonly Winning[] }) {
  const { t, money, moment } = useCampaignText();
  const { template } = useSite();
  const columns: readonly Column<Winning>[] = [
    { key: "name", name: t("mine.promotion"), cell: ({ name }) => name, isName: true },
    { key: "date", name: t("mine.date"), cell: ({ at }) => moment(at) },
    {
      key: "prize",
      name: t("terms.prize"),
      cell: ({ amount, currency }) =>
        amount === undefined ? t("terms.no_cash") : money(amount, currency),
      isNumber: true,
    },
  ];
  return (
    <Table
      label={t("mine.won")}
      columns={columns}
      rows={won}
      keyOf={({ id }) => id}
      as={template === "mobile" ? "cards" : "table"}
    />
  );
}

const names = {
  red_envelope: ["mine.red_envelope", "mine.open_envelope", "mine.opened"],
  roulette: ["mine.roulette", "mine.open_roulette", "mine.no_spins"],
} as const satisfies Record<CampaignKind, readonly [name: string, open: string, used: string]>;

/** A campaign with its terms one press away, and the button that opens it. */
function CampaignCard({ campaign }: { campaign: Campaign }) {
  const { t, moment, range } = useCampaignText();
  const open = useOpenCampaign(campaign);
  const { kind, name, state, startAt, endAt, left } = campaign;
  const [kindName, opens, used] = names[kind];
  return (
    <article className="card my-promotion">
      <p className="dim">{t(kindName)}</p>
      <h3>{name}</h3>
      <Money text={range(campaign)} />
      <p>
        {state === "coming"
          ? t("mine.starts", { time: moment(startAt) })
          : t("mine.ends", { time: moment(endAt) })}
      </p>
      {state === "running" && left === 0 && <p className="dim">{t(used)}</p>}
      <Terms campaign={campaign} />
      {open && (
        <Button look="primary" onClick={open}>
          {t(opens)}
        </Button>
      )}
    </article>
  );
}

const wanted = { red_envelope: envelopeWantedAtom, roulette: wantedRouletteAtom } as const;

/** Opens a running campaign, even if the floats were dismissed. Undefined for an envelope that was already opened. */
function useOpenCampaign({ kind, state, left }: Campaign): (() => void) | undefined {
  const store = useStore();
  const isOpen = state === "running" && (kind === "roulette" || left > 0);
  return isOpen ? () => store.set(wanted[kind], true) : undefined;
}

interface InvitationProps {
  onLogIn: () => void;
}

/** Shows visitors what members would find here. */
export const Invitation = (props: InvitationProps) => (
  <Suspense fallback={null}>
    <Invite {...props} />
  </Suspense>
);

function Invite({ onLogIn }: InvitationProps) {
  const { t } = useCampaignText();
  return (
    <div className="card my-promotions-login">
      <p>{t("mine.log_in_text")}</p>
      <Button look="line" onClick={onLogIn}>
        {t("mine.log_in")}
      </Button>
    </div>
  );
}
