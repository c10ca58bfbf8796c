import type { ComponentType, ReactNode } from "react";

/** `lost`: no network. `returning`: reconnecting. Undefined while the connection is fine. */
export type ConnectionTrouble = "lost" | "returning" | undefined;

/** A component of the host: passes the state of the connection to `children`. */
export type ConnectionSlot = ComponentType<{ children: (trouble: ConnectionTrouble) => ReactNode }>;
