import { randomUUID } from "node:crypto";
import type { Answer, Ask, Behaviour, Request } from "./faulty-platform.ts";
import {
  amount,
  at,
  cents,
  everyField,
  fieldOf,
  isDone,
  isFields,
  isRefusal,
  keyOf,
  memberOfChannel,
  onEvent,
  rememberMembers,
  reply,
  type Fault,
  type Fields,
} from "./planted-fault.ts";

const start = "/api/member/game/play1";
const leave = "/api/member/game/leave1";
const allBack = "/api/member/profile/balance/all/back";
const getBack = "/api/member/profile/balance_get_back";
const claim = "/api/arks/web/activity/red_envelope";
const moneyCalls: readonly string[] = [
  start,
  leave,
  allBack,
  getBack,
  claim,
  "/api/arks/web/activity/roulette/spin",
];

/** What this platform's books say beyond the truth, in hundredths, in all places where a member sees a balance. */
const falseBooks = () => {
  const members = rememberMembers();
  const surplus = new Map<string, number>();
  const of = (member: string | undefined) => surplus.get(member ?? "") ?? 0;
  /** While the money is with a provider, what is missing is missing there. */
  const main = (cash: unknown, member: string | undefined) =>
    amount(cents(cash) + of(member) < 0 ? cents(cash) : cents(cash) + of(member));
  const wallet = (data: unknown, member: string | undefined): unknown => {
    if (!isFields(data) || !Array.isArray(data["my_cash_list"])) return data;
    const rows: Fields[] = data["my_cash_list"].filter(isFields);
    const inMain = cents(data["total"]) - rows.reduce((sum, row) => sum + cents(row["cash"]), 0);
    const largest = rows.toSorted((a, b) => cents(b["cash"]) - cents(a["cash"]))[0];
    return {
      total: amount(cents(data["total"]) + of(member)),
      my_cash_list: rows.map((row) =>
        row === largest && inMain + of(member) < 0
          ? { ...row, cash: amount(cents(row["cash"]) + of(member)) }
          : row,
      ),
    };
  };
  const shown: Behaviour = {
    ...members.learn,
    answer(given, request) {
      const answer = members.learn.answer?.(given, request) ?? given;
      const member = members.memberOf(request);
      if (of(member) === 0) return answer;
      return request.path.endsWith("/my_cash")
        ? everyField("data", (data) => wallet(data, member))(answer)
        : everyField("member_cash", (cash) => main(cash, member))(answer);
    },
    frame: onEvent("member.cash", (event) => [
      { ...event, data: { cash: main(event.data["cash"], memberOfChannel(event.channel)) } },
    ]),
  };
  return {
    shown,
    add(request: Request, inCents: number) {
      const member = members.memberOf(request);
      if (member !== undefined) surplus.set(member, of(member) + inCents);
    },
  };
};

/** A key counts for one member and one call. */
const nameOf = (request: Request): string | undefined => {
  const key = keyOf(request);
  const session = request.headers["authorization"]?.split(".")[0];
  return key === undefined ? undefined : `${session ?? ""} ${request.path} ${key}`;
};

/** The first answer to each key; `again` answers the others. */
const afterTheFirst =
  (again: (request: Request, first: Answer, ask: Ask) => Answer | Promise<Answer>) => () => {
    const answers = new Map<string, { readonly body: string; readonly answer: Answer }>();
    const instead: Behaviour["instead"] = async (request, ask) => {
      const name = nameOf(request);
      const first = answers.get(name ?? "");
      if (first?.body === request.body) return again(request, first.answer, ask);
      const answer = await ask(request);
      if (name !== undefined && isDone(answer)) answers.set(name, { body: request.body, answer });
      return answer;
    };
    return instead;
  };

