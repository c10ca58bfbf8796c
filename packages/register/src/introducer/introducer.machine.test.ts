import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  introducerClosed,
  introducerStep,
  isSettled,
  type IntroducerEffect,
  type IntroducerEvent,
  type IntroducerState,
  type Visit,
} from "./introducer.machine.ts";
import type { StoredLink } from "./link-cookies.ts";
import { linkIn } from "./link.ts";

const visit = (search: string, stored: StoredLink = {}, isDomainReleased = false): Visit => ({
  link: linkIn(search),
  stored,
  isDomainReleased,
});

const opened = (...of: Parameters<typeof visit>): IntroducerEvent => ({
  type: "opened",
  visit: visit(...of),
});

/** The state after the events, and the effects of the last one. */
function after(...events: readonly IntroducerEvent[]) {
  let state = introducerClosed;
  let effects: readonly IntroducerEffect[] = [];
  for (const event of events) [state, ...effects] = introducerStep(state, event);
  return { state, effects };
}

const valid = { type: "link-checked", isValid: true } as const;
const invalid = { type: "link-checked", isValid: false } as const;
const noDomain = { type: "domain-answered", domain: {} } as const;
const released = { type: "released", isClosed: false } as const;
const agent = (code: string) => ({ type: "member_agent", code });

test("[REG-17] a link is verified before anything else is asked", () => {
  const { state, effects } = after(opened("?id=5"));
  expect(state.at).toBe("checking-link");
  expect(effects).toEqual([{ do: "check-link", introducer: agent("5") }]);
});

test("without a link only the domain is asked about", () => {
  const { state, effects } = after(opened(""));
  expect(state.at).toBe("open");
  expect(effects).toEqual([{ do: "ask-domain" }]);
});

test("[REG-19] a valid agent is asked for a currency, an invitation is not", () => {
  expect(after(opened("?id=5"), valid).effects).toEqual([
    { do: "ask-domain" },
    { do: "ask-agent", agentId: "5" },
  ]);
  expect(after(opened("?invite=AB12"), valid).effects).toEqual([{ do: "ask-domain" }]);
});

test("[REG-139] an invalid link leaves no introducer and no cookie, and shows a banner", () => {
  const { state, effects } = after(opened("?invite=AB12"), invalid);
  expect(state).toMatchObject({ introducer: { type: "none" }, isLinkInvalid: true });
  expect(state.problems).toEqual(["recommend_code AB12: invalid"]);
  expect(effects).toEqual([{ do: "forget-introducer" }, { do: "ask-domain" }]);
});

test("[REG-139] an unreadable link is invalid without asking the platform", () => {
  const { state, effects } = after(opened("?id=nobody", { memberAgent: "7" }));
  expect(state).toMatchObject({ at: "open", introducer: { type: "none" }, isLinkInvalid: true });
  expect(effects).toEqual([{ do: "ask-domain" }]);
});

test("[REG-120] a link that could not be verified is still sent, and listed as unverified", () => {
  const { state } = after(opened("?id=5"), { type: "link-unchecked", code: "timeout" });
  expect(state.introducer).toEqual(agent("5"));
  expect(state.problems).toEqual(["member_agent 5: not checked (timeout)"]);
});

describe("an agent's domain", () => {
  test("[REG-23] puts its agent before the link's", () => {
    const { state, effects } = after(opened("?id=5"), valid, {
      type: "domain-answered",
      domain: { agentId: "9", currency: "VND" },
    });
    expect(state).toMatchObject({ introducer: agent("9"), domainCurrency: "VND" });
    expect(effects).toEqual([{ do: "keep-domain", domain: { agentId: "9", currency: "VND" } }]);
    expect(isSettled(state)).toBe(true);
  });

  test("[REG-19] is asked for its agent's currency if it locks none", () => {
    const { state, effects } = after(opened(""), {
      type: "domain-answered",
      domain: { agentId: "9" },
    });
    expect(effects).toContainEqual({ do: "ask-agent", agentId: "9" });
    expect(isSettled(state)).toBe(false);
  });

  test("[REG-24] leaves no agent behind if it belongs to nobody", () => {
    expect(after(opened(""), noDomain).effects).toEqual([
      { do: "keep-domain", domain: { agentId: undefined, currency: undefined } },
    ]);
  });

  test("[REG-24] keeps the stored agent of the day if there is no answer", () => {
    const { state } = after(opened("?invite=AB12", { domainAgent: "9" }), valid, {
      type: "domain-unanswered",
      code: "offline",
    });
    expect(state.introducer).toEqual(agent("9"));
  });
});

