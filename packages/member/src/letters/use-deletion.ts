import { useWords } from "@naluma/i18n/react";
import { askConfirm } from "@naluma/ui/confirm";
import { showToast } from "@naluma/ui/toast";
import { useStore } from "jotai";
import { useNavigate } from "react-router";
import { restWords } from "../words.rest.ts";
import type { Letter } from "./letter.ts";
import type { LettersView } from "./use-letters.ts";

/** Asks before a letter is deleted, and goes back to the list when it is. */
export function useDeletion({
  remove,
  page,
  pageAddress,
}: Pick<LettersView, "remove" | "page" | "pageAddress">): (letter: Letter) => Promise<void> {
  const t = useWords(restWords);
  const store = useStore();
  const navigate = useNavigate();
  return async ({ id }) => {
    const yes = await askConfirm(store, {
      title: t("letters.delete_ask"),
      text: t("letters.delete_text"),
      confirm: t("letters.delete"),
      cancel: t("letters.keep"),
      tone: "warning",
    });
    if (!yes) return;
    const answer = await remove(id);
    if (answer?.ok) {
      showToast(store, { kind: "success", message: t("letters.deleted") });
      await navigate(pageAddress(page), { replace: true });
    } else if (answer && answer.refusal.status !== 401)
      showToast(store, { kind: "error", message: answer.refusal.message });
  };
}
