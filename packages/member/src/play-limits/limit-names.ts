import type { MessageIdOf } from "@naluma/i18n";
import type { restWords } from "../words.rest.ts";
import type { BreakKind, BreakLength, effectOf, LimitKind, LimitPeriod } from "./play-limit.ts";

type Id = MessageIdOf<typeof restWords>;

export const kindNames: Readonly<Record<LimitKind, Id>> = {
  deposit: "limits.deposit",
  loss: "limits.loss",
  session: "limits.session",
};

export const kindHints: Readonly<Record<LimitKind, Id>> = {
  deposit: "limits.deposit_hint",
  loss: "limits.loss_hint",
  session: "limits.session_hint",
};

export const periodNames: Readonly<Record<LimitPeriod, Id>> = {
  day: "limits.day",
  week: "limits.week",
  month: "limits.month",
};

export const effectWords: Readonly<Record<ReturnType<typeof effectOf>, Id>> = {
  now: "limits.holds_now",
  later: "limits.holds_later",
};

export const lengthNames: Readonly<Record<BreakLength, Id>> = {
  "24-hours": "length.24-hours",
  "1-week": "length.1-week",
  "1-month": "length.1-month",
  "6-months": "length.6-months",
  "1-year": "length.1-year",
  "5-years": "length.5-years",
};

/** The texts of each kind of break: its name, its explanation and its confirmation. */
export const breakWords: Readonly<
  Record<BreakKind, Readonly<Record<"title" | "text" | "start" | "ask" | "consequence", Id>>>
> = {
  "time-out": {
    title: "time_out.title",
    text: "time_out.text",
    start: "time_out.start",
    ask: "time_out.confirm_title",
    consequence: "time_out.confirm_text",
  },
  "self-exclusion": {
    title: "exclusion.title",
    text: "exclusion.text",
    start: "exclusion.start",
    ask: "exclusion.confirm_title",
    consequence: "exclusion.confirm_text",
  },
};
