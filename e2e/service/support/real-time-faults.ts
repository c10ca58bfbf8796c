import type { Answer, Behaviour, Request } from "./faulty-platform.ts";

/** A platform that does something wrong over its sockets or around a launch, and all that the kit must say of it. */
export interface PlantedInRealTime {
  readonly create: () => readonly Behaviour[];
  /** Rule, subject and check. */
  readonly found: readonly string[];
}

interface Frame {
  readonly event: string;
  readonly channel?: string;
  readonly data?: unknown;
}

const read = (text: string): Frame => JSON.parse(text);

export const payloadOf = ({ data }: Frame): Record<string, unknown> =>
  typeof data === "string" ? JSON.parse(data) : {};

/** Changes the frames of one event on their way to the client. */
export const onEvent = (
  event: string,
  change: (frame: Frame, text: string) => readonly (string | Frame)[],
): Behaviour => ({
  path: "*",
  frame: (text, direction) => {
    if (direction === "to platform" || read(text).event !== event) return [text];
    return change(read(text), text).map((each) =>
      typeof each === "string" ? each : JSON.stringify(each),
    );
  },
});

export const withPayload = (frame: Frame, more: Record<string, unknown>): Frame => ({
  ...frame,
  data: JSON.stringify({ ...payloadOf(frame), ...more }),
});

/** Answers some subscriptions in place of the platform. */
const onSubscription = (
  matches: (data: { channel: string; auth?: string; channel_data?: string }) => boolean,
  answer: Frame,
): Behaviour => ({
  path: "*",
  frame: (text, direction, { toClient }) => {
    const frame = JSON.parse(text);
    const isMeant = direction === "to platform" && frame.event === "pusher:subscribe";
    if (!isMeant || !matches(frame.data)) return [text];
    toClient(JSON.stringify({ ...answer, channel: frame.data.channel }));
    return [];
  },
});

const success: Frame = { event: "pusher_internal:subscription_succeeded", data: "{}" };
const zeros = "0".repeat(64);

const authorisation = "/api/broadcasting/auth";
export const onAuthorisation = (
  change: (answer: Answer, request: Request) => Answer,
): Behaviour => ({
  path: authorisation,
  answer: change,
});
const granted: Answer = {
  status: 200,
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ auth: `naluma:${zeros}` }),
};
const channelIn = ({ body }: Request) => new URLSearchParams(body).get("channel_name") ?? "";

