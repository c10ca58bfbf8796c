import { useWords } from "@naluma/i18n/react";
import { Button } from "@naluma/ui/button";
import { Empty } from "@naluma/ui/empty";
import { useSetAtom } from "jotai";
import { chooseAtom } from "../catalogue/lobby-state.ts";
import { useHall } from "../catalogue/use-lobby.ts";
import { words } from "../words.ts";
import { emptyLists } from "../catalogue/list-names.ts";

/** The choice holds nothing: why, and the way back to all games of the kind. */
export default function NoGames() {
  const t = useWords(words);
  const { choice } = useHall();
  const choose = useSetAtom(chooseAtom);
  if (choice.list === "all_game" && choice.provider === undefined)
    return <Empty title={t("lobby.empty")} />;
  return (
    <Empty
      title={t(emptyLists[choice.list] ?? "lobby.empty_choice")}
      {...(choice.list === "my_favorite" && { text: t("lobby.favourites_hint") })}
      action={
        <Button
          look="line"
          onClick={() => choose({ kind: choice.kind, list: "all_game", provider: undefined })}
        >
          {t("lobby.show_all")}
        </Button>
      }
    />
  );
}
