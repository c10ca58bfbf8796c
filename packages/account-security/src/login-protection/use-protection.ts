import { useApi, useWrite } from "@naluma/api-client/react";
import { formatTime } from "@naluma/i18n/dates";
import { useLocale, useWords } from "@naluma/i18n/react";
import { askConfirm } from "@naluma/ui/confirm";
import { showToast } from "@naluma/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { useStore } from "jotai";
import { useState } from "react";
import { restWords } from "../words.rest.ts";
import type { Task } from "./protection-steps.ts";
import { protectionQuery, removePasskey, type Passkey } from "./protection.api.ts";

const told = {
  "turn-on": "protection.turned_on",
  "turn-off": "protection.turned_off",
  "new-codes": undefined,
  "add-passkey": "protection.added",
} as const;

/** The member's login protection, and the actions that change it. */
export function useProtection(memberId: number) {
  const api = useApi();
  const store = useStore();
  const locale = useLocale();
  const t = useWords(restWords);
  const { data, isError, isFetching, refetch } = useQuery(protectionQuery(api, memberId));
  const [task, setTask] = useState<Task>();
  const removal = useWrite(removePasskey);

  async function remove({ id }: Passkey) {
    const yes = await askConfirm(store, {
      title: t("protection.remove_ask"),
      text: t("protection.remove_text"),
      confirm: t("protection.remove"),
      cancel: t("protection.keep"),
      tone: "warning",
    });
    if (!yes) return;
    const answer = await removal.send({ id });
    await refetch();
    if (answer?.ok) showToast(store, { kind: "success", message: t("protection.removed") });
    else if (answer && answer.refusal.status !== 401)
      showToast(store, { kind: "error", message: answer.refusal.message });
  }

  return {
    t,
    read: { data, isError, isFetching, retry: () => void refetch() },
    timeOf: (time: Date) => formatTime(time, locale),
    task,
    begin: setTask,
    close: () => setTask(undefined),
    changed: () => void refetch(),
    finished: () => {
      const message = task && told[task];
      if (message) showToast(store, { kind: "success", message: t(message) });
      setTask(undefined);
    },
    isRemoving: removal.state.at === "sending",
    remove: (passkey: Passkey) => void remove(passkey),
  };
}

export type ProtectionView = ReturnType<typeof useProtection>;
