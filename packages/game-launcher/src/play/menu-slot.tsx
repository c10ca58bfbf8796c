import type { ComponentType } from "react";

/** A component of the host: a button in the bar of a game, for what keeps play in the member's hands. */
export type MenuSlot = ComponentType;
