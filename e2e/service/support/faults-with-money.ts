import type { Answer, Behaviour, PlantedFault } from "./faulty-platform.ts";

/*
 * Faults with keys, forms, pages, codes, limits and money by the kit's own author, so that each of its checks has been
 * seen to fail.
 */

const json = { "content-type": "application/json" };
const reused: Answer = {
  status: 409,
  headers: json,
  body: '{"code":"409","message":"This request was already made with other values.","data":null}',
};

const changed = (body: string, change: (key: string, value: unknown) => unknown): string =>
  JSON.stringify(JSON.parse(body, (key: string, value: unknown) => change(key, value)));

const keyOf = ({ headers }: { readonly headers: Record<string, string> }): string =>
  headers["idempotency-key"] ?? "";

/** How often each key has been seen. */
const counted = () => {
  const times = new Map<string, number>();
  return (key: string): number => {
    times.set(key, (times.get(key) ?? 0) + 1);
    return times.get(key) ?? 0;
  };
};

/** None of them hides another. Each call plants them anew, because they remember. */
export const faultsWithKeys = (): readonly PlantedFault[] => {
  const firstBodies = new Map<string, string>();
  const owners = new Map<string, string>();
  const running = new Set<string>();
  const claims = counted();
  const transfers = counted();
  let spins = 0;
  return [
    {
      title: "another body under a key is not noticed",
      path: "/api/member/game/play1",
      rule: "W-14",
      subject: "startGame",
      request: (request) => {
        const key = keyOf(request);
        if (!firstBodies.has(key)) firstBodies.set(key, request.body);
        return { ...request, body: firstBodies.get(key) ?? request.body };
      },
    },
    {
      title: "a key is that of all members",
      path: "/api/member/game/leave1",
      rule: "W-14",
      subject: "leaveGame",
      instead: async (request, ask) => {
        const session = request.headers["authorization"]?.split(".")[0] ?? "";
        const owner = owners.get(keyOf(request)) ?? session;
        owners.set(keyOf(request), owner);
        return keyOf(request) !== "" && owner !== session ? reused : ask(request);
      },
    },
    {
      title: "a malformed key is passed over",
      path: "/api/services/v1/member/top-up",
      rule: "W-14",
      subject: "topUp",
      request: ({ headers: { "idempotency-key": key = "", ...headers }, ...request }) => ({
        ...request,
        headers: /^[\w-]{8,64}$/.test(key) ? { ...headers, "idempotency-key": key } : headers,
      }),
    },
    {
      title: "each repeat of a claim pays again",
      path: "/api/arks/web/activity/red_envelope",
      rule: "W-14",
      subject: "claimRedEnvelope",
      request: ({ headers: { "idempotency-key": key = "", ...headers }, ...request }) => ({
        ...request,
        headers:
          claims(key) > 1 && key.length > 8 ? headers : { ...headers, "idempotency-key": key },
      }),
    },
    {
      title: "a repeat does not wait for the first call",
      path: "/api/member/profile/balance/all/back",
      rule: "W-14",
      subject: "bringAllBack",
      instead: async (request, ask) => {
        const key = keyOf(request);
        if (running.has(key)) return reused;
        running.add(key);
        return ask(request).finally(() => running.delete(key));
      },
    },
    {
      title: "a repeat is answered with the balance of that moment",
      path: "/api/services/v1/member/agent/transfer",
      rule: "W-14",
      subject: "sendToDownline",
      answer: (answer, request) =>
        transfers(keyOf(request)) > 2
          ? { ...answer, body: answer.body.replace(/"cash":"[^"]+"/, '"cash":"0.01"') }
          : answer,
    },
    {
      title: "each request takes a draw",
      path: "*",
      rule: "W-14",
      subject: "spinRoulette",
      answer: (answer, { path }) => {
        if (path.endsWith("/roulette/spin")) spins += 1;
        if (!path.endsWith("/roulette/info")) return answer;
        return {
          ...answer,
          body: changed(answer.body, (key, value) =>
            key === "remaining_draws" ? 10_000 - spins : value,
          ),
        };
      },
    },
    {
      title: "a form that was changed opens the account all the same",
      path: "/api/register",
      rule: "W-14",
      subject: "register",
      answer: (answer) =>
        answer.status === 409
          ? { status: 200, headers: json, body: '{"code":"999","message":"Again?","data":null}' }
          : answer,
    },
    {
      title: "an answer has both forms at once",
      path: "/api/arks/web/carousel_picture",
      rule: "envelopes",
      subject: "listBanners",
      answer: (answer) => ({
        ...answer,
        body: answer.body.replace('{"header":', '{"code":"100","message":"Success","header":'),
      }),
    },
    {
      title: "the second page skips a letter",
      path: "/api/arks/web/member/letter",
      rule: "W-52",
      subject: "listLetters",
      answer: (answer, { body }) =>
        body.includes('"page":2')
          ? {
              ...answer,
              body: changed(answer.body, (key, value) =>
                key === "list" && Array.isArray(value) ? value.slice(1) : value,
              ),
            }
          : answer,
    },
    {
      title: "a page begins with the last row of the one before",
      path: "/api/services/v1/member/records",
      rule: "listRecords",
      subject: "listRecords",
      answer: (answer, { body }) =>
        body.includes('"after":') && body.includes('"money"')
          ? {
              ...answer,
              body: changed(answer.body, (key, value) =>
                key === "list" && Array.isArray(value) && value.length > 1
                  ? [value[0], ...value.slice(0, -1)]
                  : value,
              ),
            }
          : answer,
    },
    {
      title: "an unknown game has a code of its own",
      path: "/api/demo/play",
      rule: "demoPlay",
      subject: "demoPlay",
      answer: (answer, { body }) =>
        body.includes("NOSUCH") ? { ...answer, body: answer.body.replace("999", "205") } : answer,
    },
    {
      title: "Retry-After and wait_seconds differ",
      path: "/api/login",
      rule: "W-17",
      subject: "login",
      answer: (answer) =>
        answer.status === 429
          ? { ...answer, headers: { ...answer.headers, "retry-after": "61" } }
          : answer,
    },
    {
      title: "a call is made by GET",
      path: "/api/web/logo",
      methods: ["GET"],
      rule: "address-and-body",
      subject: "listLogos",
      answer: () => ({ status: 200, headers: json, body: "{}" }),
    },
    {
      title: "a NUL is left out instead of refused",
      path: "/api/arks/web/model/register-background/detail",
      rule: "address-and-body",
      subject: "getRegisterBackground",
      request: (request) => ({ ...request, body: request.body.replaceAll("\\u0000", "") }),
    },
  ];
};

const money = /\/(play1|leave1|balance\/all\/back|balance_get_back|red_envelope|spin|top-up)$/;

const minus = (text: unknown, amount: number): string => (Number(text) - amount).toFixed(2);

/** Wallets of which the main one has lost five dollars since the 50th call. */
export const doubledDebit = (): Behaviour => {
  let calls = 0;
  return {
    path: "*",
    answer: (answer, { path }) => {
      if (money.test(path)) calls += 1;
      if (calls < 50 || !/\/(my_cash|layout)$/.test(path)) return answer;
      return {
        ...answer,
        body: changed(answer.body, (key, value) =>
          key === "total" || key === "member_cash" ? minus(value, 5) : value,
        ),
      };
    },
  };
};

export const stingyEnvelope = (): Behaviour => ({
  path: "/api/arks/web/activity/red_envelope",
  answer: (answer) => ({
    ...answer,
    body: changed(answer.body, (key, value) => (key === "cash" ? minus(value, -1) : value)),
  }),
});

export const forgetfulTotal = (): Behaviour => ({
  path: "/api/member/profile/my_cash",
  answer: (answer) => ({
    ...answer,
    body: changed(answer.body, (key, value) => (key === "total" ? "0.00" : value)),
  }),
});
