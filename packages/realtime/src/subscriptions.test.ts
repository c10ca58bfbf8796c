import { browserClock } from "@naluma/machine/clock";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { channelsFor } from "./channels.ts";
import { fakeLink } from "./link.fake.ts";
import type { ChannelListener } from "./link.ts";
import { createSubscriptions } from "./subscriptions.ts";

const publicNames = ["board", "web_member", "web_api.VND", "bob_mobile_template"];
const own = "private-member.88213";
const memberNames = [own, "private-member.VND", "presence-member.VND"];
const visitor = { currency: "VND", template: "bob_mobile" };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function begin() {
  const link = fakeLink();
  const page = {
    token: "s_1.a" as string | undefined,
    settled: 0,
    accusations: 0,
    events: [] as unknown[],
  };
  const subscriptions = createSubscriptions({
    link,
    clock: browserClock,
    random: () => 0,
    token: () => page.token,
    onEvent: (name, payload) => page.events.push([name, payload]),
    onSettled: () => (page.settled += 1),
    onUnauthorized: () => (page.accusations += 1),
  });
  const channel = (name: string): ChannelListener => {
    const listener = link.joined.get(name);
    if (!listener) throw new Error(`${name} is not asked for`);
    return listener;
  };
  const joinAll = (names: readonly string[]) => {
    for (const name of names) channel(name).joined();
  };
  return { link, page, subscriptions, channel, joinAll };
}

/** A member whose public channels are joined and whose private ones are not yet. */
function beginAsMember() {
  const begun = begin();
  begun.subscriptions.want(channelsFor({ ...visitor, memberId: "88213" }));
  begun.subscriptions.opened();
  begun.joinAll(publicNames);
  return begun;
}

describe("when settling", () => {
  test("all is settled once the last channel is joined, and not before", () => {
    const { page, subscriptions, joinAll } = begin();
    subscriptions.want(channelsFor(visitor));
    subscriptions.opened();
    joinAll(publicNames.slice(1));
    expect(page.settled).toBe(0);
    joinAll(["board"]);
    expect(page.settled).toBe(1);
  });

  test("refused channels do not delay the others", () => {
    const { page, channel } = beginAsMember();
    channel(own).refused({ status: 503, token: "s_1.a" });
    channel("private-member.VND").refused({ status: 403, token: "s_1.a" });
    channel("presence-member.VND").refused({ status: 401, token: "s_1.a" });
    expect(page.settled).toBe(1);
  });

  test("an authorisation that hangs delays the rest by at most 5 s, and counts when it arrives", () => {
    const { page, joinAll } = beginAsMember();
    joinAll(memberNames.slice(1));
    vi.advanceTimersByTime(4_999);
    expect(page.settled).toBe(0);
    vi.advanceTimersByTime(1);
    expect(page.settled).toBe(1);
    joinAll([own]);
    expect(page.settled).toBe(2);
  });

  test("a later authorisation that hangs on the same socket delays the rest no longer than the first", () => {
    const { page, subscriptions, joinAll } = beginAsMember();
    joinAll(memberNames.slice(1));
    vi.advanceTimersByTime(5_000);
    joinAll([own]);
    expect(page.settled).toBe(2);
    subscriptions.want(channelsFor({ ...visitor, memberId: "88213", currency: "USD" }));
    joinAll(["web_api.USD", "private-member.USD"]);
    vi.advanceTimersByTime(4_999);
    expect(page.settled).toBe(2);
    vi.advanceTimersByTime(1);
    expect(page.settled).toBe(3);
  });

  test("an authorisation that hangs on a new socket has its own 5 s, not the rest of the previous socket's", () => {
    const { page, subscriptions, joinAll } = beginAsMember();
    vi.advanceTimersByTime(3_000);
    subscriptions.closed();
    subscriptions.opened();
    joinAll([...publicNames, ...memberNames.slice(1)]);
    vi.advanceTimersByTime(4_999);
    expect(page.settled).toBe(0);
    vi.advanceTimersByTime(1);
    expect(page.settled).toBe(1);
  });

  test("a socket on which nothing can be joined for now is settled, too", () => {
    const { page, subscriptions, channel } = begin();
    subscriptions.want(channelsFor(visitor));
    subscriptions.opened();
    for (const name of publicNames) channel(name).refused({ status: 503, token: undefined });
    expect(page.settled).toBe(1);
  });

  test("an unchanged set of channels is not settled again", () => {
    const { page, subscriptions, joinAll } = begin();
    subscriptions.want(channelsFor(visitor));
    subscriptions.opened();
    joinAll(publicNames);
    subscriptions.want(channelsFor(visitor));
    subscriptions.want(channelsFor(visitor).slice(1));
    expect(page.settled).toBe(1);
  });

  test("each new socket settles again", () => {
    const { page, subscriptions, joinAll } = begin();
    subscriptions.want(channelsFor(visitor));
    for (let sockets = 1; sockets <= 3; sockets += 1) {
      subscriptions.opened();
      joinAll(publicNames);
      expect(page.settled).toBe(sockets);
      subscriptions.closed();
    }
  });
});

