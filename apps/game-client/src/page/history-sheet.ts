import { button, element } from "./elements.ts";
import { formatAmount, formatSiteTime } from "./format.ts";
import type { Round } from "./game-view.ts";
import { isGain } from "./money.ts";
import { history } from "./provider-calls.ts";
import { translate } from "./translate.ts";

/** The rounds of this game; each can be checked. */
export async function fillHistory(body: Element, check: (round: Round) => void): Promise<void> {
  body.replaceChildren(element("p", "quiet", "…"));
  const answer = await history();
  if (!answer.ok) return body.replaceChildren(element("p", "", translate("lost")));
  const { rounds } = answer.data;
  if (rounds.length === 0) return body.replaceChildren(element("p", "", translate("history_none")));
  const head = element(
    "tr",
    "",
    ...[
      translate("history_time"),
      translate("stake"),
      translate("history_win"),
      translate("history_check"),
    ].map((word) => {
      const cell = element("th", "", word);
      cell.setAttribute("scope", "col");
      return cell;
    }),
  );
  const row = (round: Round) => {
    const press = button(translate("history_check"), "button slim", () => check(round));
    press.setAttribute("aria-label", translate("history_check_round", { nonce: round.nonce }));
    return element(
      "tr",
      "",
      element("td", "num", formatSiteTime(round.at)),
      element("td", "num", formatAmount(round.staked)),
      element("td", isGain(round) ? "num gold" : "num", formatAmount(round.win)),
      element("td", "", press),
    );
  };
  body.replaceChildren(
    element("p", "quiet", translate("history_again", { count: rounds.length })),
    element(
      "table",
      "played",
      element("thead", "", head),
      element("tbody", "", ...rounds.map(row)),
    ),
  );
}
