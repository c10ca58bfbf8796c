import type { Exchange } from "../client.ts";
import { textAt, textsAt, valueAt } from "../json-value.ts";
import type { Check, Expectation, Talk } from "../results.ts";
import { openSocket, type Frame, type Socket } from "../socket.ts";
import { envelopeIn } from "./answers.ts";
import type { CheckContext, Member } from "./context.ts";
import { joinedEvent, realTimeCheck, watchEvents } from "./event-watch.ts";

/** What each member is subscribed to besides the public channels. */
export interface MemberChannels {
  readonly own: string;
  readonly currency: string;
  readonly presence: string;
}

/** The platform's real time, whose sockets all report to one watch. */
export interface RealTime {
  readonly key: string;
  /** The currencies of the site. */
  readonly currencies: readonly string[];
  /** That of a visitor, who has joined nothing yet. */
  readonly first: Socket;
  readonly greeting: Frame;
  /** Undefined if none opens, which is reported once. */
  open(): Promise<Socket | undefined>;
  /** A socket that has joined what a page of this member joins; undefined without the own channel, reported once. */
  openAs(member: Member): Promise<Socket | undefined>;
  /** Ends the sockets that are still open, and says what was seen of each event. */
  end(): void;
}

/** How long a platform may take to answer on an open socket, in ms. */
export const answerTimeout = 5_000;

export const channelsOf = ({ id = 0, currency = "" }: Member): MemberChannels => ({
  own: `private-member.${id}`,
  currency: `private-member.${currency}`,
  presence: `presence-member.${currency}`,
});

export const publicChannels = ({ contract, config }: CheckContext): readonly string[] =>
  contract.events.channels.flatMap(({ kind, address }) =>
    kind === "public"
      ? [address.replace("{currency}", config.currency).replace("{template_name}", "bob_mobile")]
      : [],
  );

/** The authorisation of a channel, as the library of a page asks for it. */
export const authorise = (
  { client }: Pick<CheckContext, "client">,
  fields: Readonly<Record<string, string>>,
  token?: string,
): Promise<Exchange> =>
  client.send({
    path: "/api/broadcasting/auth",
    text: new URLSearchParams(fields).toString(),
    contentType: "application/x-www-form-urlencoded",
    token,
  });

export interface Proof {
  readonly auth?: string;
  readonly channel_data?: string;
}

/** Also out of an envelope, which is a fault of its own and should not hide others. */
export const proofIn = ({ status, json }: Exchange): Proof => {
  const answer = envelopeIn(json)?.data ?? json;
  const auth = status === 200 ? textAt(answer, "auth") : undefined;
  const data = textAt(answer, "channel_data");
  return {
    ...(auth !== undefined && { auth }),
    ...(data !== undefined && { channel_data: data }),
  };
};

export const hasJoined = (frame: Frame | undefined): boolean => frame?.event === joinedEvent;

/** The platform's answer to a subscription: a success, an error, or undefined. */
export const subscribe = (
  socket: Socket,
  channel: string,
  proof: Proof = {},
): Promise<Frame | undefined> => {
  const since = socket.frames.length;
  socket.send("pusher:subscribe", { channel, ...proof });
  return socket.wait(
    (frame) =>
      frame.event === "pusher:error" ||
      (frame.channel === channel && /^pusher(_internal)?:subscription_/.test(frame.event)),
    { since, ms: answerTimeout },
  );
};

/** Everything that was sent before this is answered when it is, as far as it is answered at all. */
export const ping = (socket: Socket): Promise<Frame | undefined> => {
  const since = socket.frames.length;
  socket.send("pusher:ping", {});
  return socket.wait(({ event }) => event === "pusher:pong", { since, ms: answerTimeout });
};

/** A conversation about a subscription, for a report. */
export const talkAbout = (channel: string, proof: Proof, came: Frame | undefined): Talk => ({
  sent: `pusher:subscribe ${JSON.stringify({ channel, ...proof })}`,
  came: came?.text ?? `nothing within ${answerTimeout / 1_000} s`,
});

