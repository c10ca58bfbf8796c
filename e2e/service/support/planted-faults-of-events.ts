import { randomBytes } from "node:crypto";
import type { Behaviour, Connection, Request } from "./faulty-platform.ts";
import {
  at,
  eventIn,
  everyField,
  fieldOf,
  frameOf,
  isDone,
  keyOf,
  memberOfChannel,
  onEvent,
  parsed,
  rememberMembers,
  reply,
  withBody,
  withToken,
  type Fault,
} from "./planted-fault.ts";

const channelPath = "/api/broadcasting/auth";

/** Authorisations that the platform did not give. It never sees them; the client believes that it has joined. */
const falseAuthorisations = () => {
  const auth = `site1:${"0f".repeat(32)}`;
  const frame: Behaviour["frame"] = (text, direction, connection) => {
    if (direction === "to client" || fieldOf(text, "auth") !== auth) return [text];
    const channel = fieldOf(text, "channel") ?? "";
    connection.toClient(
      frameOf({ event: "pusher_internal:subscription_succeeded", channel, data: {} }),
    );
    return [];
  };
  return { answer: { ...reply("", ""), body: JSON.stringify({ auth }) }, frame };
};

const channelIn = ({ body }: Request): string =>
  new URLSearchParams(body).get("channel_name") ?? "";

const channels: readonly Fault[] = [
  {
    title: "the channel of another member is authorised",
    rules: ["W-71", "http-status", "tokens"],
    create() {
      const members = rememberMembers();
      const { answer: granted, frame } = falseAuthorisations();
      return [
        members.learn,
        {
          path: channelPath,
          frame,
          instead: async (request, ask) => {
            const answer = await ask(request);
            if (answer.status !== 403 || !/\.\d+$/.test(channelIn(request))) return answer;
            const owner = members.tokenOf(memberOfChannel(channelIn(request)));
            const theirs = owner === undefined ? answer : await ask(withToken(request, owner));
            return theirs.status === 200 ? theirs : granted;
          },
        },
      ];
    },
  },
  {
    title: "the channel of another currency is authorised",
    rules: ["W-71", "http-status", "W-70"],
    create() {
      const { answer: granted, frame } = falseAuthorisations();
      const isOther = (request: Request) => /^private-.*\.[A-Z]+$/.test(channelIn(request));
      return at(channelPath, {
        frame,
        answer: (answer, request) => (answer.status === 403 && isOther(request) ? granted : answer),
      })();
    },
  },
  {
    title: "the token of a dead session authorises channels",
    rules: ["W-71", "tokens", "http-status"],
    create() {
      const members = rememberMembers();
      const { answer: granted, frame } = falseAuthorisations();
      const instead: Behaviour["instead"] = async (request, ask) => {
        const answer = await ask(request);
        const isPrivate = channelIn(request).startsWith("private-");
        return answer.status === 401 && isPrivate && members.memberOf(request) ? granted : answer;
      };
      return [members.learn, { path: channelPath, frame, instead }];
    },
  },
  {
    title: "members appear on presence channels under their ids",
    rules: ["W-72", "W-71"],
    create() {
      const members = rememberMembers();
      const known = new Map<unknown, unknown>();
      const ids = new Map<string, string>();
      const answer: Behaviour["answer"] = (given, request) =>
        everyField("channel_data", (opaque) => {
          const id = members.memberOf(request) ?? "";
          const open = JSON.stringify({ user_id: id });
          known.set(open, opaque);
          ids.set(fieldOf(String(opaque), "user_id") ?? "", id);
          return open;
        })(given);
      const frame: Behaviour["frame"] = (text, direction) => {
        if (direction === "to client")
          return [[...ids].reduce((changed, [opaque, id]) => changed.replaceAll(opaque, id), text)];
        const sent = JSON.stringify(parsed(text), (key, value: unknown) =>
          key === "channel_data" ? (known.get(value) ?? value) : value,
        );
        return [sent ?? text];
      };
      return [members.learn, { path: channelPath, answer, frame }];
    },
  },
  {
    title: "the authorisation of a channel comes in an envelope",
    rules: ["W-71", "envelopes"],
    create: at(channelPath, {
      answer: (answer) =>
        answer.status === 200
          ? withBody(answer, (data) => ({ code: "100", message: "Success", data }))
          : answer,
    }),
  },
  {
    title: "the authorisation of a channel is signed for another socket",
    rules: ["W-71", "W-70"],
    create: at(channelPath, {
      request: (request) => ({
        ...request,
        body: request.body.replace(/(socket_id=\d+\.)\d/, "$17"),
      }),
    }),
  },
];