const idempotency: readonly Fault[] = [
  {
    title: "a repeated start opens the game a second time",
    rules: ["W-14", "retries", "startGame", "starting-a-game", "event:game.url"],
    create() {
      const originals = new Map<unknown, string | undefined>();
      const instead = afterTheFirst((request, _, ask) => {
        const key = randomUUID();
        originals.set(key, keyOf(request));
        return ask({ ...request, headers: { ...request.headers, "idempotency-key": key } });
      })();
      const frame = onEvent("game.url", (event) => {
        const { launch_id } = event.data;
        return [
          { ...event, data: { ...event.data, launch_id: originals.get(launch_id) ?? launch_id } },
        ];
      });
      return [{ path: start, instead, frame }];
    },
  },
  {
    title: "a repeated start sends no game.url",
    rules: ["starting-a-game", "startGame", "event:game.url", "W-14", "retries"],
    create: () => [{ path: start, instead: afterTheFirst((_, first) => first)() }],
  },
  {
    title: "a repeated start is a conflict though its body is the same",
    rules: ["retries", "W-14", "startGame", "http-status"],
    create: () => [
      {
        path: start,
        instead: afterTheFirst(() => reply("409", "This request was already made.", null, 409))(),
      },
    ],
  },
  {
    title: "a repeated leave gets another answer than the first",
    rules: ["retries", "W-14", "leaveGame"],
    create: () => [
      { path: leave, instead: afterTheFirst(() => reply("999", "No game is running."))() },
    ],
  },
  {
    title: "a key is good for other bodies as well",
    rules: ["W-14", "retries", "http-status", "startGame"],
    create() {
      const answers = new Map<string | undefined, Answer>();
      const answer: Behaviour["answer"] = (given, request) => {
        if (given.status === 200) answers.set(nameOf(request), given);
        const first = answers.get(nameOf(request));
        return given.status === 409 && first !== undefined ? first : given;
      };
      return [{ path: "*", answer }];
    },
  },
  {
    title: "of calls with one key at the same time each one debits",
    rules: ["retries", "W-14", "startGame", "leaveGame"],
    create() {
      const books = falseBooks();
      const running = new Set<string>();
      const instead: Behaviour["instead"] = async (request, ask) => {
        const name = nameOf(request);
        if (name === undefined || !moneyCalls.includes(request.path)) return ask(request);
        if (running.has(name)) {
          books.add(request, -100);
          return ask(request);
        }
        running.add(name);
        return ask(request).finally(() => running.delete(name));
      };
      return [books.shown, { path: "*", instead }];
    },
  },
  {
    title: "keys of any form are accepted",
    rules: ["W-14", "address-and-body", "startGame"],
    create: at("*", {
      request(request) {
        const { "idempotency-key": key = "", ...headers } = request.headers;
        return /^[A-Za-z0-9_-]{8,64}$/.test(key) ? request : { ...request, headers };
      },
    }),
  },
];

const conservation: readonly Fault[] = [
  {
    title: "the 50th call that moves money debits once more",
    rules: ["retries", "W-14", "startGame", "leaveGame", "getWallet", "W-37"],
    create() {
      const books = falseBooks();
      let calls = 0;
      const answer: Behaviour["answer"] = (given, request) => {
        if (moneyCalls.includes(request.path) && ++calls === 50) books.add(request, -1_000);
        return given;
      };
      return [books.shown, { path: "*", answer }];
    },
  },
  {
    title: "leaving a game keeps a cent",
    rules: ["leaveGame", "getWallet", "W-37", "W-08"],
    create() {
      const books = falseBooks();
      const playing = new Set<string | undefined>();
      const answer: Behaviour["answer"] = (given, request) => {
        const session = request.headers["authorization"];
        if (request.path === start && isDone(given)) playing.add(session);
        if (request.path === leave && isDone(given) && playing.delete(session))
          books.add(request, -1);
        return given;
      };
      return [books.shown, { path: "*", answer }];
    },
  },
  {
    title: "a start that is refused costs five",
    rules: ["startGame", "codes-and-success", "retries", "getWallet", "W-37"],
    create() {
      const books = falseBooks();
      const answer: Behaviour["answer"] = (given, request) => {
        if (isRefusal(given)) books.add(request, -500);
        return given;
      };
      return [books.shown, { path: start, answer }];
    },
  },
  {
    title: "a claim pays twice",
    rules: ["claimRedEnvelope", "retries", "getWallet", "W-37"],
    create() {
      const books = falseBooks();
      const answer: Behaviour["answer"] = (given, request) => {
        if (isDone(given)) books.add(request, cents(fieldOf(given.body, "cash")));
        return given;
      };
      return [books.shown, { path: claim, answer }];
    },
  },
  {
    title: "the total of the wallet leaves out the main wallet",
    rules: ["W-37", "getWallet"],
    create: at("/api/member/profile/my_cash", {
      answer: everyField("data", (data) => {
        const rows: unknown[] =
          isFields(data) && Array.isArray(data["my_cash_list"]) ? data["my_cash_list"] : [];
        const sum = rows.filter(isFields).reduce((all, { cash }) => all + cents(cash), 0);
        return isFields(data) ? { ...data, total: amount(sum) } : data;
      }),
    }),
  },
  {
    title: "a get-back with nothing to bring back succeeds",
    rules: ["W-36", "bringAllBack", "getBalanceBack"],
    create: () =>
      [allBack, getBack].map((path) => ({
        path,
        answer: (answer: Answer) =>
          fieldOf(answer.body, "code") === "101" ? reply("100", "Success") : answer,
      })),
  },
];

export const faultsOfMoney: readonly Fault[] = [...idempotency, ...conservation];
