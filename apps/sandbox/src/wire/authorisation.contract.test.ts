import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { passkey } from "../login-protection/schema.ts";
import { password } from "../members/seeded-accounts.ts";
import { callBodies, type Body } from "../testing/call-bodies.ts";
import { ownedRows, textsIn, type OwnedRows } from "../testing/owned-rows.ts";
import { playThreeRounds } from "../testing/play-rounds.ts";
import {
  memberRoles,
  sessionKeeper,
  setWithdrawPasswords,
  withdrawPassword,
} from "../testing/roles.ts";
import { startForTest, type StartedSandbox } from "../testing/started.ts";
import {
  openContract,
  readContract,
  type ContractCall,
  type WireContract,
} from "../testing/wire-contract.ts";

/*
 * Access control: every call, made by every kind of user, with the ids of another member's objects. The calls
 * are read from the documents, and the searched data from the database, so calls and tables that are added later
 * are included automatically.
 */

interface Asked {
  readonly document: WireContract;
  readonly call: ContractCall;
}

interface Raw {
  readonly status: number;
  /** Body and headers. */
  readonly text: string;
  readonly json: unknown;
}

let sandbox: StartedSandbox;
/** Those of the contract, and those beyond it. */
let calls: readonly Asked[];

/** The member whose data all others try to access. */
const victim = {
  name: "the victim",
  account: "player20",
  siteId: 1,
  facts: {},
  id: 0,
  token: "",
};
let ended = "";
/** The token of a member whose account an operator has closed. */
let closed = "";
/** The victim's rows, and the texts in them that occur in no other member's rows. */
let owned: OwnedRows;
let secrets: ReadonlySet<string>;

