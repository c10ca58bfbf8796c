import { Button } from "@naluma/ui/button";
import { Empty } from "@naluma/ui/empty";
import { useState } from "react";
import { AccountSearch } from "../account-search.tsx";
import type { CentrePageProps } from "../centre/centre-part.tsx";
import { FriendList, NoneMatches } from "./friend-list.tsx";
import { FriendsPart } from "./friends-part.tsx";
import { useFriends, useFriendText } from "./use-friends.ts";

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
        className="card mc-t fr-l"
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
