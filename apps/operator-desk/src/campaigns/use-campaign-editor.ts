import type { Locale } from "@naluma/site/locale";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { missingLanguages } from "../languages.ts";
import { useDeskWrite } from "../use-desk-write.ts";
import { useLeaveGuard } from "../use-leave-guard.ts";
import {
  draftOf,
  isChanged,
  newDraft,
  newPrize,
  requestOf,
  type CampaignDraft,
  type Offer,
  type Prize,
} from "./campaign-draft.ts";
import { checkCampaign, problemsByPlace, type Problems } from "./campaign-rules.ts";
import { campaignsKey, saveCampaign, type Campaign, type CampaignKind } from "./campaigns.api.ts";

export interface CampaignEditorPorts {
  readonly siteId: number;
  readonly kind: CampaignKind;
  /** undefined: a new one. */
  readonly campaign: Campaign | undefined;
  readonly onSaved: (campaign: Campaign) => void;
}

/** One campaign while it is written. */
export function useCampaignEditor({ siteId, kind, campaign, onSaved }: CampaignEditorPorts) {
  const queries = useQueryClient();
  const { send, pending, refusal } = useDeskWrite(saveCampaign);
  const [base, setBase] = useState(campaign);
  const [begun, setBegun] = useState(() => (campaign ? draftOf(campaign) : newDraft(kind)));
  const [draft, setDraft] = useState<CampaignDraft>(begun);
  const [locale, setLocale] = useState<Locale>("en_US");
  const [problems, setProblems] = useState<Problems>({});
  const [made, setMade] = useState(0);

  const isUnsaved = isChanged(draft, begun);
  const [isSaving, setSaving] = useState(false);
  useLeaveGuard(isUnsaved && !isSaving);

  const change = (part: Partial<CampaignDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setProblems({});
  };

  const save = async () => {
    const wrong = checkCampaign(draft, Date.now());
    setProblems(wrong);
    if (Object.keys(wrong).length > 0) return;
    const body = requestOf(draft, base && begun, siteId);
    setSaving(true);
    const sent = await send({ id: base?.id, body });
    if (!sent.ok) {
      setSaving(false);
      setProblems(problemsByPlace(sent.refusal.problems));
      return;
    }
    const saved = draftOf(sent.answer);
    setBase(sent.answer);
    setBegun(saved);
    // What was typed meanwhile stays, and is not saved yet.
    setDraft((now) => (isChanged(now, draft) ? now : saved));
    await queries.invalidateQueries({ queryKey: campaignsKey });
    onSaved(sent.answer);
    setSaving(false);
  };

  return {
    draft,
    locale,
    problems,
    pending,
    refusal,
    isUnsaved,
    isNew: base === undefined,
    /** Members take part by its terms: most of them are fixed. */
    isFixed: base !== undefined && base.state !== "coming",
    missing: missingLanguages([draft.name, ...draft.prizes.map(({ name }) => name)]),
    setLocale,
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
