import type { Exchange } from "../client.ts";
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

export const check = (rule: string, subject: string, title: string): Check => ({
  rule,
  area,
  subject,
  title,
  severity: "must",
});

export const judge = (
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

export const askFor = async (acting: Acting, id: string, changes: JsonObject) => {
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

/** A favourite is one in the list of games as soon as it is stored, and again none when it is removed. */
const checkFavourites = async (acting: Acting): Promise<void> => {
  const { context } = acting;
  const call = context.contract.calls.find(({ id }) => id === "storeFavourites");
  if (!call || objection(context, call) !== undefined) return;
  const games = async () => {
    const exchange = await askFor(acting, "listTemplateGames", {});
    return { exchange, list: exchange ? listAt(envelopeIn(exchange.json)?.data, "info") : [] };
  };
  const isFavourite = (game: unknown) => valueAt(game, "is_favorite") === 1;
  const [first] = (await games()).list;
  const game_id = valueAt(first, "game_id");
  if (typeof game_id !== "number") return;
  for (const wanted of [!isFavourite(first), isFavourite(first)]) {
    const data = [{ game_id, status: wanted ? 1 : 0 }];
    const stored = await askFor(acting, call.id, { data });
    if (!stored || !hasSucceeded(stored)) return;
    const { exchange = stored, list } = await games();
    const game = list.find((one) => valueAt(one, "game_id") === game_id);
    judge(
      context,
      isFavourite(game) === wanted,
      check(call.id, call.id, wanted ? "a stored favourite is one" : "a removed favourite is none"),
      exchange,
      [
        `is_favorite ${wanted ? 1 : 0} of the game ${game_id} in the member's list of games`,
        "Store the favourite before the call is answered.",
      ],
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

/** Pages of what a member reads. */
export const checkLists = async (acting: Acting): Promise<void> => {
  const { context } = acting;
  await checkLetters(acting);
  await checkFavourites(acting);
  for (const [id, some] of Map.groupBy(cursorLists, ({ call }) => call)) {
    const call = context.contract.calls.find((one) => one.id === id);
    if (!call || presenceOf(context, call).is !== "there") continue;
    if (objection(context, call) !== undefined) continue;
    await asCaller(acting, id, async (by) => {
      for (const { body } of some) await checkCursor(by, id, body);
    });
  }
};
