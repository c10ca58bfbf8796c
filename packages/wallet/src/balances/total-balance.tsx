import type { ReactNode } from "react";
import { useOwner } from "../use-wallet-service.ts";
import { useTotalBalance } from "./use-total-balance.ts";

export interface TotalBalanceProps {
  /** Draws it; not called for whoever plays for nothing. */
  children: (text: string) => ReactNode;
}

/** All that a member owns, drawn by whoever shows a running game. */
export default function TotalBalance({ children }: TotalBalanceProps) {
  const who = useOwner();
  const { text } = useTotalBalance();
  return who.role === "member" && !who.demo ? children(text) : null;
}
