import type { Stack } from "@naluma/tools/stack";
import type { StackSettings } from "./settings.ts";

/** A process that runs tests; another one takes its slot when it has ended. */
export interface Worker {
  readonly slot: number;
  readonly index: number;
}

/** What a worker asks of the lender. */
export type Ask =
  | { readonly do: "lend"; readonly worker: Worker; readonly settings: StackSettings }
  | { readonly do: "take-back"; readonly id: number; readonly hasFailed: boolean }
  | { readonly do: "kill-sandbox"; readonly id: number }
  | { readonly do: "start-sandbox"; readonly id: number }
  | { readonly do: "restart-gateway"; readonly id: number; readonly program?: string };

/** A stack as a worker knows it. */
export interface Lent extends Pick<
  Stack,
  "lobby" | "api" | "socket" | "games" | "operatorKey" | "gatewayPort"
> {
  readonly id: number;
  /** Counts what was lent in this run, so that names can be made that no other test has. */
  readonly turn: number;
  /** The file that its services write to. */
  readonly log: string;
}