describe("an answer about the domain", () => {
  const answered = { type: "agent-answered", agentId: "5", currency: "VND" } as const;

  test("does not ask again about an agent that is the link's as well", () => {
    const domain = { agentId: "5" };
    const asked = after(opened("?id=5"), valid, { type: "domain-answered", domain });
    expect(asked.effects).toEqual([{ do: "keep-domain", domain }]);
    expect(asked.state.askedAgent).toBe("5");
    const known = after(opened("?id=5"), valid, answered, { type: "domain-answered", domain });
    expect(known.state.agentCurrency).toBe("VND");
    expect(isSettled(known.state)).toBe(true);
  });

  test("drops the link's currency when another agent replaces the link's", () => {
    const domain = { agentId: "9" };
    const { state } = after(opened("?id=5"), valid, answered, { type: "domain-answered", domain });
    expect(state.agentCurrency).toBeUndefined();
  });

  test.each([answered, { type: "agent-unanswered", agentId: "5", code: "999" }] as const)(
    "ignores the late $type of the replaced agent",
    (late) => {
      const taken = { type: "domain-answered", domain: { agentId: "9" } } as const;
      const waiting = after(opened("?id=5"), valid, taken, late).state;
      expect(waiting).toMatchObject({ askedAgent: "9", problems: [] });
      expect(waiting.agentCurrency).toBeUndefined();
      const own = { type: "agent-answered", agentId: "9", currency: "THB" } as const;
      expect(after(opened("?id=5"), valid, taken, late, own).state.agentCurrency).toBe("THB");
    },
  );
});

describe("after the introducer was released", () => {
  test("[REG-43] there is nobody, the cookies are deleted, and nothing in this tab restores an introducer", () => {
    const { state, effects } = after(opened("?id=5"), valid, noDomain, released);
    expect(state).toMatchObject({ introducer: { type: "none" }, isInviteOff: false });
    expect(state.problems).toContain("member_agent 5: released");
    expect(effects).toEqual([{ do: "forget-introducer" }, { do: "forget-for-this-tab" }]);
    expect(isSettled(state)).toBe(true);
  });

  test.each([
    ["earlier in this tab", [opened("", { domainAgent: "9" }, true)]],
    ["before the domain has answered", [opened("", { domainAgent: "9" }), released]],
  ])("[REG-43] %s, the agent of the day does not come back", (_, events) => {
    const { state } = after(...events, { type: "domain-unanswered", code: "offline" });
    expect(state.introducer.type).toBe("none");
  });

  test("[REG-44] because invitations are closed, codes are no longer accepted", () => {
    const { state } = after(opened(""), noDomain, { type: "released", isClosed: true });
    expect(state.isInviteOff).toBe(true);
  });

  test("[REG-43] a domain keeps its currency alone", () => {
    const domain = { agentId: "9", currency: "VND" };
    const { state, effects } = after(opened("", {}, true), { type: "domain-answered", domain });
    expect(state).toMatchObject({ introducer: { type: "none" }, domainCurrency: "VND" });
    expect(effects).toEqual([
      { do: "keep-domain", domain: { agentId: undefined, currency: "VND" } },
    ]);
  });
});