describe("when the wanted channels change", () => {
  test("another currency leaves the channels of the previous one", () => {
    const { link, subscriptions } = beginAsMember();
    link.log.length = 0;
    subscriptions.want(channelsFor({ ...visitor, memberId: "88213", currency: "USD" }));
    expect(link.log).toEqual([
      "leave web_api.VND",
      "leave private-member.VND",
      "leave presence-member.VND",
      "join web_api.USD",
      "join private-member.USD",
      "join presence-member.USD",
    ]);
  });

  test("late events of a channel that was left are not heard", () => {
    const { page, subscriptions, channel } = begin();
    subscriptions.want(channelsFor(visitor));
    const old = channel("web_api.VND");
    old.event("carousel_picture.url", {});
    subscriptions.want(channelsFor({ ...visitor, currency: "USD" }));
    old.event("carousel_picture.url", {});
    old.joined();
    old.refused({ status: 401, token: "s_1.a" });
    expect(page).toMatchObject({ events: [["carousel_picture.url", {}]], accusations: 0 });
  });
});

describe("after a refusal", () => {
  test("401 reports the token once, however many channels it was for", () => {
    const { page, channel } = beginAsMember();
    for (const name of memberNames) channel(name).refused({ status: 401, token: "s_1.a" });
    expect(page.accusations).toBe(1);
  });

  test("a later token that is refused is reported, too", () => {
    const { page, subscriptions, channel } = beginAsMember();
    channel(own).refused({ status: 401, token: "s_1.a" });
    page.token = "s_1.b";
    subscriptions.tokenRenewed();
    for (const name of memberNames) channel(name).refused({ status: 401, token: "s_1.b" });
    expect(page.accusations).toBe(2);
  });

  test("401 for a token renewed since is asked again with the new one", () => {
    const { link, page, channel } = beginAsMember();
    page.token = "s_1.b";
    channel(own).refused({ status: 401, token: "s_1.a" });
    vi.advanceTimersByTime(0);
    expect(page.accusations).toBe(0);
    expect(link.log.at(-1)).toBe(`again ${own}`);
  });

  test.each([undefined, 0, 200, 403, 429, 500, 503])(
    "status %o is retried after 1, 2, 4 and 5 s",
    (status) => {
      const { link, channel } = beginAsMember();
      link.log.length = 0;
      for (const wait of [1_000, 2_000, 4_000, 5_000, 5_000]) {
        channel(own).refused({ status, token: "s_1.a" });
        vi.advanceTimersByTime(wait - 1);
        expect(link.log).toEqual([]);
        vi.advanceTimersByTime(1);
        expect(link.log.splice(0)).toEqual([`again ${own}`]);
      }
    },
  );

  test("a renewed token retries the refused channels, and no others", () => {
    const { link, subscriptions, channel, joinAll } = beginAsMember();
    channel(own).refused({ status: 401, token: "s_1.a" });
    channel("private-member.VND").refused({ status: 500, token: "s_1.a" });
    joinAll(["presence-member.VND"]);
    link.log.length = 0;
    subscriptions.tokenRenewed();
    const asked = [`again ${own}`, "again private-member.VND"];
    expect(link.log).toEqual(asked);
    vi.advanceTimersByTime(60_000);
    expect(link.log).toEqual(asked);
  });

  test("a channel joined meanwhile is retried as soon as one that never failed", () => {
    const { link, channel } = beginAsMember();
    for (let tries = 0; tries < 3; tries += 1) {
      channel(own).refused({ status: 503, token: "s_1.a" });
      vi.advanceTimersByTime(5_000);
    }
    channel(own).joined();
    link.log.length = 0;
    channel(own).refused({ status: 503, token: "s_1.a" });
    vi.advanceTimersByTime(1_000);
    expect(link.log).toEqual([`again ${own}`]);
  });

  test("a channel that is joined, or no longer wanted, is not requested again", () => {
    const { link, subscriptions, channel } = beginAsMember();
    channel(own).refused({ status: 503, token: "s_1.a" });
    channel(own).joined();
    link.log.length = 0;
    vi.advanceTimersByTime(60_000);
    expect(link.log).toEqual([]);
    channel(own).refused({ status: 503, token: "s_1.a" });
    subscriptions.want(channelsFor(visitor));
    link.log.length = 0;
    vi.advanceTimersByTime(60_000);
    expect(link.log).toEqual([]);
  });

  test("a channel refused on one socket is requested on the next", () => {
    const { subscriptions, channel, joinAll } = beginAsMember();
    joinAll(memberNames.slice(1));
    channel(own).refused({ status: 403, token: "s_1.a" });
    expect(subscriptions.areJoined()).toBe(false);
    subscriptions.closed();
    subscriptions.opened();
    joinAll([...publicNames, ...memberNames]);
    expect(subscriptions.areJoined()).toBe(true);
  });

  test("nothing is retried without a socket, and the next socket requests by itself", () => {
    const { link, subscriptions, channel } = beginAsMember();
    channel(own).refused({ status: 500, token: "s_1.a" });
    link.log.length = 0;
    subscriptions.closed();
    channel("private-member.VND").refused({ status: 0, token: "s_1.a" });
    vi.advanceTimersByTime(60_000);
    expect(link.log).toEqual([]);
  });
});

