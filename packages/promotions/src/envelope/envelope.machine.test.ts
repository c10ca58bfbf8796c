import { describe, expect, test } from "vitest";
import {
  envelopeAway,
  envelopeStep,
  isShown,
  type EnvelopeEvent,
  type EnvelopeState,
} from "./envelope.machine.ts";

const envelope = { id: 77, endsAt: 9_000 };
const next = { id: 78, endsAt: 19_000 };
const offered: EnvelopeState = { at: "offered", envelope };
const claiming: EnvelopeState = { at: "claiming", envelope, key: "k", isHidden: false };
const hidden: EnvelopeState = { ...claiming, isHidden: true };
const lost = { id: 77, key: "k" };
const received: EnvelopeState = { at: "received", cash: "18.88" };
const ended: EnvelopeState = { at: "over", reason: { is: "ended" } };

const text = "The platform's own words.";
const claimed: EnvelopeEvent = { type: "claimed", key: "k", cash: "18.88" };
const over: EnvelopeEvent = { type: "refused", key: "k", text, isOver: true };
const refused: EnvelopeEvent = { type: "refused", key: "k", text, isOver: false };
const unanswered: EnvelopeEvent = { type: "unanswered", key: "k", text };
const closed: EnvelopeEvent = { type: "closed" };
const press: EnvelopeEvent = { type: "open-pressed", key: "new" };

const clear = { do: "clear" };
const refetch = { do: "refetch" };
const money = { do: "refresh-money" };

const row = (title: string, state: EnvelopeState, event: EnvelopeEvent, ...steps: object[]) => ({
  title,
  state,
  event,
  /** The next state, followed by the effects. */
  steps,
});

