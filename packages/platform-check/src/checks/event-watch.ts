import type { Exchange } from "../client.ts";
import { isObject, listAt, textAt, valueAt } from "../json-value.ts";
import type { Check, Expectation, Talk } from "../results.ts";
import { payloadOf, type Frame, type Socket } from "../socket.ts";
import type { CheckContext, Member } from "./context.ts";

export const realTimeCheck = (
  rule: string,
  subject: string,
  title: string,
  severity: Check["severity"] = "must",
): Check => ({ rule, area: "realtime", subject, title, severity });

export const judge = (
  { results }: CheckContext,
  check: Check,
  fits: boolean,
  seen: Exchange | Talk,
  expectation: Expectation,
): void => {
  if (fits) results.pass(check);
  else results.fail(check, seen, expectation);
};

/** Holds every event that comes over any socket of the run against the contract; those it does not know are passed over. */
export interface EventWatch {
  see(frame: Frame, socket: Socket): void;
  /** A member whose id must not be seen by others. */
  know(member: Member): void;
  /** Reports the events in which nothing was wrong. */
  conclude(): void;
}

export const joinedEvent = "pusher_internal:subscription_succeeded";
const presenceSubject = "presence-member.{currency}";

const patternOf = (address: string): RegExp =>
  new RegExp(
    `^${address
      .replaceAll(/[.-]/g, String.raw`\$&`)
      .replace("{member_id}", String.raw`\d+`)
      .replace("{currency}", "[A-Z]{2,5}")
      .replace("{template_name}", "[a-z0-9_]{1,32}")}$`,
  );

export const watchEvents = ({ contract, results, mask }: CheckContext): EventWatch => {
  const { channels, payloadProblems } = contract.events;
  const patterns = channels.map((channel) => ({ ...channel, pattern: patternOf(channel.address) }));
  const joined = new WeakMap<Socket, Set<string>>();
  const counts = new Map<string, number>();
  /** One of a kind is enough: the same mistake comes with every event. */
  const failures = new Set<string>();
  const faulty = new Set<string>();
  const members = new Set<string>();
  let presenceFrames = 0;

  const fail = (frame: Frame, rule: string, title: string, expectation: Expectation) => {
    faulty.add(frame.event);
    const name = [rule, frame.event, title].join("\n");
    if (failures.has(name)) return;
    failures.add(name);
    const said = typeof frame.data === "string" ? frame.data : JSON.stringify(frame.data ?? null);
    results.fail(
      realTimeCheck(rule, frame.event, title),
      {
        sent: "nothing: the platform sends it",
        came: `${frame.event} on ${frame.channel}: ${said}`,
      },
      expectation,
    );
  };

  const ownersOf = (event: string) => patterns.filter(({ events }) => events.includes(event));

  const judgePlace = (frame: Frame, isJoined: boolean) => {
    const { event, channel = "" } = frame;
    const owners = ownersOf(event);
    if (!isJoined)
      fail(frame, "W-70", "comes only on a channel that was joined", {
        expected: "no event on a channel before its subscription_succeeded, nor without one",
        advice: "Send an event only to the sockets that have subscribed to its channel.",
      });
    if (!owners.some(({ pattern }) => pattern.test(channel)))
      fail(frame, `event:${event}`, "comes on its own channel", {
        expected: `${event} on ${owners[0]?.address} alone`,
        advice: `Send ${event} to ${owners[0]?.address}, where only those who may see it are.`,
      });
  };

  const judgePayload = (frame: Frame) => {
    const { event, data } = frame;
    if (typeof data !== "string" || payloadOf(frame) === undefined) {
      fail(frame, "W-70", "its payload is JSON as text", {
        expected: "data as a text that holds JSON",
        advice: "Encode the payload as JSON once, and send that text as data of the frame.",
      });
      return;
    }
    for (const { rule, at, message } of payloadProblems(event, payloadOf(frame)))
      fail(frame, rule, at || "its payload", {
        expected: `${at || "the payload"} ${message}`,
        advice: `Change ${at || "the payload"} of ${event} so that events.yaml fits: it ${message}.`,
      });
  };

  const judgePresence = (frame: Frame) => {
    const payload = payloadOf(frame);
    const roster = valueAt(payload, "presence");
    const isRoster = frame.event === joinedEvent;
    const ids = isRoster ? listAt(roster, "ids") : [valueAt(payload, "user_id")];
    const hash = valueAt(roster, "hash");
    const infos = [valueAt(payload, "user_info"), ...Object.values(isObject(hash) ? hash : {})];
    presenceFrames += 1;
    if (
      ids.length === 0 ||
      ids.some((id) => members.has(String(id))) ||
      infos.some((info) => isObject(info) && Object.keys(info).length > 0)
    )
      fail({ ...frame, event: presenceSubject }, "W-72", "who is present is not told", {
        expected: "opaque user ids, of which none is a member id, and no data of anybody",
        advice: "Name members by an id of their connections, and say nothing else about them.",
      });
  };

  return {
    know: ({ id }) => void (id !== undefined && members.add(String(id))),
    see: (frame, socket) => {
      const channels = joined.get(socket) ?? new Set();
      joined.set(socket, channels);
      if (frame.event === joinedEvent) channels.add(frame.channel ?? "");
      if ([joinedEvent, "pusher_internal:member_added"].includes(frame.event))
        if (frame.channel?.startsWith("presence-") === true) judgePresence(frame);
      if (ownersOf(frame.event).length === 0) return;
      // Whoever has the address plays with the member's money.
      if (frame.event === "game.url") mask.hide(textAt(payloadOf(frame), "url") ?? "");
      counts.set(frame.event, (counts.get(frame.event) ?? 0) + 1);
      judgePlace(frame, channels.has(frame.channel ?? ""));
      judgePayload(frame);
    },
    conclude: () => {
      if (presenceFrames > 0 && !faulty.has(presenceSubject))
        results.pass(realTimeCheck("W-72", presenceSubject, "who is present is not told"));
      for (const [event, count] of counts) {
        if (!faulty.has(event))
          results.pass(
            realTimeCheck(`event:${event}`, event, `${count} times as events.yaml describes it`),
          );
      }
    },
  };
};
