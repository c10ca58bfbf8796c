import type { Question } from "@naluma/ui/confirm";
import { moneyText } from "../frame/amount.ts";
import { instantOf, timeOf, zoneName } from "../frame/time.ts";
import type { CampaignDraft } from "./campaign-draft.ts";
import { startsNow, takenFromHouse } from "./campaign-rules.ts";

const listed = (amounts: readonly { readonly currency: string; readonly amount: string }[]) =>
  amounts.map(({ currency, amount }) => moneyText(amount.replace("-", ""), currency)).join(", ");

/** Asked before saving moves money or begins something; nothing where it does neither. */
export const campaignQuestion = (
  draft: CampaignDraft,
  since: CampaignDraft | undefined,
  now: number,
): Question | undefined => {
  const moved = takenFromHouse(draft, since);
  const taken = moved.filter(({ amount }) => !amount.startsWith("-"));
  const back = moved.filter(({ amount }) => amount.startsWith("-"));
  const isStart = startsNow(draft, since, now);
  if (moved.length === 0 && !isStart) return undefined;
  const sentences = [
    ...(taken.length > 0 ? [`Taken from the house at once: ${listed(taken)}.`] : []),
    ...(back.length > 0 ? [`Returned to the house: ${listed(back)}.`] : []),
    ...(isStart ? ["Members can take part at once."] : []),
    ...(!isStart && !since
      ? [`It starts on ${timeOf(instantOf(draft.startAt) ?? "")} ${zoneName}.`]
      : []),
  ];
  return {
    title: `${isStart ? "Start" : "Save"} “${draft.name.en_US ?? ""}”?`,
    text: sentences.join(" "),
    confirm: isStart ? "Start campaign" : "Save campaign",
    cancel: "Cancel",
    tone: "warning",
  };
};
