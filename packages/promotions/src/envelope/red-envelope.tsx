import { useWords } from "@naluma/i18n/react";
import { Envelope } from "@naluma/ui/envelope";
import { EnvelopeDialog } from "@naluma/ui/envelope-dialog";
import { Float } from "@naluma/ui/float";
import { useSetAtom } from "jotai";
import { useState } from "react";
import { Terms } from "../campaigns/terms.tsx";
import { useTerms } from "../campaigns/use-campaigns.ts";
import type { PromotionMember, PromotionPorts } from "../promotion-ports.ts";
import { restWords } from "../words.rest.ts";
import { isShown, type ShownState } from "./envelope.machine.ts";
import { envelopeWantedAtom } from "./envelope.ts";
import { floatClock, leftWords, roughly } from "./time-left.ts";
import { useEnvelopeClaim } from "./use-envelope-claim.ts";
import { useEnvelopeFace } from "./use-envelope-face.ts";
import { useEnvelope } from "./use-envelope.ts";

/** The float that opens the red envelope, as long as there is one. */
export function EnvelopeFloat({ memberId }: PromotionMember) {
  const t = useWords(restWords);
  const { envelope, seconds } = useEnvelope(memberId);
  const want = useSetAtom(envelopeWantedAtom);
  if (!envelope || seconds === 0) return null;
  const { unit, count } = roughly(seconds);
  return (
    <Float
      label={t("envelope.float", { left: t(leftWords[unit], { count }) })}
      caption={floatClock(seconds) ?? t("envelope.days", { count })}
      timed
      art={<Envelope open={false} />}
      onPress={() => want(true)}
    />
  );
}

/** The red envelope's dialog: closed with its countdown, then open with the amount. */
export function EnvelopeView(ports: PromotionPorts) {
  const { state, open, close } = useEnvelopeClaim(ports);
  if (!isShown(state)) return null;
  return <Shown memberId={ports.memberId} state={state} onOpen={open} onClose={close} />;
}

interface ShownProps {
  memberId: number;
  state: ShownState;
  onOpen: () => void;
  onClose: () => void;
}

function Shown({ memberId, state, onOpen, onClose }: ShownProps) {
  const t = useWords(restWords);
  const terms = useTerms(memberId, "red_envelope");
  // A campaign that gave away its last envelope has no terms any more: the amount is compared with those at the time of
  // opening.
  const [range, setRange] = useState(terms);
  if (terms && terms !== range) setRange(terms);
  const { isToOpen, label, ...face } = useEnvelopeFace(state, range);
  const action = {
    label,
    onPress: isToOpen ? onOpen : onClose,
    busy: state.at === "claiming",
  };
  return (
    <EnvelopeDialog
      open
      onClose={onClose}
      closeLabel={t("envelope.close")}
      action={action}
      {...face}
    >
      {isToOpen && terms && <Terms campaign={terms} />}
    </EnvelopeDialog>
  );
}
