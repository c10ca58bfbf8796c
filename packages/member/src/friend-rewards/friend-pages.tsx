import { Button } from "@naluma/ui/button";
import { Empty } from "@naluma/ui/empty";
import { DayField } from "@naluma/ui/field";
import { useState } from "react";
import { AccountSearch } from "../account-search.tsx";
import type { CentrePageProps } from "../centre/centre-part.tsx";
import { FriendList, FriendsPart, NoneMatches } from "./friends-part.tsx";
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
        <div className="friend-days">
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
        <p className="dim small">{t("friends.day_begins", { time: dayBegan })}</p>
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

/** /user/RecommendMemberSearch: the friends who registered through the member's link, with a search by name. */
export function FriendSearchPage({ service }: CentrePageProps) {
  return (
    <FriendsPart title="centre.friend_search" service={service}>
      <Search />
    </FriendsPart>
  );
}

function Search() {
  const { t } = useFriendText();
  const view = useFriends({ rewarded: false });
  /** Counts how often the search was cleared: as a key it remounts the field. */
  const [cleared, setCleared] = useState(0);
  const clear = () => {
    setCleared(cleared + 1);
    view.clear();
  };
  return (
    <>
      <AccountSearch
        key={cleared}
        label={t("friends.search")}
        hint={t("friends.search_hint")}
        find={t("friends.find")}
        look="primary"
        className="card centre-card friend-card"
        asked=""
        onAsk={(account) => view.change({ account })}
      />
      <FriendList
        view={view}
        none={
          view.isFiltered ? (
            <NoneMatches
              title={t("friends.none_found")}
              action={t("friends.show_all")}
              onClear={clear}
            />
          ) : (
            <Empty title={t("friends.none")} text={t("friends.none_text")} />
          )
        }
      />
      {view.isFiltered && view.query.data?.friends.length !== 0 && (
        <Button look="text" onClick={clear}>
          {t("friends.show_all")}
        </Button>
      )}
    </>
  );
}
