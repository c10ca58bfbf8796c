import type { Exchange } from "../client.ts";
import { permissionFor } from "../effects.ts";
import { listAt, textAt, valueAt, type JsonObject } from "../json-value.ts";
import type { Check } from "../results.ts";
import { envelopeIn, hasSucceeded } from "./answers.ts";
import { bodyFor, objection, type CheckContext } from "./context.ts";
import { asCaller, type Acting } from "./followed-session.ts";
import { presenceOf } from "./services.ts";

const area = "lists";
/** So small that a short list has several pages, and so few that a long one is not read to its end. */
const pageSize = 3;
const mostPages = 8;

const check = (rule: string, subject: string, title: string): Check => ({
  rule,
  area,
  subject,
  title,
  severity: "must",
});

const judge = (
  { results }: CheckContext,
  fits: boolean,
  made: Check,
  exchange: Exchange,
  [expected, advice]: readonly [expected: string, advice: string],
): void => {
  if (fits) results.pass(made);
  else results.fail(made, exchange, { expected, advice });
};

const rowsIn = ({ json }: Exchange): readonly string[] =>
  listAt(envelopeIn(json)?.data, "list").map((row) => JSON.stringify(row));

const askFor = async (acting: Acting, id: string, changes: JsonObject) => {
  const { context, token } = acting;
  const call = context.contract.calls.find((one) => one.id === id);
  return (
    call &&
    context.client.send({
      path: call.path,
      body: { ...bodyFor(context.config, call), ...changes },
      token: token(),
    })
  );
};

/** Letters come by the number of the page. */
const checkLetters = async (acting: Acting): Promise<void> => {
  const { context } = acting;
  const page = (number: number, sort_order = "desc") =>
    askFor(acting, "listLetters", { page: number, sort_order });
  const first = await page(1);
  const second = await page(2);
  if (!first || !second || !hasSucceeded(first)) return;
  const total = Number(valueAt(envelopeIn(first.json)?.data, "total_count"));
  const letters = (exchange: Exchange) =>
    listAt(envelopeIn(exchange.json)?.data, "list").map((letter) => ({
      id: valueAt(letter, "id"),
      at: textAt(letter, "created_at") ?? "",
    }));
  const made = (title: string) => check("W-52", "listLetters", title);
  const [one, two] = [letters(first), letters(second)];
  const ids = new Set([...one, ...two].map(({ id }) => id));
  judge(context, ids.size === one.length + two.length, made("no letter on two pages"), second, [
    "no id of the page before",
    "Sort letters by something that is different for each, and count pages from 1.",
  ]);
  judge(
    context,
    one.length === Math.min(50, total) && two.length === Math.min(50, Math.max(0, total - 50)),
    made("pages of 50 without a gap"),
    two.length === 0 ? first : second,
    [
      `${Math.min(50, total)} and ${Math.min(50, Math.max(0, total - 50))} letters, because total_count is ${total}`,
      "Fill every page but the last with 50 letters, and count them all in total_count.",
    ],
  );
  const times = [...one, ...two].map(({ at }) => at);
  judge(
    context,
    times.every((at, index) => index === 0 || at <= (times[index - 1] ?? "")),
    made("the second page follows the first"),
    second,
    [
      "created_at never later than in the row before",
      "Sort by sort_field and sort_order before the page is cut.",
    ],
  );
  const beyond = await page(Math.ceil(total / 50) + 1);
  if (beyond)
    judge(
      context,
      rowsIn(beyond).length === 0 && hasSucceeded(beyond),
      made("an empty page beyond the end"),
      beyond,
      ["success with an empty list", "Answer an empty list for a page beyond the end."],
    );
  const last = await page(1, "asc");
  if (last && total > 0) {
    const [oldest] = letters(last);
    judge(
      context,
      (oldest?.at ?? "") <= (times.at(-1) ?? ""),
      made("the other order begins at the other end"),
      last,
      ["the oldest letter first", "Sort by sort_order."],
    );
  }
};

/** Lists that come by `after`, with what is asked for. */
const cursorLists: readonly { readonly call: string; readonly body: JsonObject }[] = [
  ...["money", "rounds", "sessions"].map((list) => ({ call: "listRecords", body: { list } })),
  ...["downline", "operation", "settlement"].map((report) => ({
    call: "getAgentReport",
    body: { report },
  })),
  { call: "listFriends", body: { rewarded: false } },
];

/** Small pages, one after the other, must be the beginning of the list that one large page shows. */
const checkCursor = async (acting: Acting, id: string, body: JsonObject): Promise<void> => {
  const { context, token } = acting;
  const call = context.contract.calls.find((one) => one.id === id);
  if (!call) return;
  const ask = (changes: JsonObject) =>
    context.client.send({ path: call.path, body: { ...body, ...changes }, token: token() });
  const subject = Object.values(body).find((value) => typeof value === "string") ?? id;
  const made = (title: string) => check(id, id, `${String(subject)}: ${title}`);
  const whole = await ask({ limit: 100 });
  if (!hasSucceeded(whole)) return;
  const expected = rowsIn(whole);
  const isWhole = valueAt(envelopeIn(whole.json)?.data, "next") === null;

  let after: string | undefined;
  let read: readonly string[] = [];
  let page = whole;
  let isEnd = false;
  for (let turn = 0; turn < mostPages && !isEnd; turn += 1) {
    page = await ask({ limit: pageSize, ...(after !== undefined && { after }) });
    const rows = rowsIn(page);
    const next = textAt(envelopeIn(page.json)?.data, "next");
    judge(
      context,
      rows.length <= pageSize && hasSucceeded(page),
      made("no more rows than asked for"),
      page,
      [`at most ${pageSize} rows`, "Cut the list after limit rows."],
    );
    read = [...read, ...rows];
    isEnd = next === undefined || next === after;
    after = next;
  }
  const beginning = expected.slice(0, read.length);
  judge(
    context,
    JSON.stringify(read) === JSON.stringify(beginning),
    made("each page follows the one before, no row twice and none skipped"),
    page,
    [
      `the rows of one large page, of which number ${read.findIndex((row, at) => row !== beginning[at]) + 1} is different`,
      "Begin a page with the row after the last of the page before, by a place that no two rows share.",
    ],
  );
  if (isWhole && isEnd)
    judge(
      context,
      read.length === expected.length,
      made("next is null at the end, and not before"),
      page,
      [
        `${expected.length} rows before next is null`,
        "Answer next null only where no row follows.",
      ],
    );
};

