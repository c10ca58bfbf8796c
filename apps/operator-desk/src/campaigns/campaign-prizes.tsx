import { languageTag } from "@naluma/site/locale";
import { typedFigures } from "@naluma/site/typed";
import { Button } from "@naluma/ui/button";
import { Check, TextField } from "@naluma/ui/field";
import { languageName, withText } from "../languages.ts";
import type { Prize } from "./campaign-draft.ts";
import { chances } from "./campaign-rules.ts";
import type { CampaignEditor } from "./use-campaign-editor.ts";

/** The wheel has room for no more. */
const maxPrizes = 24;
const minPrizes = 2;

const percent = new Intl.NumberFormat("en-US", { style: "percent", maximumFractionDigits: 2 });

/** The segments of the wheel, clockwise from the top. */
export function CampaignPrizes({ editor }: { editor: CampaignEditor }) {
  const { draft, problems, isFixed, addPrize } = editor;
  const each = chances(draft.prizes);
  return (
    <section className="card editor-fields" aria-label="Prizes">
      <h3>Prizes</h3>
      <p className="dim">
        {isFixed
          ? "Can’t be changed after the start."
          : "Clockwise from the top. A prize’s chance is its weight divided by the total weight."}
      </p>
      {problems["prizes"] !== undefined && (
        <p className="message message-error">{problems["prizes"]}</p>
      )}
      <ol className="prizes">
        {draft.prizes.map((prize, at) => (
          <li key={prize.key}>
            <OnePrize at={at} prize={prize} chance={each[at] ?? 0} editor={editor} />
          </li>
        ))}
      </ol>
      {!isFixed && draft.prizes.length < maxPrizes && (
        <Button onClick={addPrize}>Add a prize</Button>
      )}
    </section>
  );
}

interface OnePrizeProps {
  at: number;
  prize: Prize;
  chance: number;
  editor: CampaignEditor;
}

function OnePrize({ at, prize, chance, editor }: OnePrizeProps) {
  const { draft, problems, locale, isFixed, change, changePrize } = editor;
  const number = at + 1;
  return (
    <fieldset className="fields">
      <legend className="visually-hidden">{`Prize ${number}`}</legend>
      <TextField
        label={`Prize ${number} (${languageName(locale)})`}
        lang={languageTag(locale)}
        value={prize.name[locale] ?? ""}
        maxLength={100}
        readOnly={isFixed}
        placeholder={locale === "en_US" ? undefined : prize.name.en_US}
        error={problems[`prizes.${at}.name`]}
        onChange={({ target }) =>
          changePrize(at, { name: withText(prize.name, locale, target.value) })
        }
      />
      <TextField
        label={`Weight of prize ${number}`}
        hint={`Chance ${percent.format(chance)}`}
        inputMode="numeric"
        value={prize.weight}
        readOnly={isFixed}
        error={problems[`prizes.${at}.weight`]}
        onChange={({ target }) => changePrize(at, { weight: typedFigures(target.value) })}
      />
      {prize.wins &&
        draft.offers.map(({ currency }, place) => (
          <TextField
            key={currency}
            label={`Prize ${number} wins`}
            inputMode="decimal"
            trailing={<span className="dim">{currency}</span>}
            aria-description={currency}
            value={prize.amounts[currency] ?? ""}
            readOnly={isFixed}
            error={place === 0 ? problems[`prizes.${at}.amounts`] : undefined}
            onChange={({ target }) =>
              changePrize(at, {
                amounts: { ...prize.amounts, [currency]: typedFigures(target.value) },
              })
            }
          />
        ))}
      {!isFixed && (
        <>
          <Check
            checked={!prize.wins}
            onChange={({ target }) => changePrize(at, { wins: !target.checked })}
          >
            Wins nothing
          </Check>
          {draft.prizes.length > minPrizes && (
            <Button
              size="s"
              look="line"
              aria-label={`Remove prize ${number}`}
              onClick={() => change({ prizes: draft.prizes.filter((one) => one !== prize) })}
            >
              Remove
            </Button>
          )}
        </>
      )}
    </fieldset>
  );
}
