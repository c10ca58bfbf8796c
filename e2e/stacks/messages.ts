import type { Stack } from "@naluma/tools/stack";
import type { StackSettings } from "./settings.ts";

/** A process that runs tests; when it has ended, another one takes its slot. */
export interface Worker {
  readonly slot: number;
  readonly index: number;
}

/** A worker's request to the lender. */
export type Ask =
  | { readonly do: "lend"; readonly worker: Worker; readonly settings: StackSettings }
  | { readonly do: "take-back"; readonly id: number; readonly hasFailed: boolean }
  | { readonly do: "kill-sandbox"; readonly id: number }
  | { readonly do: "start-sandbox"; readonly id: number }
  | { readonly do: "restart-gateway"; readonly id: number; readonly program?: string };

/** A stack as seen by a worker. */
export interface Lent extends Pick<
  Stack,
  "lobby" | "api" | "socket" | "games" | "operatorKey" | "gatewayPort"
> {
  readonly id: number;
  /** Increases with every loan of this run, so that tests can create unique names. */
  readonly turn: number;
  /** The log file of its services. */
  readonly log: string;
}
