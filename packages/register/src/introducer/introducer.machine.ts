import type { Step } from "@naluma/machine";
import { track, type TrackedProblem } from "./error-track.ts";
import { linkedIntroducer } from "./introducer.ts";
import type { StoredLink } from "./link-cookies.ts";
import { isSame, noLink, nobody, type Introducer, type Link } from "./link.ts";

/** The facts known when the form opens. */
export interface Visit {
  readonly link: Link;
  readonly stored: StoredLink;
  /** The domain's agent was removed in this tab, and the domain must not restore it. */
  readonly isDomainReleased: boolean;
}

/** The agent and the currency of a domain; both are absent if it is not an agent's. */
export interface AgentDomain {
  readonly agentId?: string | undefined;
  readonly currency?: string | undefined;
}

export interface IntroducerState {
  readonly at: "closed" | "checking-link" | "open";
  readonly visit: Visit;
  /** The one from the link, while that is being checked. */
  readonly introducer: Introducer;
  readonly isLinkInvalid: boolean;
  readonly isInviteOff: boolean;
  readonly isDomainAsked: boolean;
  readonly domainCurrency?: string | undefined;
  /** The agent whose currency has been requested but not received. */
  readonly askedAgent?: string | undefined;
  readonly agentCurrency?: string | undefined;
  readonly problems: readonly string[];
}

export type IntroducerEvent =
  | { type: "opened"; visit: Visit }
  | { type: "link-checked"; isValid: boolean }
  /** No response, or one that says nothing about the link. */
  | { type: "link-unchecked"; code: string }
  | { type: "domain-answered"; domain: AgentDomain }
  | { type: "domain-unanswered"; code: string }
  | { type: "agent-answered"; agentId: string; currency: string }
  | { type: "agent-unanswered"; agentId: string; code: string }
  | { type: "released"; isClosed: boolean };

export type IntroducerEffect =
  | { do: "check-link"; introducer: Introducer }
  | { do: "ask-domain" }
  | { do: "ask-agent"; agentId: string }
  | { do: "keep-domain"; domain: AgentDomain }
  | { do: "forget-introducer" }
  /** Neither link nor domain restores it while the tab is open. */
  | { do: "forget-for-this-tab" };

type IntroducerStep = Step<IntroducerState, IntroducerEffect>;

export const introducerClosed: IntroducerState = {
  at: "closed",
  visit: { link: noLink, stored: {}, isDomainReleased: false },
  introducer: nobody,
  isLinkInvalid: false,
  isInviteOff: false,
  isDomainAsked: false,
  problems: [],
};

const withProblem = (state: IntroducerState, problem: TrackedProblem): IntroducerState => ({
  ...state,
  problems: track(state.problems, problem),
});

/** Once the link is settled, the domain's agent and the agent's currency are requested at the same time. */
function afterLink(state: IntroducerState, introducer: Introducer): IntroducerStep {
  const next = { ...state, at: "open", introducer, isDomainAsked: true } as const;
  if (introducer.type !== "member_agent") return [next, { do: "ask-domain" }];
  const agentId = introducer.code;
  return [{ ...next, askedAgent: agentId }, { do: "ask-domain" }, { do: "ask-agent", agentId }];
}

/** The agent of the domain takes precedence over any link; its currency is requested unless it is locked. */
function withDomainAgent(
  state: IntroducerState,
  { agentId, currency }: AgentDomain,
): IntroducerStep {
  const next = { ...state, isDomainAsked: false, domainCurrency: currency };
  if (!agentId) return [next];
  const introducer: Introducer = { type: "member_agent", code: agentId };
  if (isSame(introducer, state.introducer)) return [{ ...next, introducer }];
  const taken = { ...next, introducer, askedAgent: undefined, agentCurrency: undefined };
  if (currency) return [taken];
  return [
    { ...taken, askedAgent: agentId },
    { do: "ask-agent", agentId },
  ];
}

export function introducerStep(state: IntroducerState, event: IntroducerEvent): IntroducerStep {
  switch (event.type) {
    case "opened": {
      const { visit } = event;
      const { unreadable } = visit.link;
      const opened = { ...introducerClosed, visit };
      if (unreadable !== undefined) {
        const isInvalid = { ...opened, isLinkInvalid: true };
        return afterLink(withProblem(isInvalid, { about: "link", unreadable }), nobody);
      }
      const introducer = linkedIntroducer(visit.link, visit.stored);
      if (introducer.type === "none") return afterLink(opened, nobody);
      return [
        { ...opened, at: "checking-link", introducer },
        { do: "check-link", introducer },
      ];
    }

    case "link-checked": {
      if (state.at !== "checking-link") return [state];
      if (event.isValid) return afterLink(state, state.introducer);
      const invalid = { about: "introducer", of: state.introducer, is: "invalid" } as const;
      const [next, ...asks] = afterLink(
        withProblem({ ...state, isLinkInvalid: true }, invalid),
        nobody,
      );
      return [next, { do: "forget-introducer" }, ...asks];
    }

    // The link may still be valid, so its introducer is kept, and the platform decides at registration.
    case "link-unchecked": {
      if (state.at !== "checking-link") return [state];
      const { introducer } = state;
      const unchecked = { about: "introducer", of: introducer, uncheckedBy: event.code } as const;
      return afterLink(withProblem(state, unchecked), introducer);
    }

    case "domain-answered": {
      if (!state.isDomainAsked) return [state];
      const { currency, agentId } = event.domain;
      const domain = { currency, agentId: state.visit.isDomainReleased ? undefined : agentId };
      const [next, ...effects] = withDomainAgent(state, domain);
      return [next, { do: "keep-domain", domain }, ...effects];
    }

    case "domain-unanswered": {
      if (!state.isDomainAsked) return [state];
      const unchecked = withProblem(state, { about: "domain", uncheckedBy: event.code });
      const { isDomainReleased, stored } = state.visit;
      return withDomainAgent(unchecked, {
        agentId: isDomainReleased ? undefined : stored.domainAgent,
      });
    }

    case "agent-answered": {
      const { agentId, currency } = event;
      if (state.askedAgent !== agentId) return [state];
      const next = { ...state, askedAgent: undefined };
      return currency
        ? [{ ...next, agentCurrency: currency }]
        : [withProblem(next, { about: "agent-currency", agentId, is: "missing" })];
    }

    case "agent-unanswered": {
      const { agentId, code } = event;
      if (state.askedAgent !== agentId) return [state];
      const next = { ...state, askedAgent: undefined };
      return [withProblem(next, { about: "agent-currency", agentId, uncheckedBy: code })];
    }

    case "released": {
      if (state.at !== "open") return [state];
      const { introducer } = state;
      const released: IntroducerState = {
        ...state,
        visit: { ...state.visit, isDomainReleased: true },
        introducer: nobody,
        isInviteOff: state.isInviteOff || event.isClosed,
        askedAgent: undefined,
        agentCurrency: undefined,
      };
      return [
        introducer.type === "none"
          ? released
          : withProblem(released, { about: "introducer", of: introducer, is: "released" }),
        { do: "forget-introducer" },
        { do: "forget-for-this-tab" },
      ];
    }
  }
}

/** Agent and domain have both answered about their currency, or failed to. */
export const isSettled = ({ at, isDomainAsked, askedAgent }: IntroducerState): boolean =>
  at === "open" && !isDomainAsked && askedAgent === undefined;
