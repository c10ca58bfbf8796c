import { Empty } from "@naluma/ui/empty";
import { TextField } from "@naluma/ui/field";
import type { CentrePageProps } from "../centre/centre-part.tsx";
import { FriendList, NoneMatches } from "./friend-list.tsx";
import { FriendsPart } from "./friends-part.tsx";
import { useFriends, useFriendText } from "./use-friends.ts";

/** /user/RecommendRecord: the rewards that friends have brought, by day. */
export function FriendRewardsPage({ service }: CentrePageProps) {
  return (
    <FriendsPart title="centre.friend_rewards" service={service}>
      <Rewards />
    </FriendsPart>
  );
}

function Rewards() {
  const { t, today, dayBegan } = useFriendText();
  const view = useFriends({ rewarded: true });
  const { filters, change, areDaysWrong } = view;
  return (
    <>
      <div className="card">
        <div className="fr-f">
          <TextField
            label={t("friends.from")}
            type="date"
            max={today}
            value={filters.from}
            onChange={({ target }) => change({ from: target.value })}
          />
          <TextField
            label={t("friends.to")}
            type="date"
            max={today}
            value={filters.to}
            error={areDaysWrong ? t("friends.wrong_days") : undefined}
            onChange={({ target }) => change({ to: target.value })}
          />
        </div>
        <p className="dim sm">{t("friends.day_begins", { time: dayBegan })}</p>
      </div>
      <FriendList
        view={view}
        none={
          view.isFiltered ? (
            <NoneMatches
              title={t("friends.no_rewards_then")}
              action={t("friends.clear")}
              onClear={view.clear}
            />
          ) : (
            <Empty title={t("friends.no_rewards")} text={t("friends.no_rewards_text")} />
          )
        }
      />
    </>
  );
}