/** Subscribes with what the authorisation answers; what was seen last, should it have failed. */
const join = async (
  context: CheckContext,
  socket: Socket,
  channel: string,
  { token }: Member,
): Promise<{ readonly succeeded: boolean; readonly seen: Exchange | Talk }> => {
  const exchange = await authorise(context, { socket_id: socket.id, channel_name: channel }, token);
  const proof = proofIn(exchange);
  if (proof.auth === undefined) return { succeeded: false, seen: exchange };
  const answer = await subscribe(socket, channel, proof);
  return { succeeded: hasJoined(answer), seen: talkAbout(channel, proof, answer) };
};

/** The address that the site's details name; undefined if they name none. */
const addressIn = (origin: string, siteDetail: unknown) => {
  const site = valueAt(siteDetail, "site_info");
  const key = textAt(site, "socket_key") ?? "";
  const name = origin.startsWith("https:") ? "socket_ssl_url" : "socket_url";
  const base = textAt(site, name) ?? "";
  return key !== "" && URL.canParse(base) && /^wss?:/.test(base)
    ? { key, address: `${base.replace(/\/$/, "")}/app/${encodeURIComponent(key)}?protocol=7` }
    : { key, name };
};

/** Opens the first socket, without which nothing about real time can be said: one failure then, and undefined. */
export const startRealTime = async (
  context: CheckContext,
  { origin, siteDetail }: { readonly origin: string; readonly siteDetail: unknown },
): Promise<RealTime | undefined> => {
  const { results } = context;
  const check = realTimeCheck("W-70", "socket", "the platform's socket opens");
  const found = addressIn(origin, siteDetail);
  if (found.address === undefined) {
    results.fail(
      check,
      {
        sent: "POST /api/arks/web/site/detail",
        came: JSON.stringify(valueAt(siteDetail, "site_info") ?? null),
      },
      {
        expected: `site_info with ${found.name} (ws:// or wss://) and socket_key`,
        advice:
          "Name the address and the key of the sockets in site_info of /arks/web/site/detail.",
      },
    );
    return undefined;
  }

  const { key, address } = found;
  const watch = watchEvents(context);
  const sockets = new Set<Socket>();
  const failed = new Set<string>();
  /** What is needed everywhere would otherwise be reported everywhere. */
  const failOnce = (made: Check, seen: Exchange | Talk, expectation: Expectation) => {
    if (!failed.has(made.title)) results.fail(made, seen, expectation);
    failed.add(made.title);
  };
  const tryToOpen = async () => {
    const opened = await openSocket(address, watch.see);
    if ("socket" in opened) {
      sockets.add(opened.socket);
      return opened;
    }
    failOnce(
      check,
      { sent: `a WebSocket to ${address}`, came: opened.failure },
      {
        expected: "pusher:connection_established",
        advice: "Accept WebSockets at the address and with the key of site_info, and greet them.",
      },
    );
    return undefined;
  };

  const opened = await tryToOpen();
  if (opened === undefined) return undefined;
  results.pass(check);
  const open = async () => (await tryToOpen())?.socket;
  return {
    key,
    currencies: textsAt(siteDetail, "env_config", "currencies"),
    first: opened.socket,
    greeting: opened.greeting,
    open,
    openAs: async (member) => {
      const socket = await open();
      if (!socket) return undefined;
      watch.know(member);
      const { own, currency, presence } = channelsOf(member);
      const { succeeded, seen } = await join(context, socket, own, member);
      if (!succeeded) {
        failOnce(realTimeCheck("W-71", "subscription", "a member joins the own channel"), seen, {
          expected: "an authorisation, and with it pusher_internal:subscription_succeeded",
          advice: "Authorise the channel of the member, and accept that signature.",
        });
        socket.close();
        return undefined;
      }
      for (const channel of [currency, presence]) await join(context, socket, channel, member);
      for (const channel of publicChannels(context)) socket.send("pusher:subscribe", { channel });
      return socket;
    },
    end: () => {
      for (const socket of sockets) socket.close();
      watch.conclude();
    },
  };
};
