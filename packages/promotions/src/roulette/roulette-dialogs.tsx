import { useSite } from "@naluma/site/use-site";
import { AwardDialog } from "@naluma/ui/award-dialog";
import { Button } from "@naluma/ui/button";
import { Dialog } from "@naluma/ui/dialog";
import { WarningCircleFillIcon } from "@naluma/ui/icon";
import { WheelDialog } from "@naluma/ui/wheel-dialog";
import { Terms } from "../campaigns/terms.tsx";
import { statusOf } from "./roulette-status.ts";
import { useRouletteWords } from "./use-roulette-words.ts";
import type { RouletteView } from "./use-roulette.ts";

interface RouletteDialogsProps {
  roulette: RouletteView;
  memberId: number;
  canInterrupt: () => boolean;
}

/** The wheel with its terms; above it the award, or the warning that a condition is not met. */
export default function RouletteDialogs(props: RouletteDialogsProps) {
  const { roulette, memberId, canInterrupt } = props;
  const { state, prizes, picture, drawsLeft, open, spin, close, closeAlert } = roulette;
  const { t, format, terms, title, names, until, history, awardWords } = useRouletteWords(
    memberId,
    prizes,
  );
  const as = useSite().template === "mobile" ? ("sheet" as const) : ("modal" as const);
  const { isOpen, angle, button, isBusy, isDisabled, status, problem } = statusOf(roulette);
  const award = state.at === "awarded" ? awardWords(state.award) : undefined;
  return (
    <>
      <WheelDialog
        open={isOpen}
        onClose={close}
        as={as}
        title={title}
        closeLabel={t("roulette.close")}
        text={t("roulette.text")}
        names={names}
        picture={picture}
        angle={angle}
        draws={{
          left: drawsLeft,
          label: t("roulette.draws", { count: drawsLeft ?? 0 }),
          until,
        }}
        spin={{
          label: t(button === "spin" ? "roulette.spin" : "roulette.again"),
          busy: isBusy,
          disabled: isDisabled,
          reason: isDisabled ? format(problem ?? { id: "roulette.no_draws" }) : undefined,
          onSpin: state.at === "unavailable" ? open : spin,
        }}
        status={status && t(status)}
        problem={problem && format(problem)}
        prizesLabel={terms ? undefined : t("roulette.prizes")}
        history={history}
      >
        {terms && <Terms campaign={terms} />}
      </WheelDialog>
      {state.at === "awarded" && award && (
        <AwardDialog
          open
          onClose={closeAlert}
          band={state.isOpen ? "confirm" : "modal"}
          // A player who has closed the roulette may be in a game by now, or filling in a form.
          unasked={state.isOpen || state.isAsked ? undefined : { mayOpen: canInterrupt }}
          title={award.title}
          text={award.text}
          size={award.size}
          closeLabel={t("roulette.close")}
        />
      )}
      {state.at === "warned" && (
        <Dialog
          open
          onClose={closeAlert}
          title={t("roulette.warning")}
          role="alertdialog"
          band="confirm"
          width="narrow"
          sign={
            <span className="icon-disc disc-warning">
              <WarningCircleFillIcon />
            </span>
          }
        >
          <p>{format(state.message)}</p>
          {terms && terms.condition !== "" && <p>{terms.condition}</p>}
          <div className="row">
            <Button look="primary" size="l" block onClick={closeAlert}>
              {t("roulette.close")}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
