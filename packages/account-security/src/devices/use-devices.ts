import { useApi, useWrite } from "@naluma/api-client/react";
import { formatTime } from "@naluma/i18n/dates";
import { useLocale, useUserMessage } from "@naluma/i18n/react";
import { askConfirm } from "@naluma/ui/confirm";
import { showToast } from "@naluma/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { useStore } from "jotai";
import { restWords } from "../words.rest.ts";
import { deviceName, type Device, type LoginPlace } from "./device.ts";
import { devicesQuery, removeDevices } from "./devices.api.ts";

type Which = Device | "all others";

/** The devices of a member, and the end of what they have. */
export function useDevices(memberId: number) {
  const api = useApi();
  const store = useStore();
  const locale = useLocale();
  const { t, format } = useUserMessage(restWords);
  const { data, isError, isFetching, refetch } = useQuery(devicesQuery(api, memberId));
  const { state, send } = useWrite(removeDevices);

  const nameOf = (device: LoginPlace) => format(deviceName(device));

  async function remove(which: Which) {
    const isAll = which === "all others";
    const yes = await askConfirm(store, {
      title: isAll ? t("devices.remove_all_ask") : t("devices.remove_ask"),
      text: isAll ? t("devices.remove_all_text") : t("devices.remove_text"),
      confirm: isAll ? t("devices.remove_all") : t("devices.remove"),
      cancel: t("devices.keep"),
      tone: "warning",
    });
    if (!yes) return;
    const answer = await send(isAll ? { all_others: true } : { id: which.id });
    await refetch();
    if (answer?.ok)
      showToast(store, {
        kind: "success",
        message: isAll ? t("devices.removed_all") : t("devices.removed"),
      });
    else if (answer && answer.refusal.status !== 401)
      showToast(store, { kind: "error", message: answer.refusal.message });
  }

  return {
    read: { data, isError, isFetching, retry: () => void refetch() },
    t,
    nameOf,
    timeOf: ({ at }: LoginPlace) => formatTime(at, locale),
    isRemoving: state.at === "sending",
    remove: (which: Which) => void remove(which),
  };
}

export type DevicesView = ReturnType<typeof useDevices>;
