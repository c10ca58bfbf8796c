import { fullName, type Channel } from "./channels.ts";
import type { EchoOptions } from "./echo.ts";
import type { ChannelListener, Link } from "./link.ts";

/** For tests: a link whose remote side is the test. */
export interface FakeLink extends Link {
  /** The commands received, oldest first: `attempt`, `abandon`, `join board`, `again …`, `leave …`. */
  readonly log: string[];
  readonly joined: ReadonlyMap<string, ChannelListener>;
  /** Set by `open`. */
  options: EchoOptions | undefined;
  open(options: EchoOptions): Link;
}

export function fakeLink(): FakeLink {
  const log: string[] = [];
  const joined = new Map<string, ChannelListener>();
  const note = (order: string, channel: Channel) => log.push(`${order} ${fullName(channel)}`);

  const link: FakeLink = {
    log,
    joined,
    options: undefined,
    open(options) {
      link.options = options;
      return link;
    },
    attempt: () => void log.push("attempt"),
    abandon: () => void log.push("abandon"),
    join(channel, listener) {
      note("join", channel);
      joined.set(fullName(channel), listener);
    },
    again: (channel) => void note("again", channel),
    leave(channel) {
      note("leave", channel);
      joined.delete(fullName(channel));
    },
  };
  return link;
}
