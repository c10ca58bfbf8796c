import type { ComponentType } from "react";

/** A component of the host: a button in a game's bar that gives members control over their play. */
export type MenuSlot = ComponentType;
