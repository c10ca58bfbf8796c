import { translate } from "@naluma/i18n";
import type { Locale } from "@naluma/site/locale";
import { askConfirm } from "@naluma/ui/confirm";
import type { MemberPorts } from "../member.ports.ts";
import { restWords } from "../words.rest.ts";

/** The account that is signed in, and the one that would replace it. */
export interface Accounts {
  readonly account: string;
  readonly other: string;
}

/** Asks for confirmation before another member's login replaces the current one. */
export async function askToSwitch(
  store: MemberPorts["store"],
  locale: Locale,
  { account, other }: Accounts,
): Promise<boolean> {
  await restWords.load(locale);
  return askConfirm(store, {
    title: translate(restWords, locale, "address_login.switch_title"),
    text: translate(restWords, locale, "address_login.switch_text", { account, other }),
    confirm: translate(restWords, locale, "address_login.switch"),
    cancel: translate(restWords, locale, "address_login.stay"),
    tone: "warning",
  });
}
