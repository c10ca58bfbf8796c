import { useApi } from "@naluma/api-client/react";
import { useWrite } from "@naluma/api-client/use-write";
import { formatTime } from "@naluma/i18n/dates";
import { useLocale, useUserMessage } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { Button } from "@naluma/ui/button";
import { askConfirm } from "@naluma/ui/confirm";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { Skeleton } from "@naluma/ui/skeleton";
import { showToast } from "@naluma/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { useStore } from "jotai";
import { useId } from "react";
import { restWords } from "../words.rest.ts";
import {
  deviceName,
  devicesQuery,
  removeDevices,
  type Device,
  type Devices,
  type LoginPlace,
} from "./devices.api.ts";

export interface DevicesCardProps {
  memberId: number;
}

/** Where the member is logged in, if the platform reports it. */
export function DevicesCard(props: DevicesCardProps) {
  return useSite().settings.capabilities.includes("devices") && <Shown {...props} />;
}

function Shown({ memberId }: DevicesCardProps) {
  const view = useDevices(memberId);
  const title = useId();
  const { t, read } = view;
  return (
    <section className="card devices" aria-labelledby={title}>
      <h2 id={title}>{t("devices.title")}</h2>
      <p className="dim small">{t("devices.text")}</p>
      {read.data ? (
        <List of={view} read={read.data} />
      ) : read.isError ? (
        <ErrorNotice
          text={t("devices.failed")}
          retry={{ label: t("devices.retry"), busy: read.isFetching, onRetry: read.retry }}
        />
      ) : (
        <div className="devices-skeleton" aria-busy="true">
          <Skeleton />
          <Skeleton />
        </div>
      )}
    </section>
  );
}

function List({ of: view, read: { devices, lastLogin } }: { of: DevicesView; read: Devices }) {
  const { t, nameOf, timeOf, isRemoving, remove } = view;
  return (
    <>
      {lastLogin && (
        <p className="small">
          {t("devices.last_login", {
            time: timeOf(lastLogin),
            device: nameOf(lastLogin),
            address: lastLogin.address || t("devices.no_address"),
          })}
        </p>
      )}
      <ul className="device-list">
        {devices.map((device) => (
          <li key={device.id}>
            <Row of={view} device={device} />
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <Button look="line" busy={isRemoving} onClick={() => remove("all others")}>
          {t("devices.remove_all")}
        </Button>
      )}
    </>
  );
}

function Row({
  of: { t, nameOf, timeOf, isRemoving, remove },
  device,
}: {
  of: DevicesView;
  device: Device;
}) {
  const name = nameOf(device);
  return (
    <>
      <div>
        <b translate="no">{name}</b>
        {device.isHere ? (
          <span className="device-tag">{t("devices.here")}</span>
        ) : (
          device.isLive && <span className="device-tag">{t("devices.live")}</span>
        )}
        <p className="dim small">
          {t("devices.logged_in", {
            time: timeOf(device),
            address: device.address || t("devices.no_address"),
          })}
        </p>
      </div>
      {!device.isHere && (
        <Button
          look="text"
          size="s"
          disabled={isRemoving}
          aria-label={t("devices.remove_named", { device: name })}
          onClick={() => remove(device)}
        >
          {t("devices.remove")}
        </Button>
      )}
    </>
  );
}

type Which = Device | "all others";

/** The member's devices, and how to log them out. */
function useDevices(memberId: number) {
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

type DevicesView = ReturnType<typeof useDevices>;
