import type { ComponentType, ReactNode } from "react";

/** `lost`: no network. `returning`: reconnecting. Undefined while the connection is fine. */
export type ConnectionTrouble = "lost" | "returning" | undefined;

/** A component of the host: passes the state of the connection to `children`. */
export type ConnectionSlot = ComponentType<{ children: (trouble: ConnectionTrouble) => ReactNode }>;

/** A component of the host: a button in a game's bar that gives members control over their play. */
export type MenuSlot = ComponentType;

/**
 * A component of the host: keeps the player's total balance current and passes it, formatted, to `children`. Renders
 * nothing in play for fun.
 */
export type BalanceSlot = ComponentType<{ children: (text: string) => ReactNode }>;