const rows = [
  row("asked for, it is offered", envelopeAway, { type: "asked-for", envelope }, offered),
  row(
    "asked for when it is gone, it says so",
    envelopeAway,
    { type: "asked-for", envelope: undefined },
    { at: "over", reason: { is: "gone" } },
  ),
  row(
    "asked for again, it stays",
    { ...offered, problem: text },
    { type: "asked-for", envelope },
    {
      ...offered,
      problem: text,
    },
  ),
  row(
    "asked for another, the amount stays",
    received,
    { type: "asked-for", envelope: next },
    received,
  ),
  row(
    "the end of an envelope takes no amount away",
    received,
    { type: "countdown-ended", endsAt: 9_000 },
    received,
  ),
  row("what is over cannot be opened", ended, press, ended),
  row(
    "[PROMO-05] a press claims it",
    offered,
    press,
    { at: "claiming", envelope, key: "new", isHidden: false },
    { do: "claim", id: 77, key: "new" },
  ),
  row("a second press claims nothing", claiming, press, claiming),
  row("[PROMO-06] the cash is shown, and the wallet read", claiming, claimed, received, money),
  row(
    "[PROMO-06] the cash opens a dialog that was closed meanwhile",
    hidden,
    claimed,
    received,
    money,
  ),
  row("an answer to another claim is nobody's", claiming, { ...claimed, key: "x" }, claiming),
  row("a refusal of another claim is nobody's", claiming, { ...over, key: "x" }, claiming),
  row(
    "the loss of another claim's answer is nobody's",
    claiming,
    { ...unanswered, key: "x" },
    claiming,
  ),
  row("a refusal after the session is nobody's", envelopeAway, over, envelopeAway),
  row("an answer lost after the session is nobody's", envelopeAway, unanswered, envelopeAway),
  row("an answer after the session is nobody's", envelopeAway, claimed, envelopeAway),
  row(
    "[PROMO-07] closing clears it and reads money and list anew",
    received,
    closed,
    envelopeAway,
    clear,
    money,
    refetch,
  ),
  row(
    "[PROMO-08] 102 says so, and clears it",
    claiming,
    over,
    { at: "over", reason: { is: "refused", text } },
    clear,
  ),
  row("[PROMO-08] 102 behind a closed dialog is told too", hidden, over, envelopeAway, clear, {
    do: "notify",
    kind: "warning",
    text,
  }),
  row("[PROMO-09] another code says so, and it stays", claiming, refused, {
    ...offered,
    problem: text,
  }),
  row("[PROMO-09] another code behind a closed dialog is told too", hidden, refused, envelopeAway, {
    do: "notify",
    kind: "warning",
    text,
  }),
  row("a lost answer keeps its key", claiming, unanswered, { ...offered, problem: text, lost }),
  row(
    "an answer that is lost behind a closed dialog keeps its key too, and is told",
    hidden,
    unanswered,
    { at: "away", lost },
    { do: "notify", kind: "error", text },
    money,
  ),
  row(
    "the next press repeats the lost claim",
    { ...offered, problem: text, lost },
    press,
    claiming,
    { do: "claim", id: 77, key: "k" },
  ),
  row(
    "closing after a lost answer keeps the key, and looks what has become of it",
    { ...offered, lost },
    closed,
    { at: "away", lost },
    money,
    refetch,
  ),
  row(
    "the same envelope, asked for again, is still the lost claim",
    { at: "away", lost },
    { type: "asked-for", envelope },
    { ...offered, lost },
  ),
  row(
    "another envelope is another claim",
    { at: "away", lost },
    { type: "asked-for", envelope: next },
    { at: "offered", envelope: next },
  ),
  row("a refusal ends a lost claim", claiming, refused, { ...offered, problem: text }),
  row("closed while it is asked, the claim goes on", claiming, closed, hidden),
  row("asked for again meanwhile, it is shown", hidden, { type: "asked-for", envelope }, claiming),
  row("the end of the session ends it", claiming, { type: "aborted", key: "k" }, envelopeAway),
  row(
    "the end of the session of an earlier claim is nobody's",
    claiming,
    { type: "aborted", key: "x" },
    claiming,
  ),
  row("at zero it is over", offered, { type: "countdown-ended", endsAt: 9_000 }, ended),
  row(
    "the end of an earlier one is none",
    offered,
    { type: "countdown-ended", endsAt: 8 },
    offered,
  ),
  row(
    "a claim under way is the platform's to end",
    claiming,
    { type: "countdown-ended", endsAt: 9_000 },
    claiming,
  ),
  row(
    "after its end a lost claim can still be asked about",
    { ...offered, lost },
    { type: "countdown-ended", endsAt: 9_000 },
    { ...offered, lost, isOver: true },
  ),
  row(
    "offered no longer, it is gone",
    offered,
    { type: "delivered", envelope: undefined },
    { at: "over", reason: { is: "gone" } },
  ),
  row(
    "offered no longer, a lost claim can still be asked about",
    { ...offered, lost },
    { type: "delivered", envelope: undefined },
    { ...offered, lost, isOver: true },
  ),
  row(
    "another one takes its place",
    { ...offered, lost, problem: text },
    { type: "delivered", envelope: next },
    { at: "offered", envelope: next },
  ),
  row(
    "a longer time is shown",
    offered,
    { type: "delivered", envelope: { id: 77, endsAt: 99_000 } },
    { at: "offered", envelope: { id: 77, endsAt: 99_000 }, isOver: false },
  ),
  row(
    "what is shown already stays",
    offered,
    { type: "delivered", envelope: { ...envelope } },
    offered,
  ),
  row(
    "the amount stays whatever is offered",
    received,
    { type: "delivered", envelope: next },
    received,
  ),
  row(
    "closing what is over reads money and list anew",
    ended,
    closed,
    envelopeAway,
    money,
    refetch,
  ),
  row("closing what nobody tried changes nothing", offered, closed, envelopeAway),
];

describe("the red envelope", () => {
  test.each(rows)("$title", ({ state, event, steps }) => {
    expect(envelopeStep(state, event)).toEqual(steps);
  });
});

test("repeated news of its end keeps the same state, so that nothing is drawn again", () => {
  const asking: EnvelopeState = { ...offered, lost, isOver: true };
  const events: EnvelopeEvent[] = [
    { type: "countdown-ended", endsAt: 9_000 },
    { type: "delivered", envelope: undefined },
  ];
  for (const event of events) expect(envelopeStep(asking, event)[0]).toBe(asking);
});

test("the dialog is open, except during a claim that the player closed", () => {
  expect([envelopeAway, offered, claiming, hidden, received, ended].filter(isShown)).toEqual([
    offered,
    claiming,
    received,
    ended,
  ]);
});
