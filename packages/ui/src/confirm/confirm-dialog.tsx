import { useEffect, useState } from "react";
import { Button } from "../button.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { SignOutFillIcon, WarningCircleFillIcon } from "../icon.ts";
import type { Asked, OtherWayOut, Question } from "./questions.ts";

type AskedConfirm = Asked<Question, boolean>;

const signs = {
  plain: undefined,
  danger: (
    <span className="icon-disc disc-danger">
      <SignOutFillIcon />
    </span>
  ),
  warning: (
    <span className="icon-disc disc-warning">
      <WarningCircleFillIcon />
    </span>
  ),
};

/** The player must choose: neither Escape nor a press outside the dialog answers. Back counts as no. */
export default function ConfirmDialog({ question }: { question: AskedConfirm }) {
  const { title, text, confirm, cancel, tone = "plain", first, other, answer } = question;
  const take = (way: OtherWayOut) => {
    answer(false);
    way.choose();
  };
  return (
    <Dialog
      open
      onClose={() => answer(false)}
      title={title}
      role="alertdialog"
      band="confirm"
      width="narrow"
      closedBy="buttons-and-back"
      sign={signs[tone]}
    >
      <p>{text}</p>
      {first && (
        <Button look="primary" size="l" block onClick={() => take(first)}>
          {first.label}
        </Button>
      )}
      <div className="row">
        <Button look="line" size="l" className="grow" onClick={() => answer(false)}>
          {cancel}
        </Button>
        <Button
          look={first ? "soft" : "primary"}
          size="l"
          className="grow"
          onClick={() => answer(true)}
        >
          {confirm}
        </Button>
      </div>
      {other && <OtherWay other={other} onTake={take} />}
    </Dialog>
  );
}

interface OtherWayProps {
  other: NonNullable<AskedConfirm["other"]>;
  onTake: (way: OtherWayOut) => void;
}

/** Reserves its space while it is unknown, so that nothing moves under a press. */
function OtherWay({ other, onTake }: OtherWayProps) {
  const [way, setWay] = useState<OtherWayOut | "unknown" | undefined>("unknown");
  useEffect(() => {
    let isGone = false;
    void other.then((known) => {
      if (!isGone) setWay(known);
    });
    return () => {
      isGone = true;
    };
  }, [other]);
  if (!way) return null;
  if (way === "unknown")
    return (
      <div className="button button-large button-block" aria-hidden="true">
        &nbsp;
      </div>
    );
  return (
    <Button look="text" size="l" block onClick={() => onTake(way)}>
      {way.label}
    </Button>
  );
}
