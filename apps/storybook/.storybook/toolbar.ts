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
  /** Undefined keeps the story's own choice of member or visitor. */
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

/** Applies the choices to the fakes of all packages. */
export function applyToolbar({ network, member }: Toolbar, answers: Answers = {}): void {
  chooseNetwork(network);
  chooseWho(member);
  chooseAnswers(answers);
}

/** The `memberId` prop for a component that takes one, if the toolbar sets the member. */
export const memberIdOf = ({ member }: Toolbar): { memberId: number | undefined } | undefined =>
  member && { memberId: member === "member" ? exampleMember.memberId : undefined };
