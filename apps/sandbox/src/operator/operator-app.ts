import { randomUUID } from "node:crypto";
import { desc } from "drizzle-orm";
import type { Hono } from "hono";
import * as v from "valibot";
import { contentKinds, isContentKind } from "../content/contents.ts";
import { outbox } from "../db/schema.ts";
import { houseAccount, mainAccount } from "../ledger/accounts.ts";
import { KeyReused } from "../ledger/ledger.ts";
import { addLetters } from "../letters/letters.ts";
import { findMember } from "../members/find-member.ts";
import { issueEnc } from "../members/login-links.ts";
import { openAccount } from "../members/open-account.ts";
import { minorUnits, money } from "../money/decimal.ts";
import { lockMember } from "../play/launches.ts";
import { publishCash, publishLetter, type CashPublisher } from "../play/member-events.ts";
import { mainBalance } from "../play/wallet.ts";
import { setPlayRules } from "../providers/play-rules.ts";
import { latestRegistrations } from "../registration/latest-registrations.ts";
import type { Services } from "../services.ts";
import { siteWithId } from "../sites/sites.ts";
import { addTrackingCalls } from "../tracking/operator-calls.ts";
import type { Bound } from "../wire/api-app.ts";
import { addAgentDecisions } from "./agents.ts";
import { ledgerReport } from "./ledger-report.ts";
import type { OrderedAnswer } from "./ordered-answers.ts";
import { accepted, readJson, refused } from "./read-json.ts";
import {
  answersRequest,
  contentRequest,
  eventsRequest,
  letterRequest,
  loginLinkRequest,
  memberRequest,
  moneyRequest,
  playRulesRequest,
  providerRequest,
} from "./requests.ts";

/** Without an end, maintenance goes on for so long, in ms. */
const usualMaintenance = 2 * 60 * 60_000;

const shownOrder = (order: OrderedAnswer) => ({
  id: order.id,
  path: order.path,
  member: order.member ?? null,
  code: order.code ?? null,
  message: order.message,
  status: order.status,
  delay_ms: order.delayMs,
  form: order.form ?? null,
  behaviour: order.behaviour,
  carry_out: order.carryOut,
  remaining: Number.isFinite(order.remaining) ? order.remaining : "always",
});

const provide = (
  app: Hono<Bound>,
  {
    catalogue,
    clock,
    db,
    providerStatus,
  }: Pick<Services, "catalogue" | "clock" | "db" | "providerStatus">,
) => {
  app.get("/sandbox/providers", async (c) => {
    const statuses = await providerStatus.all(db);
    return accepted(
      c,
      catalogue.providers.map(({ gp_id, name }) => {
        const status = statuses.get(gp_id) ?? { state: "open" as const };
        return {
          gp_id,
          name,
          state: status.state,
          ...(status.state === "slow" && { delay_ms: status.delayMs }),
          ...(status.state === "maintenance" && {
            start_at: new Date(status.startAt).toISOString(),
            end_at: new Date(status.endAt).toISOString(),
          }),
        };
      }),
    );
  });

  app.post("/sandbox/providers/:gpId", async (c) => {
    const gpId = c.req.param("gpId");
    if (!catalogue.provider(gpId)) return refused(c, 404, "There is no such provider.");
    const read = await readJson(c, providerRequest);
    if ("refused" in read) return read.refused;
    const { body } = read;
    switch (body.state) {
      case "maintenance": {
        const startAt = body.start_at ?? clock();
        const endAt = body.end_at ?? startAt + usualMaintenance;
        await providerStatus.set(db, gpId, { state: "maintenance", startAt, endAt });
        break;
      }
      case "slow":
        await providerStatus.set(db, gpId, { state: "slow", delayMs: body.delay_ms });
        break;
      default:
        await providerStatus.set(db, gpId, body);
    }
    return accepted(c);
  });

  app.post("/sandbox/providers/:gpId/rules", async (c) => {
    const gpId = c.req.param("gpId");
    if (!catalogue.provider(gpId)) return refused(c, 404, "There is no such provider.");
    const read = await readJson(c, playRulesRequest);
    if ("refused" in read) return read.refused;
    const { autoplay, turbo } = read.body;
    const rules = await setPlayRules(db, gpId, {
      ...(autoplay === undefined ? {} : { autoplay }),
      ...(turbo === undefined ? {} : { turbo }),
    });
    return accepted(c, rules);
  });
};

