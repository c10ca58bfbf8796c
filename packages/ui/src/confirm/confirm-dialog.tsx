import { Button } from "../button/index.ts";
import { Dialog } from "../dialog/index.ts";
import { SignOutFillIcon, WarningCircleFillIcon } from "../icon/index.ts";
import type { AskedConfirm } from "./questions.ts";

const signs = {
  plain: undefined,
  danger: (
    <span className="round r-d">
      <SignOutFillIcon />
    </span>
  ),
  warning: (
    <span className="round r-w">
      <WarningCircleFillIcon />
    </span>
  ),
};

/** Neither Escape nor a press beside it answers: the player chooses. */
export default function ConfirmDialog({ question }: { question: AskedConfirm }) {
  const { title, text, confirm, cancel, tone = "plain", other, answer } = question;
  const takeOther =
    ({ choose }: NonNullable<AskedConfirm["other"]>) =>
    () => {
      answer(false);
      choose();
    };
  return (
    <Dialog
      open
      onClose={() => answer(false)}
      title={title}
      role="alertdialog"
      band="confirm"
      width="narrow"
      closedBy="buttons"
      sign={signs[tone]}
    >
      <p>{text}</p>
      <div className="row">
        <Button look="line" size="l" className="grow" onClick={() => answer(false)}>
          {cancel}
        </Button>
        <Button look="primary" size="l" className="grow" onClick={() => answer(true)}>
          {confirm}
        </Button>
      </div>
      {other && (
        <Button look="text" size="l" block onClick={takeOther(other)}>
          {other.label}
        </Button>
      )}
    </Dialog>
  );
}
