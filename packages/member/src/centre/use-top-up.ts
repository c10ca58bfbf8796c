import { useState } from "react";
import { useMember } from "../use-member.ts";
import { topUp } from "./top-up.api.ts";

export type TopUpState =
  | { readonly at: "ready" | "asking" | "filled" }
  /** In the platform's words: there is enough, or the day's were taken. */
  | { readonly at: "refused"; readonly message: string };

export function useTopUp(): { state: TopUpState; ask: () => void } {
  const { ports } = useMember();
  const [state, setState] = useState<TopUpState>({ at: "ready" });

  async function send() {
    const answer = await ports.api.send(topUp, {});
    if (answer.ok) ports.refreshWallet();
    setState(answer.ok ? { at: "filled" } : { at: "refused", message: answer.refusal.message });
  }

  return {
    state,
    ask() {
      setState({ at: "asking" });
      // Only a logout breaks a call off, and then the page is gone as well.
      send().catch(() => setState({ at: "ready" }));
    },
  };
}
