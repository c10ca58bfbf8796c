import { useWords } from "@naluma/i18n/react";
import { Button } from "@naluma/ui/button";
import { Empty } from "@naluma/ui/empty";
import { useSetAtom } from "jotai";
import { emptyLists } from "../catalogue/filter-names.ts";
import { setFilterAtom } from "../catalogue/lobby-state.ts";
import { useLobby } from "../catalogue/use-lobby.ts";
import { words } from "../words.ts";

/** Shown for an empty filter: the reason, and a way back to all games of the category. */
export default function NoGames() {
  const t = useWords(words);
  const { filter } = useLobby();
  const choose = useSetAtom(setFilterAtom);
  if (filter.list === "all_game" && filter.providerId === undefined)
    return <Empty title={t("lobby.empty")} />;
  return (
    <Empty
      title={t(emptyLists[filter.list] ?? "lobby.empty_filter")}
      {...(filter.list === "my_favorite" && { text: t("lobby.favourites_hint") })}
      action={
        <Button
          look="line"
          onClick={() =>
            choose({ category: filter.category, list: "all_game", providerId: undefined })
          }
        >
          {t("lobby.show_all")}
        </Button>
      }
    />
  );
}