/** None of these keeps another from being seen, so that one run shows them all. */
export const together: Record<string, PlantedInRealTime> = {
  "the greeting does not say how long silence may last": {
    create: () => [
      onEvent("pusher:connection_established", (frame) => [
        withPayload(frame, { activity_timeout: undefined }),
      ]),
    ],
    found: ["W-70 socket: the greeting"],
  },
  "an unknown event ends the socket": {
    create: () => [
      {
        path: "*",
        frame: (text, direction, { end }) => {
          if (direction === "to platform" && read(text).event.startsWith("platform-check")) end();
          return [text];
        },
      },
    ],
    found: ["W-70 socket: an unknown event is passed over"],
  },
  "a public channel is closed": {
    create: () => [
      onSubscription(({ channel }) => channel === "web_member", {
        event: "pusher:error",
        data: { code: 4009, message: "No." },
      }),
    ],
    found: ["W-70 subscription: a visitor joins web_member"],
  },
  "a channel that was left goes on": {
    create: () => [
      {
        path: "*",
        frame: (text, direction) =>
          direction === "to platform" && read(text).event === "pusher:unsubscribe" ? [] : [text],
      },
    ],
    found: ["W-70 subscription: a channel that was left is silent"],
  },
  "a private channel is open": {
    create: () => [
      onSubscription(
        ({ channel, auth }) => channel.startsWith("private-") && auth === undefined,
        success,
      ),
    ],
    found: ["W-71 subscription: a private channel without a signature is refused"],
  },
  "a signature is not compared on a presence channel": {
    create: () => [
      onSubscription(({ channel_data = "" }) => channel_data.includes("u_platformcheck"), success),
    ],
    found: ["W-71 subscription: a presence channel with a made-up signature is refused"],
  },
  "another member's channel is granted": {
    create: () => [
      onAuthorisation((answer, request) =>
        answer.status === 403 && /\d$/.test(channelIn(request)) ? granted : answer,
      ),
    ],
    found: ["W-71 authoriseChannel: another member's channel: 403"],
  },
  "a session that is over joins its channel": {
    create: () => {
      const over = new Set<string | undefined>();
      return [
        {
          path: "/api/logout",
          answer: (answer, { headers }) => {
            over.add(headers["authorization"]);
            return answer;
          },
        },
        onAuthorisation((answer, { headers }) =>
          over.has(headers["authorization"]) ? granted : answer,
        ),
      ];
    },
    found: ["W-71 authoriseChannel: with the token of a session that was logged out: 401"],
  },
  "the authorisation renews the token": {
    create: () => [
      onAuthorisation((answer, request) =>
        answer.status === 200 && channelIn(request) === "private-member.USD"
          ? {
              ...answer,
              headers: {
                ...answer.headers,
                authorization: request.headers["authorization"] ?? "",
              },
            }
          : answer,
      ),
    ],
    found: ["W-71 authoriseChannel: the channel of the own currency: no renewed token"],
  },
  "everybody learns who is there": {
    create: () => [
      onEvent(success.event, (frame, text) =>
        frame.channel?.startsWith("presence-") === true
          ? [
              withPayload(frame, {
                presence: { count: 1, ids: ["u_1"], hash: { u_1: { name: "lotus88" } } },
              }),
            ]
          : [text],
      ),
    ],
    found: ["W-72 presence-member.{currency}: who is present is not told"],
  },
  "an event comes before its channel is joined": {
    create: () => [
      onEvent(success.event, (frame, text) =>
        /^private-member\.\d+$/.test(frame.channel ?? "")
          ? [{ event: "letter.sent", channel: frame.channel ?? "", data: "{}" }, text]
          : [text],
      ),
    ],
    found: ["W-70 letter.sent: comes only on a channel that was joined"],
  },
  "a payload is an object": {
    create: () => [onEvent("letter.read", (frame) => [{ ...frame, data: payloadOf(frame) }])],
    found: ["W-70 letter.read: its payload is JSON as text"],
  },
  "an event of a member is sent to everybody with that currency": {
    create: () => [
      onEvent("letter.delete", (frame, text) => [
        text,
        { ...frame, channel: "private-member.USD" },
      ]),
    ],
    found: ["event:letter.delete letter.delete: comes on its own channel"],
  },
  "a balance of one member is told to another": {
    create: () => {
      const others = new Map<string, (frame: string) => void>();
      return [
        {
          path: "*",
          frame: (text, direction, { toClient }) => {
            const { event, channel = "", data } = read(text);
            const isOwn = /^private-member\.\d+$/.test(channel);
            if (direction === "to client" && event === success.event && isOwn)
              others.set(channel, toClient);
            if (direction === "to client" && event === "member.cash")
              for (const [name, send] of others)
                if (name !== channel) send(JSON.stringify({ event, channel: name, data }));
            return [text];
          },
        },
      ];
    },
    found: ["event:member.cash member.cash: another member hears nothing of the start"],
  },
  "a game is delivered without TLS, and its address holds the token": {
    create: () => {
      let token = "";
      return [
        {
          path: "/api/login",
          answer: (answer) => {
            token ||= answer.headers["authorization"] ?? "";
            return answer;
          },
        },
        onEvent("game.url", (frame) => [
          withPayload(frame, {
            url: `${String(payloadOf(frame)["url"]).replace("127.0.0.1", "0.0.0.0")}#${token}`,
          }),
        ]),
      ];
    },
    found: ["event:game.url game.url: its url is https", "tokens game.url: no token is in its url"],
  },
  "a repeated start takes money once more": {
    create: () => {
      const keys = new Set<string | undefined>();
      let isTaken = false;
      return [
        {
          path: "/api/member/game/play1",
          answer: (answer, { headers }) => {
            isTaken = keys.has(headers["idempotency-key"]);
            keys.add(headers["idempotency-key"]);
            return answer;
          },
        },
        {
          path: "/api/member/game/leave1",
          answer: (answer) => {
            isTaken = false;
            return answer;
          },
        },
        {
          path: "/api/member/profile/my_cash",
          answer: (answer) =>
            isTaken
              ? { ...answer, body: answer.body.replace(/"total":"\d+/, '"total":"0') }
              : answer,
        },
      ];
    },
    found: ["W-14 startGame: the same key moves no second money"],
  },
  "leaving renews the token": {
    create: () => [
      {
        path: "/api/member/game/leave1",
        answer: (answer, { headers }) => ({
          ...answer,
          headers: { ...answer.headers, authorization: headers["authorization"] ?? "" },
        }),
      },
    ],
    found: [
      "tokens leaveGame: leave1 without a game: no renewed token",
      "tokens leaveGame: leave1: no renewed token",
      "tokens leaveGame: leave1 without a joined channel: no renewed token",
    ],
  },
  "the event of a login holds the new token": {
    create: () => {
      let token = "";
      return [
        {
          path: "/api/login",
          answer: (answer) => {
            token = answer.headers["authorization"] ?? token;
            return answer;
          },
        },
        onEvent("login", (frame) => [withPayload(frame, { token })]),
      ];
    },
    found: ["W-74 login event: holds no token that can be used"],
  },
};
