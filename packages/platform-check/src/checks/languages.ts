import type { Exchange } from "../client.ts";
import { permissionFor } from "../effects.ts";
import { listAt, textAt } from "../json-value.ts";
import { sections } from "../rules.ts";
import { envelopeIn } from "./answers.ts";
import { bodyFor } from "./context.ts";
import type { Acting } from "./followed-session.ts";
import { askFor, check, judge } from "./lists.ts";

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
      check(sections.headers, call.id, "an unknown language counts as en_US"),
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

/** Times in the zone of the site, and languages. */
export const checkZonesAndLanguages = async (acting: Acting): Promise<void> => {
  await checkZone(acting);
  await checkLanguages(acting);
};
