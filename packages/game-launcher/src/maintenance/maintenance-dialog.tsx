import { useLocale, useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { Button } from "@naluma/ui/button";
import { Dialog } from "@naluma/ui/dialog";
import { ArrowRightIcon, HeadsetIcon, WrenchIcon } from "@naluma/ui/icon";
import { useAtom } from "jotai";
import { restWords } from "../words.rest.ts";
import { maintenanceMoment, type MaintenanceMoment } from "./maintenance-times.ts";
import { maintenanceAtom, type Maintenance } from "./maintenance.ts";

export interface MaintenanceNoticeProps {
  /** Opens the customer service. */
  onAskService: () => void;
  /** Navigates to other games; the notice is closed by then. */
  onSeeOthers?: () => void;
}

export default function OpenNotice({ onAskService, onSeeOthers }: MaintenanceNoticeProps) {
  const [maintenance, setMaintenance] = useAtom(maintenanceAtom);
  const { template } = useSite();
  if (!maintenance) return null;
  const close = () => setMaintenance(undefined);
  return (
    <MaintenanceDialog
      {...maintenance}
      as={template === "mobile" ? "sheet" : "modal"}
      onClose={close}
      onAskService={onAskService}
      onSeeOthers={() => {
        close();
        onSeeOthers?.();
      }}
    />
  );
}

export interface MaintenanceDialogProps extends Maintenance {
  as: "modal" | "sheet";
  onClose: () => void;
  onAskService: () => void;
  onSeeOthers: () => void;
}

/** Shows the provider, what is safe, the period, and what the player can do (docs/design.md#maintenance). */
export function MaintenanceDialog(props: MaintenanceDialogProps) {
  const { provider, from, until, as, onClose, onAskService, onSeeOthers } = props;
  const t = useWords(restWords);
  const locale = useLocale();
  const starts = maintenanceMoment(from, locale);
  const ends = maintenanceMoment(until, locale);
  const known = starts ?? ends;

  return (
    <Dialog
      open
      onClose={onClose}
      as={as}
      role="alertdialog"
      closedBy="buttons-and-back"
      title={provider ? t("maintenance", { provider }) : t("maintenance.plain")}
      closeLabel={t("maintenance.close")}
      sign={
        <span className="icon-disc disc-warning">
          <WrenchIcon />
        </span>
      }
    >
      <p>
        {provider
          ? t("maintenance.dear_customer", { provider })
          : t("maintenance.dear_customer_plain")}
      </p>
      {known && (
        <>
          <div className="maintenance-time">
            <Moment label={t("maintenance.starts")} moment={starts} />
            <ArrowRightIcon />
            <Moment label={t("maintenance.ends")} moment={ends} />
          </div>
          <p className="small maintenance-zone">
            {t(known.atSite === undefined ? "maintenance.zone" : "maintenance.zone_own", {
              zone: known.zone,
            })}
          </p>
        </>
      )}
      <div className="row maintenance-actions">
        <Button look="line" size="l" className="grow" onClick={onAskService}>
          <HeadsetIcon />
          {t("maintenance.service")}
        </Button>
        <Button look="primary" size="l" className="grow" onClick={onSeeOthers}>
          {t("maintenance.others")}
        </Button>
      </div>
    </Dialog>
  );
}

function Moment({ label, moment }: { label: string; moment: MaintenanceMoment | undefined }) {
  return (
    <div>
      <span>{label}</span>
      {moment ? (
        <time dateTime={moment.iso}>
          <b className="number">{moment.clock}</b>
          <span>{moment.day}</span>
          {moment.atSite !== undefined && <span className="maintenance-site">{moment.atSite}</span>}
        </time>
      ) : (
        <b className="number">--</b>
      )}
    </div>
  );
}