const orderAnswers = (app: Hono<Bound>, { orderedAnswers }: Pick<Services, "orderedAnswers">) => {
  app.get("/sandbox/answers", (c) => accepted(c, orderedAnswers.list().map(shownOrder)));

  app.post("/sandbox/answers", async (c) => {
    const read = await readJson(c, answersRequest);
    if ("refused" in read) return read.refused;
    const { body } = read;
    const times = { once: 1, always: Number.POSITIVE_INFINITY };
    const added = orderedAnswers.add({
      path: body.path,
      member: body.member,
      code: body.code,
      message: body.message ?? "Ordered by the operator.",
      status: body.status,
      delayMs: body.delay_ms,
      form: body.form,
      data: body.data,
      headers: body.headers,
      raw: body.raw,
      behaviour: body.behaviour,
      carryOut: body.carry_out,
      remaining: typeof body.times === "number" ? body.times : times[body.times],
    });
    return accepted(c, shownOrder(added));
  });

  app.delete("/sandbox/answers", (c) => {
    orderedAnswers.clear();
    return accepted(c);
  });
  app.delete("/sandbox/answers/:id", (c) => {
    orderedAnswers.clear(Number(c.req.param("id")));
    return accepted(c);
  });
};

const openAccounts = (
  app: Hono<Bound>,
  services: Pick<Services, "clock" | "config" | "db" | "ledger">,
) =>
  app.post("/sandbox/members", async (c) => {
    const read = await readJson(c, memberRequest);
    if ("refused" in read) return read.refused;
    const { account, password, dollars, agent: above, site_id = services.config.site } = read.body;
    const site = siteWithId(site_id);
    if (!site) return refused(c, 404, "There is no such site.");
    const currency = read.body.currency ?? site.currencies[0];
    if (!currency || !site.currencies.includes(currency))
      return refused(c, 422, `currency must be one of ${site.currencies.join(", ")}.`);
    const agent = above === undefined ? undefined : await findMember(services.db, site_id, above);
    if (above !== undefined && !agent?.facts.agentActive)
      return refused(c, 404, "There is no such agent.");
    const opened = await openAccount(services, {
      agentId: agent?.id,
      siteId: site_id,
      account,
      password,
      currency,
      dollars,
    });
    if (!opened) return refused(c, 409, "The site has this account already.");
    return accepted(c, { member_id: opened.id, account, currency });
  });

const giveMoney = (
  app: Hono<Bound>,
  services: CashPublisher & Pick<Services, "config" | "ledger">,
) =>
  app.post("/sandbox/money", async (c) => {
    const read = await readJson(c, moneyRequest);
    if ("refused" in read) return read.refused;
    const { member: name, site_id, amount: text, key = randomUUID() } = read.body;
    const { db, ledger, config } = services;
    const member = await findMember(db, site_id ?? config.site, name);
    if (!member) return refused(c, 404, "There is no such member.");
    const size = minorUnits(text.replace("-", ""));
    if (size === undefined) return refused(c, 422, "The amount must not be zero.");
    const amount = text.startsWith("-") ? -size : size;
    const outcome = await db
      .transaction(async (tx) => {
        // Whoever moves the whole purse at this moment has read how much that is.
        await lockMember(tx, member.id);
        return ledger.transfer(tx, {
          key: `operator:${key}`,
          kind: "operator",
          entries: [
            { account: houseAccount(member.currency), amount: -amount },
            { account: mainAccount(member.id, member.currency), amount },
          ],
        });
      })
      .catch((error: unknown) => {
        if (error instanceof KeyReused) return "reused";
        throw error;
      });
    if (outcome === "reused") return refused(c, 409, "The key was used for something else.");
    if (outcome === "insufficient") return refused(c, 409, "There is not enough money for that.");
    publishCash(services, member);
    const cash = await mainBalance(services, db, member);
    return accepted(c, { member_id: member.id, currency: member.currency, cash: money(cash) });
  });

