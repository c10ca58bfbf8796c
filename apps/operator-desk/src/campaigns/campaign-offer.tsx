import { typedFigures } from "@naluma/site/typed";
import { Button } from "@naluma/ui/button";
import { TextField } from "@naluma/ui/field";
import type { Offer } from "./campaign-draft.ts";
import type { CampaignEditor } from "./use-campaign-editor.ts";

interface CampaignOfferProps {
  at: number;
  offer: Offer;
  editor: CampaignEditor;
}

export function CampaignOffer({ at, offer, editor }: CampaignOfferProps) {
  const { draft, problems, isFixed, changeOffer, change } = editor;
  const { currency } = offer;
  const part = (field: Exclude<keyof Offer, "currency">, label: string, isKept: boolean) => ({
    label,
    value: offer[field],
    inputMode: "decimal" as const,
    readOnly: isKept,
    trailing: field === "number" ? undefined : <span className="dim">{currency}</span>,
    error: problems[`currencies.${at}.${field}`],
    onChange: ({ target }: { target: { value: string } }) =>
      changeOffer(at, { [field]: typedFigures(target.value) }),
  });
  return (
    <fieldset className="card editor-fields">
      <legend className="visually-hidden">{currency}</legend>
      <div className="editor-head">
        <b>{currency}</b>
        {!isFixed && draft.offers.length > 1 && (
          <Button
            size="s"
            look="line"
            onClick={() => change({ offers: draft.offers.filter((one) => one !== offer) })}
          >
            {`Remove ${currency}`}
          </Button>
        )}
      </div>
      {problems[`currencies.${at}.currency`] !== undefined && (
        <p className="message message-error">{problems[`currencies.${at}.currency`]}</p>
      )}
      {draft.kind === "red_envelope" && (
        <>
          <TextField {...part("least", "Smallest amount in an envelope", isFixed)} />
          <TextField {...part("most", "Largest amount in an envelope", isFixed)} />
        </>
      )}
      <TextField
        {...part("budget", "Budget", false)}
        hint="Taken from the house when you save; the rest returns at the end."
      />
      <TextField
        {...part(
          "number",
          draft.kind === "roulette" ? "Maximum spins" : "Maximum envelopes",
          false,
        )}
        hint="0: as many as the budget pays."
      />
      {draft.condition !== "none" && (
        <TextField
          {...part(
            "required",
            draft.condition === "deposit" ? "Minimum paid in" : "Minimum staked",
            isFixed,
          )}
        />
      )}
    </fieldset>
  );
}
