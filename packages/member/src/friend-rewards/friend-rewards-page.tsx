import { Empty } from "@naluma/ui/empty";
import { DayField } from "@naluma/ui/field";
import type { CentrePageProps } from "../centre/centre-part.tsx";
import { FriendList, NoneMatches } from "./friend-list.tsx";
import { FriendsPart } from "./friends-part.tsx";
import { useFriends, useFriendText } from "./use-friends.ts";

/** /user/RecommendRecord: the rewards for invited friends, by day. */
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
          <DayField
            label={t("friends.from")}
            latest={today}
            value={filters.from}
            invalid={t("friends.invalid_day")}
            onDay={(from) => change({ from })}
          />
          <DayField
            label={t("friends.to")}
            latest={today}
            value={filters.to}
            invalid={t("friends.invalid_day")}
            error={areDaysWrong ? t("friends.wrong_days") : undefined}
            onDay={(to) => change({ to })}
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
