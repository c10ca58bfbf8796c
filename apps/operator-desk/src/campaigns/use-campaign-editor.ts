import type { Currency } from "@naluma/site/currency";
import type { Locale } from "@naluma/site/locale";
import { askConfirm, type Question } from "@naluma/ui/confirm";
import { useQueryClient } from "@tanstack/react-query";
import { useStore } from "jotai";
import { useState } from "react";
import { messageOf } from "../desk-api.ts";
import { moneyText } from "../frame/amount.ts";
import { instantOf, timeOf, zoneName } from "../frame/time.ts";
import { useDeskWrite } from "../use-desk-write.ts";
import { useLeaveGuard } from "../use-leave-guard.ts";
import {
  draftOf,
  isChanged,
  languagesOf,
  namesOf,
  newDraft,
  newPrize,
  requestOf,
  type CampaignDraft,
  type Offer,
  type Prize,
} from "./campaign-draft.ts";
import {
  checkCampaign,
  problemsByPlace,
  startsNow,
  takenFromHouse,
  type Problems,
} from "./campaign-rules.ts";
import { campaignsKey, saveCampaign, type Campaign, type CampaignKind } from "./campaigns.api.ts";

const listed = (amounts: readonly { readonly currency: string; readonly amount: string }[]) =>
  amounts.map(({ currency, amount }) => moneyText(amount.replace("-", ""), currency)).join(", ");

/** The question to confirm before saving moves money or starts something; undefined if it does neither. */
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

export interface CampaignEditorPorts {
  readonly siteId: number;
  /** The currencies of the site, in the site's order. */
  readonly currencies: readonly Currency[];
  readonly kind: CampaignKind;
  /** undefined for a new campaign. */
  readonly campaign: Campaign | undefined;
  readonly onSaved: (campaign: Campaign) => void;
}

const englishOf = (draft: CampaignDraft) =>
  JSON.stringify(namesOf(draft).map(({ en_US }) => en_US));

export function useCampaignEditor(ports: CampaignEditorPorts) {
  const { siteId, currencies, kind, campaign, onSaved } = ports;
  const store = useStore();
  const queries = useQueryClient();
  const { send, pending } = useDeskWrite(saveCampaign);
  const [base, setBase] = useState(campaign);
  const [begun, setBegun] = useState(() =>
    campaign ? draftOf(campaign) : newDraft(kind, currencies[0]),
  );
  const [draft, setDraft] = useState<CampaignDraft>(begun);
  /** The languages whose unchanged texts were confirmed for the changed English. */
  const [reviewed, setReviewed] = useState<readonly Locale[]>([]);
  const [locale, setLocale] = useState<Locale>("en_US");
  const [problems, setProblems] = useState<Problems>({});
  const [made, setMade] = useState(0);

  const isUnsaved = isChanged(draft, begun) || reviewed.length > 0;
  useLeaveGuard(isUnsaved && !pending);

  const change = (part: Partial<CampaignDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setProblems({});
    // A confirmation for one English text does not carry over to the next.
    if (englishOf({ ...draft, ...part }) !== englishOf(draft)) setReviewed([]);
  };

  const save = async () => {
    const now = Date.now();
    const wrong = checkCampaign(draft, now);
    setProblems(wrong);
    if (Object.keys(wrong).length > 0) return;
    const since = base && begun;
    const question = campaignQuestion(draft, since, now);
    if (question && !(await askConfirm(store, question))) return;
    const body = { ...requestOf(draft, since, siteId), ...(reviewed.length > 0 && { reviewed }) };
    await send({ id: base?.id, body }, async (sent) => {
      if (!sent.ok) {
        const { problems: said } = sent.refusal;
        return setProblems(
          said.length > 0 ? problemsByPlace(said) : { "": messageOf(sent.refusal) },
        );
      }
      const saved = draftOf(sent.answer);
      setBase(sent.answer);
      setBegun(saved);
      // Keeps what was typed during the save; it is not saved yet.
      setDraft((current) => (isChanged(current, draft) ? current : saved));
      setReviewed((now) => now.filter((one) => !reviewed.includes(one)));
      await queries.invalidateQueries({ queryKey: campaignsKey });
      return onSaved(sent.answer);
    });
  };

  const written = languagesOf(draft, base);

  return {
    draft,
    locale,
    problems,
    pending,
    isUnsaved,
    isNew: base === undefined,
    /** Members take part under these terms, so most of them are fixed once it has started. */
    isFixed: base !== undefined && base.state !== "coming",
    written: {
      ...written,
      outdated: written.outdated.filter((one) => !reviewed.includes(one)),
    },
    /** The currencies of the site that the draft does not use yet. */
    currenciesLeft: currencies.filter((one) =>
      draft.offers.every(({ currency }) => currency !== one),
    ),
    setLocale,
    review: (one: Locale) => setReviewed((before) => [...before, one]),
    change,
    changeOffer: (at: number, part: Partial<Offer>) =>
      change({
        offers: draft.offers.map((one, place) => (place === at ? { ...one, ...part } : one)),
      }),
    changePrize: (at: number, part: Partial<Prize>) =>
      change({
        prizes: draft.prizes.map((one, place) => (place === at ? { ...one, ...part } : one)),
      }),
    addPrize: () => {
      setMade(made + 1);
      change({ prizes: [...draft.prizes, newPrize(`new ${made}`)] });
    },
    save,
  };
}

export type CampaignEditor = ReturnType<typeof useCampaignEditor>;
