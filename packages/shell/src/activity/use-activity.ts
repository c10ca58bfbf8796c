import { unlessAborted } from "@naluma/api-client";
import { useApi } from "@naluma/api-client/react";
import { useMemberId } from "@naluma/member";
import { useUnread } from "@naluma/member/letters";
import { useEffect } from "react";
import { getRedEnvelope, getRoulette } from "./activity.api.ts";

/** A platform without such promotions refuses, and nobody is told. */
const ignore = () => undefined;

/**
 * A member's letters and activity are asked for with every login, and when a member comes back: the wheel and
 * the red envelope, beside each other. The test member of a demo site asks nothing.
 */
export function useActivity(): void {
  const api = useApi();
  const memberId = useMemberId();
  // The badge asks for the letters only once its words are here: they are asked for beside the rest.
  useUnread();
  useEffect(() => {
    if (memberId === undefined) return;
    for (const call of [getRoulette, getRedEnvelope])
      void unlessAborted(api.send(call, {})).catch(ignore);
  }, [api, memberId]);
}
