import { formatMoment } from "./format.ts";
import { showMessage, showOverlay } from "./messages.ts";
import type { Refused } from "./provider-calls.ts";
import { translate } from "./translate.ts";

/** Endings that the player's own time limit or time-out caused. */
const own = ["session-limit", "time-out"];

const endings = ["ended", "session", ...own];

/** Whether a refusal means that the game is over on this page. */
export const endsGame = ({ error }: Pick<Refused, "error">): boolean => endings.includes(error);

/** Whether the refusal is due to the player's own limits, which the member pages explain. */
const isOwnLimit = (error: string): boolean =>
  own.includes(error) || error === "loss-limit" || error === "deposit-limit";

const playAgain = (until: string | undefined): string =>
  until === undefined || Number.isNaN(Date.parse(until))
    ? ""
    : translate("play_again", { when: formatMoment(until) });

/** Covers the game with the reason why it can no longer be played. */
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

/** Shows why a press was refused, with a link to the player's own limits if one of them is the reason. */
export function showRefusal(error: string, text: string): void {
  showMessage(text, "warn");
  offerLimits("limits", isOwnLimit(error));
}

/** A demo has no lobby and no limits. */
export function offerLimits(place: "limits" | "overlay-limits", isOffered: boolean): void {
  const link = document.querySelector<HTMLElement>(`#${place}`);
  if (link) link.hidden = !isOffered;
}
