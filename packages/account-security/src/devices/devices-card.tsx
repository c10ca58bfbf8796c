import { useSite } from "@naluma/site/use-site";
import { Button } from "@naluma/ui/button";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { Skeleton } from "@naluma/ui/skeleton";
import { useId } from "react";
import type { Device, Devices } from "./device.ts";
import { useDevices, type DevicesView } from "./use-devices.ts";

export interface DevicesCardProps {
  memberId: number;
}

/** Where the member is logged in. Only a sandbox says so, and only a site with play money is on one. */
export function DevicesCard(props: DevicesCardProps) {
  return useSite().settings.playMoney && <Shown {...props} />;
}

function Shown({ memberId }: DevicesCardProps) {
  const view = useDevices(memberId);
  const title = useId();
  const { t, read } = view;
  return (
    <section className="card dv" aria-labelledby={title}>
      <h2 id={title}>{t("devices.title")}</h2>
      <p className="dim sm">{t("devices.text")}</p>
      {read.data ? (
        <List of={view} read={read.data} />
      ) : read.isError ? (
        <ErrorNotice
          text={t("devices.failed")}
          retry={{ label: t("devices.retry"), busy: read.isFetching, onRetry: read.retry }}
        />
      ) : (
        <div className="dv-w" aria-busy="true">
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
        <p className="sm">
          {t("devices.last_login", {
            time: timeOf(lastLogin),
            device: nameOf(lastLogin),
            address: lastLogin.address || t("devices.no_address"),
          })}
        </p>
      )}
      <ul className="dv-l">
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
          <span className="dv-t">{t("devices.here")}</span>
        ) : (
          device.isLive && <span className="dv-t">{t("devices.live")}</span>
        )}
        <p className="dim sm">
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