/** In ms; text without an offset is in the zone of the site (W-09). */
export const timeOf = (text: string): number =>
  Date.parse(/(Z|[+-]\d{2}:?\d{2})$/.test(text) ? text : `${text.replace(" ", "T")}-04:00`);

/** What has just happened, or is still to end, must be told in the zone that the contract names. */
const checkZone = async (acting: Acting): Promise<void> => {
  const { context, token } = acting;
  const nowIn = ({ headers }: Exchange) => Date.parse(headers.get("date") ?? "") || Date.now();
  const path = "/api/arks/web/activity/red_envelope_promotion";
  const offered = await context.client.send({ path, token: token() });
  const end = textAt(envelopeIn(offered.json)?.data, "envelope", "end_at");
  if (end !== undefined)
    judge(
      context,
      timeOf(end) > nowIn(offered),
      check("W-09", "getRedEnvelope", "an envelope that is open ends later than now"),
      offered,
      [
        "a later time in America/Caracas, or one with an offset",
        "Tell times without an offset in the zone of the site, America/Caracas.",
      ],
    );
  if (!context.services.has("promotions")) return;
  const told = await context.client.send({
    path: "/api/services/v1/member/promotions",
    token: token(),
  });
  const won = textAt(listAt(envelopeIn(told.json)?.data, "won")[0], "at");
  const records = await askFor(acting, "listRecords", {
    list: "money",
    kinds: ["red-envelope", "roulette"],
    from: undefined,
    to: undefined,
  });
  const recorded = records && textAt(listAt(envelopeIn(records.json)?.data, "list")[0], "at");
  if (won === undefined || typeof recorded !== "string") return;
  judge(
    context,
    // A spin that has won nothing is no record, so the win may be the later one, but never hours later.
    timeOf(won) <= nowIn(told) + 60_000 && timeOf(won) >= timeOf(recorded) - 60_000,
    check("W-09", "getPromotions", "the same moment in the zone of the site and with an offset"),
    told,
    [
      `between ${recorded} and now, in America/Caracas`,
      "Tell times without an offset in the zone of the site, America/Caracas.",
    ],
  );
};

/** Answers that anybody may read, and that are the same from one moment to the next. */
const stable = [
  "listFooter",
  "getServiceAgreement",
  "listAnnouncements",
  "listRegisterSettings",
  "listGameTypes",
];

/** A language that nobody has is English, and no error. */
const checkLanguages = async ({ context }: Acting): Promise<void> => {
  const { client, config, contract } = context;
  for (const call of contract.calls.filter(
    (one) => stable.includes(one.id) && one.isForVisitors && permissionFor(one) === undefined,
  )) {
    const read = (lang: string) =>
      client.send({ path: call.path, body: bodyFor(config, call), headers: { lang } });
    const english = await read("en_US");
    const again = await read("en_US");
    const unknown = await read("xx_XX");
    judge(
      context,
      unknown.status === english.status &&
        (unknown.text === english.text || english.text !== again.text),
      check(call.id, call.id, "an unknown language counts as en_US"),
      unknown,
      [
        "the answer of lang en_US",
        "Answer in English where lang is none of your languages; never refuse it.",
      ],
    );
  }
  // A refusal has a message in every language.
  const refused = contract.calls.find(({ id }) => id === "listRegisterSettings");
  if (!refused) return;
  for (const lang of ["en_US", "th_TH", "xx_XX"]) {
    const exchange = await client.send({
      path: refused.path,
      body: { ...bodyFor(config, refused), site_id: 2_147_483_647 },
      headers: { lang },
    });
    const message = envelopeIn(exchange.json)?.message;
    judge(
      context,
      typeof message === "string" && message.trim() !== "",
      check("codes-and-success", refused.id, "a refusal has a message in every language"),
      exchange,
      [
        "a message",
        "Send a message with each refusal, in the language of lang or else in English.",
      ],
    );
  }
};

/** Pages, times and languages of what a member reads. */
export const checkLists = async (acting: Acting): Promise<void> => {
  const { context } = acting;
  await checkLetters(acting);
  for (const [id, some] of Map.groupBy(cursorLists, ({ call }) => call)) {
    const call = context.contract.calls.find((one) => one.id === id);
    if (!call || presenceOf(context, call).is !== "there") continue;
    if (objection(context, call) !== undefined) continue;
    await asCaller(acting, id, async (by) => {
      for (const { body } of some) await checkCursor(by, id, body);
    });
  }
  await checkZone(acting);
  await checkLanguages(acting);
};
