import { post, unlessAborted } from "@naluma/api-client";
import { nothing } from "@naluma/api-client/wire";
import type { Clock } from "@naluma/machine/clock";
import { isFramable } from "@naluma/site/framable";
import * as v from "valibot";
import { launchTimes } from "../launch/launch.times.ts";
import type { LauncherPorts } from "../runner/launch.ports.ts";

/** Success means that the address may be shown in a frame. */
export const checkFrame = post("/check_iframe", {
  body: v.object({ url: v.string() }),
  reads: nothing,
});

type Ports = Pick<LauncherPorts, "api" | "settings" | "origin"> & { readonly clock: Clock };

/**
 * Whether one of our pages may frame the game. Not if the site does not list its origin, or if the platform forbids it.
 * A platform that does not know, or does not answer in time, has not forbidden it. An origin that may be framed is not
 * checked again by this page: that would delay each start by another request.
 */
export function createFrameCheck(ports: Ports): (address: URL) => Promise<boolean> {
  const { api, settings, origin, clock } = ports;
  const allowed = new Set<string>();

  return async (address) => {
    if (!isFramable(address, origin, settings)) return false;
    if (allowed.has(address.origin)) return true;
    const answer = await Promise.race([
      unlessAborted(api.send(checkFrame, { url: address.href })),
      new Promise<undefined>(
        (resolve) => void clock.setTimeout(() => resolve(undefined), launchTimes.frame),
      ),
    ]);
    if (answer?.ok) allowed.add(address.origin);
    if (!answer || answer.ok) return true;
    const { status, code } = answer.refusal;
    return status === 0 || status >= 400 || code === "unknown";
  };
}
