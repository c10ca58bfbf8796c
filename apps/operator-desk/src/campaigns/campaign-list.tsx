import { Button } from "@naluma/ui/button";
import { askConfirm } from "@naluma/ui/confirm";
import { Empty } from "@naluma/ui/empty";
import type { Column } from "@naluma/ui/table";
import { useQueryClient } from "@tanstack/react-query";
import { useStore } from "jotai";
import { amountText, moneyText } from "../frame/amount.ts";
import { DeskTable } from "../frame/desk-table.tsx";
import { Moment } from "../frame/moment.tsx";
import { LanguagesLeft } from "../language-switch.tsx";
import { useDeskWrite } from "../use-desk-write.ts";
import { useNotify } from "../use-notify.ts";
import { draftOf, languagesOf } from "./campaign-draft.ts";
import { type Campaign, campaignsKey, endCampaign, kindWords } from "./campaigns.api.ts";

interface CampaignListProps {
  campaigns: readonly Campaign[];
  onEdit: (id: number) => void;
}

const looks = { coming: "warning", running: "good", ended: "" } as const;

type Offer = Campaign["currencies"][number];

const columnsOf = ({ kind }: Campaign): readonly Column<Offer>[] => [
  { key: "currency", name: "Currency", cell: ({ currency }) => currency, isName: true },
  {
    key: "range",
    name: "Gifts",
    cell: ({ least, most, currency }) =>
      [...new Set([least, most])].map((one) => amountText(one, currency)).join(" to "),
    isNumber: true,
  },
  {
    key: "taken",
    name: kind === "roulette" ? "Spun" : "Claimed",
    cell: ({ taken, number }) => (number > 0 ? `${taken} of ${number}` : taken),
    isNumber: true,
  },
  { key: "members", name: "Members", cell: ({ members }) => members, isNumber: true },
  {
    key: "paid",
    name: "Paid",
    cell: ({ paid, currency }) => amountText(paid, currency),
    isNumber: true,
  },
  {
    key: "budget",
    name: "Budget",
    cell: ({ budget, currency }) => amountText(budget, currency),
    isNumber: true,
  },
];

export function CampaignList({ campaigns, onEdit }: CampaignListProps) {
  if (campaigns.length === 0) return <Empty title="No campaigns yet" />;
  return (
    <ul className="campaigns" aria-label="Campaigns">
      {campaigns.map((campaign) => (
        <li key={campaign.id} className="card editor-fields">
          <OneCampaign campaign={campaign} onEdit={onEdit} />
        </li>
      ))}
    </ul>
  );
}

function OneCampaign({
  campaign,
  onEdit,
}: { campaign: Campaign } & Pick<CampaignListProps, "onEdit">) {
  const { id, kind, state, name, start_at, end_at, currencies, prizes } = campaign;
  const title = name["en_US"] ?? "";
  const { end, isEnding } = useEnd(campaign);
  const { missing, outdated } = languagesOf(draftOf(campaign), campaign);
  return (
    <>
      <div className="editor-head">
        <h2>{title}</h2>
        <span>{kindWords[kind].title}</span>
        <span className={`state state-${looks[state]}`}>{state}</span>
        {state !== "ended" && (
          <>
            <Button size="s" aria-label={`Change: ${title}`} onClick={() => onEdit(id)}>
              Change
            </Button>
            <Button
              size="s"
              look="line"
              aria-label={`End now: ${title}`}
              busy={isEnding}
              onClick={() => void end()}
            >
              End now
            </Button>
          </>
        )}
      </div>
      <div className="item-words">
        <span className="dim">
          <Moment at={start_at} /> to <Moment at={end_at} />
        </span>
        <LanguagesLeft missing={missing} outdated={outdated} />
      </div>
      <DeskTable
        label={`Results of ${title}`}
        columns={columnsOf(campaign)}
        rows={currencies}
        keyOf={({ currency }) => currency}
      />
      {prizes.length > 0 && <Drawn title={title} prizes={prizes} />}
    </>
  );
}

type Drawn = Campaign["prizes"][number];

const prizeColumns: readonly Column<Drawn>[] = [
  { key: "name", name: "Prize", cell: ({ name }) => name["en_US"] ?? "", isName: true },
  {
    key: "amounts",
    name: "Wins",
    cell: ({ amounts }) =>
      amounts === null
        ? "nothing"
        : Object.entries(amounts)
            .map(([currency, amount]) => moneyText(amount, currency))
            .join(", "),
  },
  { key: "chance", name: "Chance", cell: ({ chance }) => chance, isNumber: true },
  { key: "drawn", name: "Drawn", cell: ({ drawn }) => drawn, isNumber: true },
];

function Drawn({ title, prizes }: { title: string; prizes: readonly Drawn[] }) {
  return (
    <details>
      <summary>Prizes</summary>
      <DeskTable
        label={`Prizes of ${title}`}
        columns={prizeColumns}
        rows={prizes}
        keyOf={({ prize_id }) => prize_id}
      />
    </details>
  );
}

function useEnd(campaign: Campaign) {
  const queries = useQueryClient();
  const store = useStore();
  const notify = useNotify();
  const { send, pending } = useDeskWrite(endCampaign);
  const end = async () => {
    const isMeant = await askConfirm(store, {
      title: `End “${campaign.name["en_US"] ?? ""}” now?`,
      text: "It ends for players at once. Prizes already paid stay paid; the rest of the budget returns to the house.",
      confirm: "End campaign",
      cancel: "Keep running",
      tone: "danger",
    });
    if (!isMeant) return;
    await send(campaign, async (sent) => {
      await queries.invalidateQueries({ queryKey: campaignsKey });
      if (sent.ok) notify("Ended.");
      else notify(sent.refusal.message, "error");
    });
  };
  return { end, isEnding: pending };
}
