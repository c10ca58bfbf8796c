import { randomUUID } from "node:crypto";
import type { Context, Hono } from "hono";
import * as v from "valibot";
import type { Tx } from "../ground/db/database.ts";
import { addLetters } from "../letters/letters.ts";
import { findMember, lockMember } from "../members/find-member.ts";
import { hashPassword } from "../members/passwords.ts";
import { searchMembers } from "../members/search-members.ts";
import type { Member } from "../members/sessions.ts";
import { closeSockets, publishLetter } from "../play/member-events.ts";
import { askForCheck } from "../responsible-play/activity/reality-check.ts";
import type { Services } from "../services.ts";
import type { Bound } from "../wire/client-address.ts";
import {
  closeAccount,
  givePassword,
  logOutEverywhere,
  oneTimePassword,
  openAccountAgain,
} from "./access.ts";
import { adjustMoney, type Adjusted } from "./adjust-money.ts";
import { audit } from "./audit.ts";
import { memberRow, memberView } from "./member-view.ts";
import { operatorOf } from "./operator-key.ts";
import { accepted, readJson, refused } from "./read-json.ts";
import { readQuery } from "./read-query.ts";
import {
  adjustment,
  because,
  idempotencyKey,
  letterRequest,
  memberSearch,
  moneyRequest,
} from "./requests.ts";

type Needs = Pick<
  Services,
  | "background"
  | "catalogue"
  | "clock"
  | "config"
  | "connectionUser"
  | "db"
  | "ledger"
  | "providerStatus"
  | "publisher"
  | "sessions"
  | "waitingStarts"
>;

const one = "/sandbox/members/:id{[0-9]{1,9}}";

const noMember = (c: Context<Bound>) => refused(c, 404, "There is no such member.");

/** The site is included because two sites may have the same account. */
const named = ({ id, siteId }: Member) => ({ member_id: id, site_id: siteId });

const adjustedAnswer = (c: Context<Bound>, member: Member, outcome: Adjusted) => {
  switch (outcome.kind) {
    case "nothing":
      return refused(c, 422, "The amount must not be zero.");
    case "reused":
      return refused(c, 409, "The key was used for something else.");
    case "insufficient":
      return refused(c, 409, "There is not enough money for that.");
    case "done":
      return accepted(c, {
        member_id: member.id,
        currency: member.currency,
        cash: outcome.cash,
      });
  }
};

const findMembers = (app: Hono<Bound>, services: Needs) => {
  app.get("/sandbox/members", async (c) => {
    const read = readQuery(c, memberSearch);
    if ("refused" in read) return read.refused;
    const { site_id, ...search } = read.query;
    const { found, next, total } = await searchMembers(services.db, { ...search, siteId: site_id });
    return accepted(c, {
      list: found.map(({ member, cash }) => memberRow(member, cash)),
      next: next === undefined ? null : String(next),
      total,
    });
  });

  app.get(one, async (c) => {
    const member = await memberOf(services, c);
    return member ? accepted(c, await memberView(services, member)) : noMember(c);
  });
};

/** By the id in the address only, because an account name may look like an id. */
const memberOf = async (
  { config, db }: Needs,
  c: Context<Bound, typeof one>,
): Promise<Member | undefined> => {
  const id = c.req.param("id");
  const found = await findMember(db, config.site, id);
  return found?.id === Number(id) ? found : undefined;
};

/** Writes the audit entry, with the wallet's balance before and after. */
const writtenOf =
  (c: Context<Bound>, { account }: Member, detail: Readonly<Record<string, unknown>>) =>
  (tx: Tx, cash: Readonly<Record<"before" | "now", string>>): Promise<void> =>
    audit(
      tx,
      operatorOf(c),
      "member.money",
      account,
      { ...detail, cash: cash.now },
      { cash: cash.before },
    );

const moveMoney = (app: Hono<Bound>, services: Needs) => {
  app.post("/sandbox/money", async (c) => {
    const read = await readJson(c, moneyRequest);
    if ("refused" in read) return read.refused;
    const { member: name, site_id, amount, key = randomUUID() } = read.body;
    const member = await findMember(services.db, site_id ?? services.config.site, name);
    if (!member) return noMember(c);
    const outcome = await adjustMoney(services, {
      member,
      amount,
      key,
      written: writtenOf(c, member, {
        ...named(member),
        amount,
        ledger_key: `operator:${key}`,
      }),
    });
    return adjustedAnswer(c, member, outcome);
  });

  app.post(`${one}/money`, async (c) => {
    const read = await readJson(c, adjustment);
    if ("refused" in read) return read.refused;
    const key = v.safeParse(idempotencyKey, c.req.header("idempotency-key"));
    if (!key.success) return refused(c, 422, "An Idempotency-Key is missing.");
    const member = await memberOf(services, c);
    if (!member) return noMember(c);
    const { amount, reason } = read.body;
    const { currency } = member;
    // The same key leads from the movement in the ledger to its reason.
    const detail = {
      ...named(member),
      amount,
      currency,
      reason,
      ledger_key: `operator:${key.output}`,
    };
    const outcome = await adjustMoney(services, {
      member,
      amount,
      key: key.output,
      written: writtenOf(c, member, detail),
    });
    return adjustedAnswer(c, member, outcome);
  });
};

