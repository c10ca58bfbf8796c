import { isUnanswered, unlessAborted, type Answer, type Call } from "@naluma/api-client";
import { useApi } from "@naluma/api-client/react";
import { formatTime } from "@naluma/i18n/dates";
import { formatMoney } from "@naluma/i18n/money";
import { useLocale, useWords } from "@naluma/i18n/react";
import { newId } from "@naluma/site/new-id";
import { useSite } from "@naluma/site/use-site";
import { askConfirm } from "@naluma/ui/confirm";
import { showToast } from "@naluma/ui/toast";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useStore } from "jotai";
import { useRef, useState } from "react";
import { useMember, useSession } from "../use-member.ts";
import { restWords } from "../words.rest.ts";
import { breakWords } from "./limit-names.ts";
import type {
  BreakKind,
  BreakLength,
  LimitKind,
  LimitSize,
  PlayLimit,
  PlayLimits,
} from "./play-limit.ts";
import { excludeSelf, keepLimit, limitsQuery, setLimit, takeTimeOut } from "./play-limits.api.ts";

export function useLimitText(currency: string) {
  const t = useWords(restWords);
  const locale = useLocale();
  const { describedCurrencies } = useSite().settings;
  return {
    t,
    when: (time: Date) => formatTime(time, locale),
    size: (kind: LimitKind, size: string): string => {
      if (kind === "session") return t("limits.minutes", { minutes: Number(size) });
      return formatMoney(size, currency, locale, describedCurrencies);
    },
  };
}

/** The member's limits and the functions that change them, one change at a time. */
export function usePlayLimits() {
  const api = useApi();
  const client = useQueryClient();
  const store = useStore();
  const locale = useLocale();
  const t = useWords(restWords);
  const who = useSession();
  const { session, ports } = useMember();
  const options = limitsQuery(api, who);
  const read = useQuery(options);
  const [isChanging, setChanging] = useState(false);
  /** The keys of breaks that were never answered, so that a second try repeats the first. */
  const unanswered = useRef(new Map<string, string>());

  async function changed<Data>(call: () => Promise<Answer<Data>>): Promise<Data | undefined> {
    if (isChanging) return undefined;
    setChanging(true);
    try {
      const answer = await unlessAborted(call());
      if (answer?.ok) return answer.data;
      // A logout shows its own message.
      if (answer && answer.refusal.status !== 401)
        showToast(store, { kind: "error", message: t("limits.failed") });
      return undefined;
    } finally {
      setChanging(false);
    }
  }

  async function show(call: () => Promise<Answer<PlayLimits>>): Promise<PlayLimits | undefined> {
    const limits = await changed(call);
    if (limits) client.setQueryData(options.queryKey, limits);
    return limits;
  }

  /** Resolves to true once the platform has stored the limit. */
  async function set({ kind, period }: PlayLimit, size: LimitSize): Promise<boolean> {
    const limits = await show(() => api.send(setLimit, { kind, period, size }));
    const after = limits?.limits.find((one) => one.kind === kind && one.period === period);
    if (!after) return false;
    const message = after.pending
      ? t("limits.saved_later", { when: formatTime(after.pending.from, locale) })
      : t("limits.saved");
    showToast(store, { kind: "success", message });
    return true;
  }

  async function keep({ kind, period }: PlayLimit): Promise<void> {
    if (await show(() => api.send(keepLimit, { kind, period })))
      showToast(store, { kind: "success", message: t("limits.kept") });
  }

  /** Asks for confirmation, with the end recalculated by the platform's clock. */
  async function stop(kind: BreakKind, length: BreakLength): Promise<void> {
    const { data } = await read.refetch();
    const choice = data?.breaks.find((one) => one.kind === kind && one.length === length);
    if (!choice) return;
    const until = formatTime(choice.until, locale);
    const isFinal = kind === "self-exclusion";
    const words = breakWords[kind];
    const yes = await askConfirm(store, {
      title: t(words.ask),
      text: t(words.consequence, { until }),
      confirm: t(words.start),
      cancel: t("limits.cancel"),
      tone: isFinal ? "danger" : "warning",
    });
    if (!yes) return;
    const intent = `${kind} ${length}`;
    const idempotencyKey = unanswered.current.get(intent) ?? newId();
    unanswered.current.set(intent, idempotencyKey);
    const once = async <Data>(call: Call<{ length: BreakLength }, Data>): Promise<Answer<Data>> => {
      const answer = await api.send(call, { length }, { idempotencyKey });
      if (answer.ok || !isUnanswered(answer.refusal)) unanswered.current.delete(intent);
      return answer;
    };
    if (isFinal) {
      if (!(await changed(() => once(excludeSelf)))) return;
      showToast(store, { kind: "success", message: t("exclusion.done", { until }) });
      session.clear();
    } else if (await show(() => once(takeTimeOut))) ports.refreshWallet();
  }

  return { read, isChanging, set, keep, stop };
}

export type PlayLimitsView = ReturnType<typeof usePlayLimits>;
