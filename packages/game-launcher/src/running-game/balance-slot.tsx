import type { ComponentType, ReactNode } from "react";

/**
 * A component of the host: reads all that the player owns, keeps it current, and passes it to `children`, ready to
 * read. It draws nothing for whoever plays for nothing.
 */
export type BalanceSlot = ComponentType<{ children: (text: string) => ReactNode }>;
