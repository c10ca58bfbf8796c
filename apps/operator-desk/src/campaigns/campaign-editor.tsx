import type { Currency } from "@naluma/site/currency";
import { languageTag } from "@naluma/site/locale";
import { typedFigures } from "@naluma/site/typed";
import { Button } from "@naluma/ui/button";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { SelectField, TextArea, TextField } from "@naluma/ui/field";
import type { Column } from "@naluma/ui/table";
import { useEffect, useRef } from "react";
import { amountText } from "../frame/amount.ts";
import { DeskTable } from "../frame/desk-table.tsx";
import { zoneName } from "../frame/time.ts";
import { LanguageSwitch } from "../language-switch.tsx";
import { languageName, withText, type Texts } from "../languages.ts";
import { useNotify } from "../use-notify.ts";
import { newOffer, type CampaignDraft } from "./campaign-draft.ts";
import { CampaignOffer } from "./campaign-offer.tsx";
import { CampaignPrizes } from "./campaign-prizes.tsx";
import { expectedCosts } from "./campaign-rules.ts";
import { type Campaign, type CampaignKind, kindWords } from "./campaigns.api.ts";
import { useCampaignEditor, type CampaignEditor as Editor } from "./use-campaign-editor.ts";

type Cost = ReturnType<typeof expectedCosts>[number];

const whole = new Intl.NumberFormat("en-US");

const columns: readonly Column<Cost>[] = [
  { key: "currency", name: "Currency", cell: ({ currency }) => currency, isName: true },
  {
    key: "cost",
    name: "A spin costs",
    cell: ({ cost, currency }) => amountText(cost.toFixed(2), currency),
    isNumber: true,
  },
  { key: "spins", name: "Spins", cell: ({ spins }) => whole.format(spins), isNumber: true },
  {
    key: "all",
    name: "In total",
    cell: ({ inAll, currency }) => amountText(inAll.toFixed(2), currency),
    isNumber: true,
  },
];

/** The expected cost of the wheel, updated while it is edited. */
function CampaignCosts({ draft }: { draft: CampaignDraft }) {
  return (
    <div className="editor-fields">
      <h3>Expected cost</h3>
      <DeskTable
        label="Expected cost"
        columns={columns}
        rows={expectedCosts(draft)}
        keyOf={({ currency }) => currency}
      />
      <p className="dim">On average. If spins are unlimited, as many as the budget covers.</p>
    </div>
  );
}

interface CampaignEditorProps {
  siteId: number;
  currencies: readonly Currency[];
  kind: CampaignKind;
  campaign: Campaign | undefined;
  onSaved: (campaign: Campaign) => void;
  onBack: () => void;
}

const perChoices = [
  { value: "campaign", text: "In total" },
  { value: "day", text: "Each day" },
];
const conditionChoices = [
  { value: "none", text: "None" },
  { value: "deposit", text: "Paid in since the start" },
  { value: "turnover", text: "Staked since the start" },
];
const fixed = "Can’t be changed after the start.";

export function CampaignEditor(props: CampaignEditorProps) {
  const notify = useNotify();
  const heading = useRef<HTMLHeadingElement>(null);
  const editor = useCampaignEditor({
    ...props,
    onSaved: (saved) => {
      notify(saved.state === "running" ? "Saved. Open pages update at once." : "Saved.");
      props.onSaved(saved);
    },
  });
  const { draft, problems } = editor;
  const one = kindWords[draft.kind].one;
  const above = problems[""] ?? problems["currencies"];

  useEffect(() => heading.current?.focus(), []);

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!editor.pending) void editor.save();
      }}
    >
      <div className="editor-head">
        <h2 ref={heading} tabIndex={-1}>
          {editor.isNew ? `New ${one}` : `Change this ${one}`}
        </h2>
        <output>{editor.isUnsaved ? "Not saved yet" : ""}</output>
        <Button look="line" onClick={props.onBack}>
          Back to the list
        </Button>
        <Button type="submit" look="primary" busy={editor.pending}>
          Save
        </Button>
      </div>
      {above !== undefined && <ErrorNotice text={above} />}
      <div className="editor-parts">
        <div className="card editor-fields">
          <Terms editor={editor} />
        </div>
        <div className="editor-fields">
          {draft.offers.map((offer, at) => (
            <CampaignOffer key={offer.currency} at={at} offer={offer} editor={editor} />
          ))}
          {!editor.isFixed && editor.currenciesLeft.length > 0 && <AddCurrency editor={editor} />}
        </div>
        {draft.kind === "roulette" && (
          <>
            <CampaignPrizes editor={editor} />
            <CampaignCosts draft={draft} />
          </>
        )}
      </div>
    </form>
  );
}

function Terms({ editor }: { editor: Editor }) {
  const { draft, problems, change, isFixed, locale } = editor;
  const setName = (name: Texts) => change({ name });
  return (
    <>
      <LanguageSwitch
        value={locale}
        onValue={editor.setLocale}
        written={editor.written}
        onReviewed={editor.review}
      />
      <TextField
        label={`Name (${languageName(locale)})`}
        lang={languageTag(locale)}
        value={draft.name[locale] ?? ""}
        maxLength={64}
        placeholder={locale === "en_US" ? undefined : draft.name.en_US}
        error={problems["name"]}
        onChange={({ target }) => setName(withText(draft.name, locale, target.value))}
      />
      <TextField
        type="datetime-local"
        step={1}
        label={`Starts, ${zoneName}`}
        hint={isFixed ? fixed : "Leave empty to start at once."}
        value={draft.startAt}
        readOnly={isFixed}
        error={problems["start_at"]}
        onChange={({ target }) => change({ startAt: target.value })}
      />
      <TextField
        type="datetime-local"
        step={1}
        label={`Ends, ${zoneName}`}
        value={draft.endAt}
        error={problems["end_at"]}
        onChange={({ target }) => change({ endAt: target.value })}
      />
      <TextField
        label={draft.kind === "roulette" ? "Spins per member" : "Envelopes per member"}
        inputMode="numeric"
        value={draft.times}
        error={problems["times"]}
        onChange={({ target }) => change({ times: typedFigures(target.value) })}
      />
      <SelectField
        label="Counted"
        choices={perChoices}
        value={draft.per}
        disabled={isFixed}
        hint={isFixed ? fixed : undefined}
        error={problems["per"]}
        onChange={({ target }) => change({ per: target.value === "day" ? "day" : "campaign" })}
      />
      <SelectField
        label="Condition"
        choices={conditionChoices}
        value={draft.condition}
        disabled={isFixed}
        hint={isFixed ? fixed : undefined}
        error={problems["condition"]}
        onChange={({ target: { value } }) =>
          change({ condition: value === "deposit" || value === "turnover" ? value : "none" })
        }
      />
      <TextArea
        label="Only these members"
        hint="Accounts separated by spaces. Leave empty for everyone."
        rows={2}
        value={draft.members}
        error={problems["members"]}
        onChange={({ target }) => change({ members: target.value })}
      />
    </>
  );
}

function AddCurrency({ editor: { draft, change, currenciesLeft: left } }: { editor: Editor }) {
  const add = (currency: Currency | undefined) => {
    if (currency) change({ offers: [...draft.offers, newOffer(currency)] });
  };
  return (
    <SelectField
      label="Add a currency"
      placeholder="Choose one"
      choices={left.map((value) => ({ value, text: value }))}
      value=""
      onChange={({ target }) => add(left.find((one) => one === target.value))}
    />
  );
}