test.each([
  [
    { type: "agent-answered", agentId: "5", currency: "VND" },
    { agentCurrency: "VND", problems: [] },
  ],
  [
    { type: "agent-answered", agentId: "5", currency: "" },
    { agentCurrency: undefined, problems: ["member_agent 5: currency missing"] },
  ],
  [
    { type: "agent-unanswered", agentId: "5", code: "999" },
    { agentCurrency: undefined, problems: ["member_agent 5: currency not known (999)"] },
  ],
] as const)("[REG-19] [REG-120] %j leaves %j", (event, { agentCurrency, problems }) => {
  const { state } = after(opened("?id=5"), valid, noDomain, event);
  expect(state.agentCurrency).toBe(agentCurrency);
  expect(state.problems).toEqual(problems);
  expect(isSettled(state)).toBe(true);
});

/** An independent derivation of the introducer, from the events alone. */
function expected(events: readonly IntroducerEvent[]): string {
  let linked = "none";
  let isChecked = false;
  let domain: string | undefined;
  let isDomainHeard = false;
  let isReleased = false;
  for (const event of events) {
    if (event.type === "opened") {
      const { link, stored } = event.visit;
      linked =
        link.introducer.code || (link.unreadable ? "" : (stored.memberAgent ?? "")) || "none";
      isChecked = linked === "none";
      [domain, isDomainHeard, isReleased] = [undefined, false, event.visit.isDomainReleased];
    } else if (event.type === "link-checked" && !isChecked) {
      isChecked = true;
      if (!event.isValid) linked = "none";
    } else if (event.type === "link-unchecked") isChecked = true;
    else if (event.type === "domain-answered" && isChecked && !isDomainHeard) {
      isDomainHeard = true;
      if (!isReleased) domain = event.domain.agentId;
    } else if (event.type === "released" && isChecked) {
      [linked, domain, isReleased] = ["none", undefined, true];
    }
  }
  return domain ?? linked;
}

const agentId = fc.constantFrom("5", "9");
const currency = fc.constantFrom("", "VND", "USD");
const anyEvent: fc.Arbitrary<IntroducerEvent> = fc.oneof(
  fc.record({ type: fc.constant("link-checked" as const), isValid: fc.boolean() }),
  fc.constant({ type: "link-unchecked" as const, code: "timeout" }),
  fc.record({
    type: fc.constant("domain-answered" as const),
    domain: fc.record({
      agentId: fc.option(agentId, { nil: undefined }),
      currency: fc.option(currency, { nil: undefined }),
    }),
  }),
  fc.record({ type: fc.constant("agent-answered" as const), agentId, currency }),
  fc.record({ type: fc.constant("agent-unanswered" as const), agentId, code: currency }),
  fc.record({ type: fc.constant("released" as const), isClosed: fc.boolean() }),
);
const anyOpening: fc.Arbitrary<IntroducerEvent> = fc
  .tuple(
    fc.constantFrom("", "?id=5", "?invite=AB12", "?id=nobody"),
    fc.constantFrom({}, { memberAgent: "7" }),
    fc.boolean(),
  )
  .map((of) => opened(...of));

test("[REG-16] whatever is answered in whatever order, there is at most one introducer, and the right one", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(anyOpening, fc.array(anyEvent, { maxLength: 8 })), {
        minLength: 1,
        maxLength: 3,
      }),
      (openings) => {
        const events = openings.flatMap(([opening, rest]) => [opening, ...rest]);
        let state: IntroducerState = introducerClosed;
        let linksAsked = 0;
        for (const event of events) {
          const before = state;
          const [next, ...effects] = introducerStep(state, event);
          state = next;
          if (event.type === "opened") linksAsked = 0;
          for (const effect of effects) {
            if (effect.do === "check-link") linksAsked += 1;
            // While the link is being checked, no other request is sent.
            else if (effect.do.startsWith("ask-")) expect(state.at).toBe("open");
          }
          expect(linksAsked).toBeLessThanOrEqual(1);
          // Once invitations are closed, they stay closed until the form is opened again.
          if (event.type !== "opened" && before.isInviteOff) expect(state.isInviteOff).toBe(true);
        }
        const { type, code } = state.introducer;
        if (state.at === "open") expect(type === "none" ? "none" : code).toBe(expected(events));
      },
    ),
    { numRuns: 2_000 },
  );
});
