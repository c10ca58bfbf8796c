import { settled } from "@naluma/machine/clock.fake";
import { expect, test, vi } from "vitest";
import { channelOwnership, lockOwnership, type Locks } from "./ownership.ts";

/** Web Locks as one browser shares them between all its tabs. */
function lockManager(): Locks {
  const held = new Set<{ name: string }>();
  return {
    async request(name, _, run) {
      const lock = { name };
      held.add(lock);
      await run();
      held.delete(lock);
    },
    query: () => Promise.resolve({ held: [...held] }),
  };
}

test("a tab that claimed the game is seen by the other tabs, not by itself, until it releases it", async () => {
  const locks = lockManager();
  const owner = lockOwnership(locks, new EventTarget());
  const other = lockOwnership(locks, new EventTarget());
  expect(await other.isElsewhere()).toBe(false);
  owner.claim();
  owner.claim();
  expect(await other.isElsewhere()).toBe(true);
  expect(await owner.isElsewhere()).toBe(false);
  owner.release();
  await settled();
  expect(await other.isElsewhere()).toBe(false);
});

test("a page that enters the back-forward cache owns no game from then on", async () => {
  const locks = lockManager();
  const page = new EventTarget();
  const owner = lockOwnership(locks, page);
  const other = lockOwnership(locks, new EventTarget());
  owner.claim();
  page.dispatchEvent(new Event("pagehide"));
  await settled();
  expect(await other.isElsewhere()).toBe(false);
  // When it is restored, it owns the next game that it starts.
  owner.claim();
  expect(await other.isElsewhere()).toBe(true);
  expect(await owner.isElsewhere()).toBe(false);
  owner.release();
});

test("a lock held by another part of the site is not a game", async () => {
  const locks = lockManager();
  void locks.request("another part", { mode: "shared" }, () => new Promise(() => undefined));
  expect(await lockOwnership(locks, new EventTarget()).isElsewhere()).toBe(false);
});

/** A BroadcastChannel that delivers synchronously. */
class Channel {
  private static readonly open = new Set<Channel>();
  onmessage: ((event: { data: unknown }) => void) | undefined;
  constructor() {
    Channel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const channel of Channel.open) if (channel !== this) channel.onmessage?.({ data });
  }
  close() {
    Channel.open.delete(this);
  }
}

const ways = [
  ["with Web Locks", () => lockOwnership(lockManager(), new EventTarget())],
  ["without them", () => channelOwnership(() => Promise.resolve())],
] as const;

test.each(ways)(
  "%s the owner hears that another tab takes the game over, and no other tab does",
  (_, make) => {
    vi.stubGlobal("BroadcastChannel", Channel);
    const heard: string[] = [];
    const [owner, other, third] = ["owner", "other", "third"].map((who) => {
      const ownership = make();
      ownership.onSuperseded(() => void heard.push(who));
      return ownership;
    });
    owner?.claim();
    third?.supersede();
    expect(heard).toEqual(["owner"]);
    // A tab that has already claimed its own start does not hear itself.
    other?.claim();
    other?.supersede();
    expect(heard).toEqual(["owner", "owner"]);
    owner?.release();
    third?.supersede();
    expect(heard).toEqual(["owner", "owner", "other"]);
    other?.release();
  },
);

test.each(ways)(
  "%s the owner hears which start takes the game over, and no name if it is only left",
  (_, make) => {
    vi.stubGlobal("BroadcastChannel", Channel);
    const heard: (string | undefined)[] = [];
    const owner = make();
    owner.onSuperseded((launchId) => void heard.push(launchId));
    owner.claim();
    make().supersede("launch-two");
    make().supersede();
    expect(heard).toEqual(["launch-two", undefined]);
    owner.release();
  },
);

test("without Web Locks the owner answers by BroadcastChannel", async () => {
  vi.stubGlobal("BroadcastChannel", Channel);
  const wait = () => Promise.resolve();
  const owner = channelOwnership(wait);
  const other = channelOwnership(wait);
  expect(await other.isElsewhere()).toBe(false);
  owner.claim();
  expect(await other.isElsewhere()).toBe(true);
  expect(await owner.isElsewhere()).toBe(false);
  owner.release();
  expect(await other.isElsewhere()).toBe(false);
});

test("a browser without any channel between tabs has one tab, which owns its game", async () => {
  vi.stubGlobal("BroadcastChannel", undefined);
  const owner = channelOwnership(() => Promise.resolve());
  expect(await owner.isElsewhere()).toBe(false);
  owner.claim();
  expect(await owner.isElsewhere()).toBe(false);
  owner.supersede("launch");
  owner.release();
  owner.supersede();
  vi.unstubAllGlobals();
});