const ask = async (
  { path, method }: Pick<ContractCall, "path" | "method">,
  body: Body,
  headers: Readonly<Record<string, string>>,
): Promise<Raw> => {
  const answer = await fetch(`${sandbox.origin}${path}`, {
    method: method.toUpperCase(),
    headers: { lang: "en_US", "content-type": "application/json", ...headers },
    ...(method !== "get" && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const head = JSON.stringify([...answer.headers]);
  return { status: answer.status, text: `${head} ${text}`, json: JSON.parse(text) };
};

const needsToken = ({ call }: Asked) => call.security.length === 1;
const judgesToken = ({ call }: Asked) => Object.hasOwn(call.responses, "401");

beforeAll(async () => {
  sandbox = await startForTest();
  const own = await (await fetch(`${sandbox.origin}/sandbox/openapi.json`)).json();
  const documents = [await openContract(), readContract(own)] as const;
  const contract = new Set(documents[0].calls.map(({ path }) => path));
  calls = documents.flatMap((document, index) =>
    document.calls
      .filter(({ path }) => index === 0 || !contract.has(path))
      .map((call) => ({ document, call })),
  );

  const revoked = await sandbox.login(victim.account);
  await sandbox.api("/logout", {}, { token: revoked.token });
  ended = revoked.token;
  const shut = { account: "shutaway", password };
  const { data: opened } = await sandbox.operator("POST", "/members", shut);
  closed = (await sandbox.login(shut.account)).token;
  const reason = "What the matrix is about.";
  await sandbox.operator("POST", `/members/${String(opened["member_id"])}/disable`, { reason });
  const { token, memberId } = await sandbox.login(victim.account);
  victim.id = memberId;
  victim.token = token;
  await playThreeRounds(sandbox, { token, memberId });
  await sandbox.operator("POST", "/letters", {
    member: victim.account,
    title: { en_US: "Of nobody but Nadia" },
    content: { en_US: "<p>What only Nadia may read.</p>" },
  });
  await sandbox.api(
    "/arks/web/member-games/favorite/store",
    { data: [{ game_id: 100_001, status: 1 }] },
    { token },
  );

  await setWithdrawPasswords(sandbox, [victim, ...memberRoles]);
  const bank = { bank: "Bank of Lumen", holder: "Nadia Lumen", number: "NL47 0091 2000 4417" };
  await ask(
    { path: "/api/services/v1/member/bank-accounts/add", method: "post" },
    { ...bank, withdraw_password: withdrawPassword },
    { authorization: token },
  );
  await sandbox.services.db.insert(passkey).values({
    id: "passkey-of-Nadia",
    memberId,
    publicKey: "its-public-half",
    counter: 0,
    transports: [],
    name: "The phone of Nadia",
    createdAt: sandbox.services.clock(),
  });
  // Any data that a call stores about its member can then be searched for.
  for (const asked of calls.filter((one) => !destroys(one)))
    for (const body of bodiesAt(victim.siteId, asked).bodies)
      await ask(asked.call, body, { authorization: token });

  owned = await ownedRows(sandbox.services.db, victim.id);
  const theirs = await Promise.all(
    [1017, 1021, 2002].map((id) => ownedRows(sandbox.services.db, id)),
  );
  const anybody = await sandbox.login("player22");
  const { data: calendar } = await sandbox.api("/services/v1/member/limits", {}, anybody);
  const known = JSON.stringify([
    ...theirs.map((rows) => [...rows]),
    // The answer to a time-out is stored, and its periods and lengths are those of all members.
    calendar,
    sandbox.services.catalogue.providers,
    // The shared address of all requests.
    "127.0.0.1",
  ]);
  // The name of a kind or a state (`time-out`) is not specific to anybody.
  const isTelling = (text: string) => text.length >= 8 && !/^[a-z_-]+$/.test(text);
  // The texts of a response stored under its key are the platform's.
  const all = [...owned.values()].flat().flatMap((row) => textsIn({ ...row, message: "" }));
  secrets = new Set([
    ...all.filter((text) => isTelling(text) && !known.includes(JSON.stringify(text))),
    token,
  ]);
});
afterAll(() => sandbox.remove());

/** Columns that identify one of a member's objects; sites, providers and games are public. */
const isIdentity = /^(id|(?!site_|gp_|game_)\w+_id|account|key|ticket)$/;

/** The identifiers of the victim's objects: ids, keys, tickets, the token. */
const victimsNames = () => {
  const values = [...owned.values()].flatMap((rows) =>
    rows
      .slice(-1)
      .flatMap((row) =>
        Object.entries(row).flatMap(([name, value]) =>
          isIdentity.test(name) && (typeof value === "number" || typeof value === "string")
            ? [value]
            : [],
        ),
      ),
  );
  const named = [...new Set([victim.id, victim.account, victim.token, ...values])];
  return {
    integer: named.filter((value) => typeof value === "number"),
    // Only a few of the numbers, because as text they can only be positions in a list.
    string: [
      ...named.filter((value) => typeof value === "string" && value !== ""),
      ...named.filter((value) => typeof value === "number").slice(0, 1),
    ].map(String),
  };
};

/** An unused value of the same format: each letter and digit is replaced by the next one. */
const nobodys = (value: number | string): number | string =>
  typeof value === "number"
    ? value + 700_000_000
    : value.replaceAll(/[0-8a-yA-Y]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 1));

/** The bodies of a call, with the site and the passwords of the requesting user. */
const bodiesAt = (siteId: number, { document, call }: Asked) => {
  const { bodies, names } = callBodies(document, call);
  const own = {
    site_id: siteId,
    ...(call.path.includes("/bank-accounts/") && { withdraw_password: withdrawPassword }),
    ...(call.path.includes("/login-protection/") && { password }),
  };
  const withOwn = (body: Body): Body => ({
    ...body,
    ...Object.fromEntries(Object.entries(own).filter(([name]) => name in body)),
  });
  return { bodies: bodies.map(withOwn), names };
};

/** Escaped as in JSON. */
const quoted = (text: string) => JSON.stringify(text).slice(1, -1);

/** Calls that end or destroy something run last. */
const readsFirst = (one: Asked, other: Asked) => Number(destroys(one)) - Number(destroys(other));
const destroys = ({ call }: Asked) =>
  /logout|destroy|password|leave|remove|delete|revoke|exclu/.test(call.path);

/** Secrets in the response that were not in the request. */
const leaksIn = ({ text }: Raw, body: Body): readonly string[] => {
  const asked = new Set(textsIn(body));
  return [...secrets].filter((secret) => !asked.has(secret) && text.includes(quoted(secret)));
};

const codeOf = ({ status, json }: Raw) => {
  const { code, message } = Object(json);
  return `${status} ${code} ${message}`;
};

describe("every call, as the documents list them", () => {
  test("the matrix requests every call in a form that it accepts", async () => {
    expect(calls.length).toBeGreaterThanOrEqual(72);
    const refused: string[] = [];
    const enter = sessionKeeper(sandbox, { ...victim, account: "player22" });
    for (const { document, call } of calls)
      for (const body of bodiesAt(victim.siteId, { document, call }).bodies) {
        const token = await enter();
        const answer = await ask(call, body, { authorization: token });
        const problems = document.problems(call, answer.status, answer.json);
        if ([400, 404, 500].includes(answer.status) || problems.length > 0)
          refused.push(
            `${call.path} ${JSON.stringify(body)}: ${codeOf(answer)} ${problems.join()}`,
          );
      }
    expect(refused).toEqual([]);
  });

  test("every member call is a 401 for a visitor, for an ended session and for a closed account", async () => {
    const open: string[] = [];
    for (const asked of calls) {
      const [body = {}] = bodiesAt(victim.siteId, asked).bodies;
      const attempts = [
        ...(needsToken(asked) ? [["a visitor", ""]] : []),
        ...(judgesToken(asked)
          ? [
              ["an ended session", ended],
              ["a closed account", closed],
            ]
          : []),
      ];
      for (const [who = "", authorization = ""] of attempts) {
        const answer = await ask(asked.call, body, { authorization });
        if (answer.status !== 401 || leaksIn(answer, body).length > 0)
          open.push(`${asked.call.path} for ${who}: ${codeOf(answer)}`);
      }
    }
    expect(open).toEqual([]);
  });
});

const visitor = { name: "a visitor", siteId: 1 };

describe.each([visitor, ...memberRoles])("$name", (role) => {
  test("nothing of a member's is given out or changed for any of the member's ids", async () => {
    const enter = "account" in role ? sessionKeeper(sandbox, role) : undefined;
    let token = "";
    const names = victimsNames();
    const key = String(owned.get("launch")?.[0]?.["launch_id"]);
    const found: string[] = [];
    const answerOf = async (call: ContractCall, body: Body, used: string = randomUUID()) => {
      const takesKey = JSON.stringify(call.parameters).includes("dempotency");
      const answer = await ask(call, body, {
        ...(enter && { authorization: token }),
        ...(takesKey && { "idempotency-key": used }),
      });
      const about = `${call.path} ${JSON.stringify(body)}`;
      found.push(...leaksIn(answer, body).map((leak) => `${about} has ${leak}`));
      if (answer.status === 409) found.push(`${about} knows the key of the victim's start`);
      return { ...answer, about };
    };

    for (const { document, call } of calls) {
      const { bodies, names: fields } = bodiesAt(role.siteId, { document, call });
      for (const body of bodies) {
        if (enter) token = await enter();
        await answerOf(call, body, key);
        // The call above may have ended the session, so the changed bodies need a new one.
        if (enter) token = await enter();
        for (const { name, type } of fields) {
          const values: readonly (number | string)[] = names[type];
          const noOnes = new Set<string>();
          for (const value of [...values.slice(0, 1), ...values.slice(-1)])
            noOnes.add(codeOf(await answerOf(call, { ...body, [name]: nobodys(value) })));
          for (const value of values) {
            const answer = await answerOf(call, { ...body, [name]: value });
            // A refused format, or a rate limit, says nothing about what exists.
            const tells = answer.status !== 400 && answer.status !== 429;
            if (tells && !noOnes.has(codeOf(answer)))
              found.push(`${answer.about} differs from nobody's: ${codeOf(answer)}`);
          }
        }
      }
    }
    expect(found).toEqual([]);
    expect(await ownedRows(sandbox.services.db, victim.id)).toEqual(owned);
  });
});

test("the member alone is given the secrets, so there was something to find", async () => {
  const enter = sessionKeeper(sandbox, victim);
  const told = new Set<string>();
  for (const { document, call } of calls.toSorted(readsFirst))
    for (const body of bodiesAt(victim.siteId, { document, call }).bodies) {
      const { text } = await ask(call, body, { authorization: await enter() });
      for (const [table, rows] of owned)
        if (textsIn(rows).some((one) => secrets.has(one) && text.includes(quoted(one))))
          told.add(table);
    }
  expect([...told]).toEqual(
    expect.arrayContaining(["bank_account", "launch", "letter", "member", "passkey"]),
  );
});