const writeLetters = (
  app: Hono<Bound>,
  services: Pick<Services, "background" | "clock" | "config" | "db" | "publisher">,
) =>
  app.post("/sandbox/letters", async (c) => {
    const read = await readJson(c, letterRequest);
    if ("refused" in read) return read.refused;
    const { member: name, site_id, title, content } = read.body;
    const { clock, config, db } = services;
    const member = await findMember(db, site_id ?? config.site, name);
    if (!member) return refused(c, 404, "There is no such member.");
    const [id = 0] = await addLetters(db, member.id, [{ title, content, createdAt: clock() }]);
    publishLetter(services, member.id, "letter.sent", id);
    return accepted(c, { id, member_id: member.id });
  });

/** An address that logs its reader in as the member, once and for a short time. */
const makeLoginLinks = (app: Hono<Bound>, services: Pick<Services, "clock" | "config" | "db">) =>
  app.post("/sandbox/login-links", async (c) => {
    const read = await readJson(c, loginLinkRequest);
    if ("refused" in read) return read.refused;
    const { db, config } = services;
    const member = await findMember(db, read.body.site_id ?? config.site, read.body.member);
    if (!member) return refused(c, 404, "There is no such member.");
    const { enc, endsAt } = await issueEnc(services, member.id);
    return accepted(c, {
      address: `${config.publicOrigin}/?enc=${enc}`,
      ends_at: new Date(endsAt).toISOString(),
    });
  });

const placeContent = (
  app: Hono<Bound>,
  { config, contents, db }: Pick<Services, "config" | "contents" | "db">,
) => {
  app.get("/sandbox/content", async (c) => {
    const kinds = Object.keys(contentKinds).filter(isContentKind);
    const lists = await Promise.all(
      kinds.map(async (kind) => [kind, await contents.list(config.site, kind)] as const),
    );
    return accepted(c, Object.fromEntries(lists));
  });

  app.post("/sandbox/content", async (c) => {
    const read = await readJson(c, contentRequest);
    if ("refused" in read) return read.refused;
    const { kind, items, site_id } = read.body;
    if (!isContentKind(kind))
      return refused(c, 422, `kind must be one of ${Object.keys(contentKinds).join(", ")}.`);
    const checked = v.safeParse(v.array(contentKinds[kind]), items);
    if (!checked.success) {
      const problems = checked.issues.map(
        (issue) => `items.${v.getDotPath(issue) ?? ""}: ${issue.message}`,
      );
      return c.json({ code: "400", message: "The items are not valid.", data: { problems } }, 400);
    }
    await contents.replace(db, site_id ?? config.site, kind, checked.output);
    return accepted(c);
  });
};

/** What only the operator may do and see; the key is asked for before any of it. */
export const addOperatorCalls = (app: Hono<Bound>, services: Services): void => {
  app.get("/sandbox/ledger", async (c) => c.json(await ledgerReport(services.db)));

  app.get("/sandbox/outbox", async (c) => {
    const rows = await services.db.select().from(outbox).orderBy(desc(outbox.id)).limit(200);
    return c.json({
      messages: rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() })),
    });
  });

  app.get("/sandbox/registrations", async (c) =>
    c.json({ registrations: await latestRegistrations(services.db) }),
  );

  app.post("/sandbox/events", async (c) => {
    const read = await readJson(c, eventsRequest);
    if ("refused" in read) return read.refused;
    const { channel, event, payload } = read.body;
    await services.publisher.publish([channel].flat(), event, payload);
    return accepted(c);
  });

  addAgentDecisions(app, services);
  addTrackingCalls(app, services);
  provide(app, services);
  orderAnswers(app, services);
  openAccounts(app, services);
  giveMoney(app, services);
  writeLetters(app, services);
  makeLoginLinks(app, services);
  placeContent(app, services);
};
