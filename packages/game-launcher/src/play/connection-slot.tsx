import type { ComponentType, ReactNode } from "react";

/** `lost`: no network. `returning`: trying again. Nothing while all is well. */
export type ConnectionTrouble = "lost" | "returning" | undefined;

/** A component of the host: passes what is to be said of the connection to `children`. */
export type ConnectionSlot = ComponentType<{ children: (trouble: ConnectionTrouble) => ReactNode }>;
