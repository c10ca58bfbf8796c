import { chooseNetwork, networks, type Network } from "@naluma/api-client/network.fake";
import { chooseAnswers, type Answers } from "@naluma/api-client/wire-platform.fake";
import { defaultLocale, isLocale, type Locale } from "@naluma/site/locale";
import type { Who } from "@naluma/site/who";
import { chooseWho, exampleMember } from "@naluma/site/who.fake";

export interface Toolbar {
  readonly theme: "dark" | "light";
  readonly template: "desktop" | "mobile";
  readonly locale: Locale;
  readonly site: string;
  readonly network: Network;
  /** Undefined is whoever the story has at its page. */
  readonly member: Who["role"] | undefined;
}

export function readToolbar(globals: Readonly<Record<string, unknown>>): Toolbar {
  const { theme, template, locale, site, network, member } = globals;
  return {
    theme: theme === "light" ? theme : "dark",
    template: template === "mobile" ? template : "desktop",
    locale: typeof locale === "string" && isLocale(locale) ? locale : defaultLocale,
    site: typeof site === "string" ? site : "open",
    network: networks.find((name) => name === network) ?? "fast",
    member: member === "member" || member === "visitor" ? member : undefined,
  };
}

/** Every fake reads these choices, whichever package it stands in. */
export function applyToolbar({ network, member }: Toolbar, answers: Answers = {}): void {
  chooseNetwork(network);
  chooseWho(member);
  chooseAnswers(answers);
}

/** The `memberId` of a part that is told of its member, if the toolbar says who that is. */
export const memberIdOf = ({ member }: Toolbar): { memberId: number | undefined } | undefined =>
  member && { memberId: member === "member" ? exampleMember.memberId : undefined };
