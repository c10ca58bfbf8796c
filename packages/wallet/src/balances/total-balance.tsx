import type { ReactNode } from "react";
import { useOwner } from "../use-wallet-service.ts";
import { useTotalBalance } from "./use-total-balance.ts";

export interface TotalBalanceProps {
  /** Renders the balance; not called for visitors or the test member of a demo. */
  children: (text: string) => ReactNode;
}

/** The member's total balance, for the view of a running game. */
export default function TotalBalance({ children }: TotalBalanceProps) {
  const who = useOwner();
  const { text } = useTotalBalance();
  return who.role === "member" && !who.demo ? children(text) : null;
}
