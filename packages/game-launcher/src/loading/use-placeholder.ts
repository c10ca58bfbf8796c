import { browserClock } from "@naluma/machine/clock";
import { useEffect, useRef, useState } from "react";
import { followLaunch, type Following } from "./follow-launch.ts";
import { broadcastLine } from "./placeholder-line.ts";

/** The launch that this window was opened for, and how to quit it. */
export function usePlaceholder(): { following: Following; quit: () => void } {
  const [following, setFollowing] = useState<Following>({ at: "waiting" });
  const quit = useRef<() => void>(() => undefined);

  useEffect(() => {
    const ports = { window: placeholderWindow(), openLine: broadcastLine, clock: browserClock };
    const follower = followLaunch(ports, setFollowing);
    quit.current = follower.quit;
    return follower.stop;
  }, []);

  return { following, quit: () => quit.current() };
}

const placeholderWindow = () => ({
  // `Window.opener` is typed as `any`; this narrows it to what is read.
  opener: (window.opener ?? null) as Window | null,
  sessionStorage: window.sessionStorage,
  close: () => window.close(),
});
