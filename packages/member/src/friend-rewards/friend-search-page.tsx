import { Button } from "@naluma/ui/button";
import { Empty } from "@naluma/ui/empty";
import { TextField } from "@naluma/ui/field";
import { useState } from "react";
import type { CentrePageProps } from "../centre/centre-part.tsx";
import { FriendList, NoneMatches } from "./friend-list.tsx";
import { FriendsPart } from "./friends-part.tsx";
import { useFriends, useFriendText } from "./use-friends.ts";

/** /user/RecommendMemberSearch: who came by the member's link, and one of them by name. */
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
  const [typed, setTyped] = useState("");
  const clear = () => {
    setTyped("");
    view.clear();
  };
  return (
    <>
      <form
        className="card mc-t fr-l"
        onSubmit={(event) => {
          event.preventDefault();
          view.change({ account: typed.trim() });
        }}
      >
        <TextField
          label={t("friends.search")}
          hint={t("friends.search_hint")}
          value={typed}
          maxLength={32}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" look="primary">
          {t("friends.find")}
        </Button>
      </form>
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
