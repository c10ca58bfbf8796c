import type { Api } from "@naluma/api-client";
import { startMachine, type Machine, type Store } from "@naluma/machine";
import type { Currency } from "@naluma/site/currency";
import { atom } from "jotai/vanilla";
import { checkAgentDomain, checkLink, getAgentCurrency } from "./introducer.api.ts";
import {
  introducerClosed,
  introducerStep,
  type IntroducerEffect,
  type IntroducerEvent,
  type IntroducerState,
  type Visit,
} from "./introducer.machine.ts";
import { dropLandedIntroducer, landedLink, writeCookies, type LinkedPage } from "./landed-link.ts";
import { cookiesOfDomain, forgetIntroducer, storedLinkIn } from "./link-cookies.ts";
import { linkIn, type Introducer, type Link } from "./link.ts";

export interface IntroducerPorts {
  readonly api: Api;
  readonly store: Store;
  readonly siteId: number;
  readonly offered: readonly Currency[];
  readonly page: LinkedPage & { readonly location: Pick<Location, "host"> };
}

type Send = (event: IntroducerEvent) => void;

const isDomainReleasedAtom = atom(false);

/**
 * Takes the currency from the address on screen. On other pages its cookie is used, which the visitor may have
 * changed since. Only a currency that is not offered has no cookie.
 */
function withCurrencyOfNow(link: Link, { page, offered }: IntroducerPorts): Link {
  const now = linkIn(page.location.search).currency;
  const isKept = offered.some((one) => one === link.currency);
  return { ...link, currency: now ?? (isKept ? undefined : link.currency) };
}

const visitOf = (ports: IntroducerPorts): Visit => ({
  link: withCurrencyOfNow(landedLink(ports.store, ports.page), ports),
  stored: storedLinkIn(ports.page.document.cookie),
  isDomainReleased: ports.store.get(isDomainReleasedAtom),
});

/** One opening of the form: determines the introducer and the currency. */
export function startIntroducer(
  ports: IntroducerPorts,
): Machine<IntroducerState, IntroducerEvent> & { open(): void } {
  const { api, store, siteId, page } = ports;

  async function check({ type, code }: Introducer): Promise<IntroducerEvent> {
    const about = type === "member_agent" ? { agent_id: Number(code) } : { recommend_code: code };
    const answer = await api.send(checkLink, { site_id: siteId, ...about });
    if (answer.ok) return { type: "link-checked", isValid: answer.data.isValid };
    return { type: "link-unchecked", code: answer.refusal.code };
  }

  async function askDomain(): Promise<IntroducerEvent> {
    const answer = await api.send(checkAgentDomain, { host: page.location.host, site_id: siteId });
    if (answer.ok) return { type: "domain-answered", domain: answer.data };
    return { type: "domain-unanswered", code: answer.refusal.code };
  }

  async function askAgent(agentId: string): Promise<IntroducerEvent> {
    const answer = await api.send(getAgentCurrency, { id: Number(agentId) });
    if (answer.ok) return { type: "agent-answered", agentId, currency: answer.data.currency };
    return { type: "agent-unanswered", agentId, code: answer.refusal.code };
  }

  function perform(effect: IntroducerEffect, send: Send) {
    switch (effect.do) {
      case "check-link":
        void check(effect.introducer).then(send);
        break;
      case "ask-domain":
        void askDomain().then(send);
        break;
      case "ask-agent":
        void askAgent(effect.agentId).then(send);
        break;
      case "keep-domain":
        writeCookies(page, cookiesOfDomain(effect.domain));
        break;
      case "forget-introducer":
        writeCookies(page, forgetIntroducer);
        dropLandedIntroducer(store, page);
        break;
      case "forget-for-this-tab":
        store.set(isDomainReleasedAtom, true);
        break;
    }
  }

  const machine = startMachine(introducerClosed, introducerStep, perform);
  return { ...machine, open: () => machine.send({ type: "opened", visit: visitOf(ports) }) };
}