describe("waiting for a channel", () => {
  test("ends when it is joined, and at once if it already is", async () => {
    const { subscriptions, joinAll } = beginAsMember();
    const ready = subscriptions.whenJoined(own);
    joinAll([own]);
    expect(await ready).toBe(true);
    expect(await subscriptions.whenJoined(own)).toBe(true);
  });

  test("lasts through one refusal, and is not done for another member's channel", async () => {
    const { subscriptions, channel, joinAll } = beginAsMember();
    const ready = subscriptions.whenJoined(own);
    channel(own).refused({ status: 403, token: "s_1.a" });
    const later = subscriptions.whenJoined(own);
    vi.advanceTimersByTime(1_000);
    joinAll([own]);
    expect(await Promise.all([ready, later])).toEqual([true, true]);
    expect(await subscriptions.whenJoined("private-member.1")).toBe(false);
  });

  test("ends at once if this token does not open it, until there is another token", async () => {
    const { subscriptions, channel, page, joinAll } = beginAsMember();
    const refused = vi.fn<(isJoined: boolean) => void>();
    void subscriptions.whenJoined(own).then(refused);
    channel(own).refused({ status: 401, token: "s_1.a" });
    await vi.advanceTimersByTimeAsync(0);
    expect(refused).toHaveBeenCalledExactlyOnceWith(false);
    expect(await subscriptions.whenJoined(own)).toBe(false);
    page.token = "s_1.b";
    subscriptions.tokenRenewed();
    const ready = subscriptions.whenJoined(own);
    joinAll([own]);
    expect(await ready).toBe(true);
  });

  test("ends if it is left while it is being requested", async () => {
    const { subscriptions } = beginAsMember();
    const ready = vi.fn<(isJoined: boolean) => void>();
    void subscriptions.whenJoined(own).then(ready);
    subscriptions.want(channelsFor(visitor));
    await vi.advanceTimersByTimeAsync(0);
    expect(ready).toHaveBeenCalledExactlyOnceWith(false);
  });

  test("continues on the next socket when one is lost", async () => {
    const { subscriptions, joinAll } = beginAsMember();
    joinAll([own]);
    subscriptions.closed();
    const ready = subscriptions.whenJoined(own);
    subscriptions.opened();
    joinAll([own]);
    expect(await ready).toBe(true);
  });
});
