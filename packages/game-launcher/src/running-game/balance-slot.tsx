import type { ComponentType, ReactNode } from "react";

/**
 * A component of the host: keeps the player's total balance current and passes it, formatted, to `children`. Renders
 * nothing in play for fun.
 */
export type BalanceSlot = ComponentType<{ children: (text: string) => ReactNode }>;
