import { useWords } from "@naluma/i18n/react";
import { Envelope } from "@naluma/ui/envelope";
import { Float } from "@naluma/ui/float";
import { useSetAtom } from "jotai";
import type { PromotionMember } from "../promotion-ports.ts";
import { restWords } from "../words.rest.ts";
import { floatClock, leftWords, roughly } from "./time-left.ts";
import { useEnvelope } from "./use-envelope.ts";
import { envelopeWantedAtom } from "./wanted-envelope.ts";

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
