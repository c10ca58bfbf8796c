import { useWrite, type WriteState } from "@naluma/api-client/react";
import { useMember } from "../use-member.ts";
import { topUp } from "./top-up.api.ts";

export function useTopUp(): { state: WriteState<unknown>; ask: () => void } {
  const { ports } = useMember();
  const { state, send } = useWrite(topUp);

  async function ask() {
    const answer = await send({});
    if (answer?.ok) ports.refreshWallet();
  }

  return { state, ask: () => void ask() };
}