const decideAccess = (app: Hono<Bound>, services: Needs) => {
  const { db, waitingStarts } = services;

  const readAsked = async (c: Context<Bound, typeof one>) => {
    const read = await readJson(c, because);
    if ("refused" in read) return read;
    const member = await memberOf(services, c);
    return member ? { member, reason: read.body.reason } : { refused: noMember(c) };
  };

  /** Ends sessions in the transaction that records why; their windows lose their sockets immediately. */
  const end = async (
    c: Context<Bound>,
    member: Member,
    { what, reason }: { readonly what: string; readonly reason: string },
    carry: (tx: Tx) => Promise<readonly string[]>,
  ) => {
    const ended = await db.transaction(async (tx) => {
      const sessions = await carry(tx);
      const detail = { ...named(member), reason, sessions: sessions.length };
      const { state } = await lockMember(tx, member.id);
      const isChanged = state !== member.state;
      await audit(
        tx,
        operatorOf(c),
        what,
        member.account,
        { ...detail, ...(isChanged && { state }) },
        isChanged ? { state: member.state } : undefined,
      );
      return sessions;
    });
    closeSockets(services, member.id, ended);
    return { member_id: member.id, sessions_ended: ended.length };
  };

  const add = (
    name: "disable" | "log-out" | "password",
    what: string,
    carry: (member: Member) => Promise<{
      readonly work: (tx: Tx) => Promise<readonly string[]>;
      readonly answer?: Readonly<Record<string, string>>;
    }>,
  ) =>
    app.post(`${one}/${name}`, async (c) => {
      const asked = await readAsked(c);
      if ("refused" in asked) return asked.refused;
      const { member, reason } = asked;
      const { work, answer } = await carry(member);
      const done = await end(c, member, { what, reason }, work);
      return accepted(c, { ...done, ...answer });
    });

  add("disable", "member.disable", async ({ id }) => ({
    work: (tx) => {
      // A start still waiting for its provider is cancelled.
      waitingStarts.giveUp(id);
      return closeAccount(services, tx, id);
    },
  }));
  add("log-out", "member.log-out", async ({ id }) => ({
    work: (tx) => logOutEverywhere(services, tx, id),
  }));
  add("password", "member.password", async ({ id: memberId }) => {
    const password = oneTimePassword();
    const passwordHash = await hashPassword(password);
    return {
      work: (tx) => givePassword(services, tx, { memberId, passwordHash }),
      // Shown only this once; it cannot be read back.
      answer: { password },
    };
  });

  const addChange = (
    name: "enable" | "reality-check",
    work: (tx: Tx, id: number) => Promise<void>,
  ) =>
    app.post(`${one}/${name}`, async (c) => {
      const asked = await readAsked(c);
      if ("refused" in asked) return asked.refused;
      const { member, reason } = asked;
      await db.transaction(async (tx) => {
        const { state: before } = await lockMember(tx, member.id);
        await work(tx, member.id);
        const { state } = await lockMember(tx, member.id);
        const isChanged = state !== before;
        const detail = { ...named(member), reason, ...(isChanged && { state }) };
        const was = isChanged ? { state: before } : undefined;
        await audit(tx, operatorOf(c), `member.${name}`, member.account, detail, was);
      });
      return accepted(c, { member_id: member.id });
    });

  addChange("enable", openAccountAgain);
  addChange("reality-check", (tx, id) => askForCheck(tx, id, services.clock()));
};

const writeLetters = (app: Hono<Bound>, services: Needs) =>
  app.post("/sandbox/letters", async (c) => {
    const read = await readJson(c, letterRequest);
    if ("refused" in read) return read.refused;
    const { member: name, site_id, title, content } = read.body;
    const { clock, config, db } = services;
    const member = await findMember(db, site_id ?? config.site, name);
    if (!member) return noMember(c);
    const id = await db.transaction(async (tx) => {
      const [added = 0] = await addLetters(tx, member.id, [{ title, content, createdAt: clock() }]);
      const detail = { ...named(member), letter: added, title: title["en_US"] ?? "" };
      await audit(tx, operatorOf(c), "member.letter", member.account, detail);
      return added;
    });
    publishLetter(services, member.id, "letter.sent", id);
    return accepted(c, { id, member_id: member.id });
  });

export const addMembers = (app: Hono<Bound>, services: Needs): void => {
  findMembers(app, services);
  moveMoney(app, services);
  decideAccess(app, services);
  writeLetters(app, services);
};