const events: readonly Fault[] = [
  {
    title: "game.url names another launch",
    rules: ["W-73", "event:game.url", "starting-a-game"],
    create: at("*", {
      frame: onEvent("game.url", (event) => [
        { ...event, data: { ...event.data, launch_id: randomBytes(12).toString("hex") } },
      ]),
    }),
  },
  {
    title: "a pending game.url is not sent again at a fresh subscription",
    rules: ["event:game.url", "starting-a-game", "W-73"],
    create() {
      let now = 0;
      const starts = new Map<unknown, number>();
      const joined = new Map<Connection, number>();
      const answer: Behaviour["answer"] = (given, request) => {
        if (isDone(given)) starts.set(keyOf(request), ++now);
        return given;
      };
      const frame: Behaviour["frame"] = (text, direction, connection) => {
        const event = direction === "to client" ? eventIn(text) : undefined;
        if (event?.event.endsWith("subscription_succeeded")) joined.set(connection, ++now);
        const started = starts.get(event?.data["launch_id"]) ?? Infinity;
        return event?.event === "game.url" && (joined.get(connection) ?? 0) > started ? [] : [text];
      };
      return [{ path: "/api/member/game/play1", answer, frame }];
    },
  },
  {
    title: "one start gets two addresses",
    rules: ["event:game.url", "W-73", "starting-a-game", "startGame"],
    create: at("*", {
      frame: onEvent("game.url", (event) => [
        event,
        { ...event, data: { ...event.data, url: `${String(event.data["url"])}&try=2` } },
      ]),
    }),
  },
  {
    title: "the address of a game opens nothing",
    rules: ["event:game.url", "starting-a-game", "startGame", "W-73"],
    create: at("*", {
      frame: onEvent("game.url", (event) => [
        {
          ...event,
          data: { ...event.data, url: new URL("/gone", String(event.data["url"])).href },
        },
      ]),
    }),
  },
  {
    title: "the cash of one member is published to the others as well",
    rules: ["event:member.cash", "W-71", "W-70"],
    create() {
      const joined = new Map<Connection, string>();
      const frame: Behaviour["frame"] = (text, direction, connection) => {
        const event = direction === "to client" ? eventIn(text) : undefined;
        if (event && /^private-member\.\d+$/.test(event.channel)) {
          if (event.event.endsWith("subscription_succeeded")) joined.set(connection, event.channel);
          if (event.event === "member.cash")
            for (const [other, channel] of joined)
              if (channel !== event.channel) other.toClient(frameOf({ ...event, channel }));
        }
        return [text];
      };
      return [{ path: "*", frame }];
    },
  },
  {
    title: "no member.cash is sent",
    rules: ["event:member.cash"],
    create: at("*", { frame: onEvent("member.cash", () => []) }),
  },
  {
    title: "the cash of member.cash is a number",
    rules: ["event:member.cash", "W-08", "values"],
    create: at("*", {
      frame: onEvent("member.cash", (event) => [
        { ...event, data: { cash: Number(event.data["cash"]) } },
      ]),
    }),
  },
  {
    title: "a newer member.cash overtakes the one before",
    rules: ["event:member.cash"],
    create() {
      const held = new Map<Connection, string>();
      const frame: Behaviour["frame"] = (text, direction, connection) => {
        if (direction === "to platform" || eventIn(text)?.event !== "member.cash") return [text];
        const before = held.get(connection);
        if (before === undefined) held.set(connection, text);
        else held.delete(connection);
        return before === undefined ? [] : [text, before];
      };
      return [{ path: "*", frame }];
    },
  },
  {
    title: "the event of a login names the session that it ends",
    rules: ["event:login", "W-74"],
    create() {
      const members = rememberMembers();
      const frame = onEvent("login", (event) => {
        const id = memberOfChannel(event.channel);
        const now = members.sessionNow(id);
        const token = now === event.data["token"] ? members.sessionBefore(id) : now;
        return [{ ...event, data: { token } }];
      });
      return [{ ...members.learn, frame }];
    },
  },
  {
    title: "the id of letter.read is text",
    rules: ["event:letter.read", "W-75", "W-06", "values"],
    create: at("*", {
      frame: onEvent("letter.read", (event) => [
        { ...event, data: { id: String(event.data["id"]) } },
      ]),
    }),
  },
  {
    title: "the data of events is no text but an object",
    rules: ["W-70", "event:member.cash", "event:game.url", "event:login"],
    create: at("*", {
      frame(text, direction) {
        const event = direction === "to client" ? eventIn(text) : undefined;
        return [event && !event.event.startsWith("pusher") ? JSON.stringify(event) : text];
      },
    }),
  },
  {
    title: "names of events begin with a namespace",
    rules: ["W-70", "event:member.cash", "event:game.url", "event:login"],
    create: at("*", {
      frame(text, direction) {
        const event = direction === "to client" ? eventIn(text) : undefined;
        return [
          event && !event.event.startsWith("pusher")
            ? frameOf({ ...event, event: `App\\Events\\${event.event}` })
            : text,
        ];
      },
    }),
  },
];

export const faultsOfEvents: readonly Fault[] = [...channels, ...events];
