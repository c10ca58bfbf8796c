import * as v from "valibot";

/** Events whose payload we do not need: whatever it is, they happened (W-75). */
const bareEvents = [
  "customer_service_link_change",
  "carousel_picture.url",
  "content.changed",
  "letter.sent",
  "letter.read",
  "letter.delete",
  "all_transfer_back",
  "profile.updated",
  "app_clean_cache",
  "RedEnvelopeDisplay",
  "roulette_display",
] as const;

type BareEvent = (typeof bareEvents)[number];

/** The events of the channels, in our own spelling. Their types are the wire names (RT-09 to RT-26). */
export type RealtimeEvent =
  | { readonly type: BareEvent }
  /** `language` undefined: applies to every language. */
  | {
      readonly type: "model_sponsor.url" | "model_login.url";
      readonly language: string | undefined;
    }
  /** The address is not validated here; a `launchId` of another start must be ignored (W-73). */
  | {
      readonly type: "game.url";
      readonly url: string;
      readonly launchId: string | undefined;
      readonly providerId: string | undefined;
      readonly gameCode: string | undefined;
    }
  | {
      readonly type: "forward_game.status";
      readonly code: string;
      readonly message: string;
    }
  /** Decimal text. undefined: the amount was unreadable, so fetch the wallet instead. */
  | { readonly type: "member.cash"; readonly cash: string | undefined }
  /** A session name or, on other platforms, a token. */
  | { readonly type: "login"; readonly token: string }
  /** `deposit` undefined: it was unreadable, so only the balance is fetched again. */
  | { readonly type: "member_deposit.success"; readonly deposit: Deposit | undefined };

export interface Deposit {
  readonly orderNumber: string;
  /** Decimal text. */
  readonly amount: string;
  /** 1 is the first deposit. */
  readonly times: number;
}

export type EventName = RealtimeEvent["type"];

const numberAsText = v.pipe(
  v.number(),
  v.finite(),
  v.transform((number) => String(number)),
);
const text = v.union([v.string(), numberAsText]);
const filled = v.pipe(text, v.minLength(1), v.maxLength(2_048));
/** Absent and unusable values both count as not given. */
const orNothing = v.optional(v.fallback(v.optional(filled), undefined));
const amount = v.pipe(text, v.regex(/^-?\d{1,15}(\.\d+)?$/));
const count = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))]),
  v.integer(),
  v.minValue(1),
);

const language = v.fallback(
  v.pipe(
    v.object({ language: orNothing }),
    v.transform((payload) => payload.language),
  ),
  undefined,
);

const gameUrl = v.object({
  url: v.pipe(v.string(), v.minLength(1), v.maxLength(2_048)),
  // A present but unreadable value means that it belongs to a start that is not ours: the event is dropped.
  launch_id: v.nullish(filled),
  gp_id: orNothing,
  game_code: orNothing,
});
const status = v.object({ code: filled, message: v.fallback(v.optional(text, ""), "") });
const cash = v.object({ cash: amount });
const login = v.object({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(512)) });
const deposit = v.object({ order_number: filled, deposit_amount: amount, deposit_times: count });

const isBare = (name: string): name is BareEvent =>
  (bareEvents as readonly string[]).includes(name);

const read = <Schema extends v.GenericSchema>(schema: Schema, payload: unknown) => {
  const result = v.safeParse(schema, payload);
  return result.success ? result.output : undefined;
};

/**
 * Parses an event as leniently as the wire contract requires: undefined for an unknown event, or one that lacks a field
 * required for its effect; otherwise a broken payload does not prevent the effect.
 */
export function readEvent(name: string, payload: unknown): RealtimeEvent | undefined {
  if (isBare(name)) return { type: name };
  switch (name) {
    case "model_sponsor.url":
    case "model_login.url":
      return { type: name, language: v.parse(language, payload) };
    case "game.url": {
      const game = read(gameUrl, payload);
      return (
        game && {
          type: name,
          url: game.url,
          launchId: game.launch_id ?? undefined,
          providerId: game.gp_id,
          gameCode: game.game_code,
        }
      );
    }
    case "forward_game.status": {
      const known = read(status, payload);
      return known && { type: name, ...known };
    }
    case "member.cash":
      return { type: name, cash: read(cash, payload)?.cash };
    case "login": {
      const other = read(login, payload);
      return other && { type: name, token: other.token };
    }
    case "member_deposit.success": {
      const made = read(deposit, payload);
      return {
        type: name,
        deposit: made && {
          orderNumber: made.order_number,
          amount: made.deposit_amount,
          times: made.deposit_times,
        },
      };
    }
    default:
      return undefined;
  }
}

/** Template events may be limited to one language (RT-13, RT-14, A-121). */
export const concernsLanguage = (event: RealtimeEvent, current: string): boolean =>
  !("language" in event) || event.language === undefined || event.language === current;
