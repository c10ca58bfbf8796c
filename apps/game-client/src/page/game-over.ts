import { formatMoment } from "./format.ts";
import { showMessage, showOverlay } from "./messages.ts";
import type { Refused } from "./provider-calls.ts";
import { translate } from "./translate.ts";

/** By the player's own limit of time, or time-out. */
const own = ["session-limit", "time-out"];

const endings = ["ended", "session", ...own];

/** Whether a refusal means that nothing more is played here. */
export const endsGame = ({ error }: Pick<Refused, "error">): boolean => endings.includes(error);

/** Whether the player's own limits forbid it, of which the member's pages tell more. */
const isOwnLimit = (error: string): boolean =>
  own.includes(error) || error === "loss-limit" || error === "deposit-limit";

const playAgain = (until: string | undefined): string =>
  until === undefined || Number.isNaN(Date.parse(until))
    ? ""
    : translate("play_again", { when: formatMoment(until) });

/** Why nothing is played here any more, in place of the game. */
export function showEnding({ error, until }: Refused): void {
  if (own.includes(error)) {
    const title = error === "time-out" ? "over_time_out" : "over_session_limit";
    showOverlay(translate(title), playAgain(until), false);
    offerLimits("overlay-limits", true);
    return;
  }
  const framed = window.parent !== window;
  showOverlay(translate("ended_title"), translate(framed ? "ended_frame" : "ended_text"), false);
}

/** Why a press was refused, with the way to the player's own limits where it is one of them. */
export function showRefusal(error: string, text: string): void {
  showMessage(text, "warn");
  offerLimits("limits", isOwnLimit(error));
}

/** A demo has no lobby, and no limits. */
export function offerLimits(place: "limits" | "overlay-limits", isOffered: boolean): void {
  const link = document.querySelector<HTMLElement>(`#${place}`);
  if (link) link.hidden = !isOffered;
}
