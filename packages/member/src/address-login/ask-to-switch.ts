import { translate } from "@naluma/i18n";
import type { Locale } from "@naluma/site/locale";
import { askConfirm } from "@naluma/ui/confirm";
import type { MemberPorts } from "../member.ports.ts";
import { restWords } from "../words.rest.ts";

/** Whose session it is, and who would take it over. */
export interface Accounts {
  readonly account: string;
  readonly other: string;
}

/** Before somebody else's login takes the place of the member who is there. */
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
