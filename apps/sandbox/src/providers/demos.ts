import { randomBytes } from "node:crypto";
import type { Clock } from "../ground/clock.ts";
import { forgetBeyond, openDemo } from "./demo.ts";
import type { Demo } from "./demo.ts";

/** The maximum number of open demos; a new one replaces the one idle for longest. */
const maxDemos = 2_000;

/** A demo that was not played for this long ends, in ms. */
const idleLimit = 2 * 3_600_000;

export interface Demos {
  /** Opens a demo and returns its ticket. */
  open(opened: Pick<Demo, "game" | "currency" | "locale">): Promise<string>;
  find(ticket: string): Demo | undefined;
}

/** Demos are kept in memory only: they are worth nothing, and a restart ends them. */
export function createDemos(clock: Clock, newSeed?: () => string): Demos {
  const demos = new Map<string, { readonly demo: Demo; usedAt: number }>();

  return {
    async open(opened) {
      const ticket = randomBytes(24).toString("base64url");
      const demo = await openDemo({ ...opened, ticket }, clock, newSeed);
      demos.set(demo.ticket, { demo, usedAt: clock() });
      forgetBeyond(demos, maxDemos);
      return demo.ticket;
    },
    find(ticket) {
      const found = demos.get(ticket);
      if (!found) return undefined;
      demos.delete(ticket);
      if (clock() - found.usedAt > idleLimit) return undefined;
      // Reinserted at the end, because the map's order is the order of use.
      demos.set(ticket, { demo: found.demo, usedAt: clock() });
      return found.demo;
    },
  };
}
