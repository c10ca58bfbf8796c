import { fakeClock, settled } from "@naluma/machine/clock.fake";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeLauncher, leave1, memory, playing } from "../runner/launch.runner.fake.ts";
import { followLaunch, type Following } from "./follow-launch.ts";
import { broadcastLine } from "./placeholder-line.ts";

// As in a browser that has no BroadcastChannel.
beforeEach(() => void vi.stubGlobal("BroadcastChannel", undefined));
afterEach(() => void vi.unstubAllGlobals());

test("without BroadcastChannel a message is not delivered, and nothing breaks", () => {
  const heard: unknown[] = [];
  const one = broadcastLine((message) => heard.push(message));
  const other = broadcastLine((message) => heard.push(message));
  one.send({ type: "asked", launchId: "launch-one" });
  other.close();
  one.close();
  one.send({ type: "over", launchId: "launch-one" });
  expect(heard).toEqual([]);
});

test("without BroadcastChannel a game starts in its window and is left again", async () => {
  const { launcher, window, called, clock } = await playing(
    fakeLauncher({ openLine: broadcastLine }),
  );
  expect(window.urls).toEqual(["https://game.example/run?ticket=0c9f"]);
  launcher.quit();
  await clock.pass(300);
  called(leave1)[0]?.answer("100");
  await settled();
  expect(launcher.getState().at).toBe("idle");
});

test("without BroadcastChannel the placeholder waits for its game, and gives up when the start must have ended", async () => {
  const clock = fakeClock();
  const shown: Following[] = [];
  const close = vi.fn<() => void>();
  followLaunch(
    {
      window: {
        opener: { sessionStorage: memory({ launch: "launch-one" }) },
        sessionStorage: memory(),
        close,
      },
      openLine: broadcastLine,
      clock,
    },
    (now) => shown.push(now),
  );
  await clock.pass(30_000);
  expect(close).not.toHaveBeenCalled();
  await clock.pass(1_000);
  expect(close).toHaveBeenCalledOnce();
  expect(shown).toEqual([{ at: "lost" }]);
});
