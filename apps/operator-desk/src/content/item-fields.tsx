import { languageTag } from "@naluma/site/locale";
import { typedFigures } from "@naluma/site/typed";
import { Check, FieldGroup, SelectField, TextArea, TextField } from "@naluma/ui/field";
import { languageName, withText } from "../languages.ts";
import { textIn, textsIn, valueIn } from "./draft.ts";
import type { Choice, FieldOf } from "./kinds.ts";
import type { Editor } from "./use-editor.ts";

export function ItemFields({ editor }: { editor: Editor }) {
  return editor.kind.fields
    .filter(({ onlyIf }) => !onlyIf || valueIn(editor.draft, onlyIf.name) === onlyIf.is)
    .map((field) => <OneField key={field.name} field={field} editor={editor} />);
}

interface OneFieldProps {
  field: FieldOf;
  editor: Editor;
}

function OneField({ field, editor }: OneFieldProps) {
  const { draft, change, problems } = editor;
  const { name, label, hint } = field;
  const says = { label, hint, error: problems[name] };
  switch (field.as) {
    case "line":
    case "area":
    case "html":
      return <TextOfLanguage field={field} editor={editor} />;
    case "address":
    case "picture":
      return (
        <TextField
          {...says}
          value={textIn(draft, name)}
          maxLength={2048}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => change(name, emptied(field, target.value))}
        />
      );
    case "number":
      return (
        <TextField
          {...says}
          value={textIn(draft, name)}
          inputMode="numeric"
          onChange={({ target }) => change(name, numberOf(target.value))}
        />
      );
    case "tick":
      return (
        <Check
          checked={valueIn(draft, name) === true}
          error={problems[name]}
          onChange={({ target }) => change(name, target.checked)}
        >
          {label}
        </Check>
      );
    case "choice":
      return (
        <SelectField
          {...says}
          value={textIn(draft, name)}
          choices={field.choices.map(({ value, text }) => ({ value: String(value), text }))}
          onChange={({ target }) => change(name, chosen(field.choices, target.value))}
        />
      );
    case "choices":
      return <Choices field={field} editor={editor} />;
    case "renewal":
      return (
        <Check
          hint={hint}
          checked={valueIn(draft, name) === undefined}
          onChange={({ target }) =>
            change(name, target.checked ? undefined : (valueIn(editor.begun, name) ?? undefined))
          }
        >
          {label}
        </Check>
      );
  }
}

/** Invalid numbers are kept as typed, so that the platform reports what is wrong with them. */
const numberOf = (typed: string): number | string | undefined => {
  const text = typedFigures(typed);
  if (text === "") return undefined;
  return /^\d{1,9}$/.test(text) ? Number(text) : text;
};

/** An empty part of an object is left out. */
const emptied = ({ name }: FieldOf, text: string): string | undefined =>
  text === "" && name.includes(".") ? undefined : text;

const chosen = (choices: readonly Choice[], text: string): number | string | undefined =>
  choices.find(({ value }) => String(value) === text)?.value;

function TextOfLanguage({
  field: { as, name, label, hint },
  editor: { draft, change, problems, locale },
}: {
  field: Extract<FieldOf, { as: "line" | "area" | "html" }>;
  editor: Editor;
}) {
  const texts = textsIn(draft, name);
  const tag = languageTag(locale);
  const isMissing = locale !== "en_US" && !texts[locale] && Boolean(texts.en_US);
  const shared = {
    label: `${label} (${languageName(locale)})`,
    hint: isMissing ? "Missing: players read the English text." : hint,
    error: problems[name],
    value: texts[locale] ?? "",
    lang: tag,
    placeholder: isMissing ? texts.en_US : undefined,
    onChange: ({ target }: { target: { value: string } }) =>
      change(name, withText(texts, locale, target.value)),
  };
  if (as === "line") return <TextField {...shared} maxLength={255} />;
  return <TextArea {...shared} rows={as === "html" ? 8 : 2} maxLength={10_000} />;
}

function Choices({
  field: { name, label, hint, choices },
  editor: { draft, change, problems },
}: {
  field: Extract<FieldOf, { as: "choices" }>;
  editor: Editor;
}) {
  const value = valueIn(draft, name);
  const taken: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <FieldGroup label={label} hint={hint} error={problems[name]}>
      {(ties, onBlur) =>
        choices.map((choice) => (
          <Check
            key={choice.value}
            {...ties}
            onBlur={onBlur}
            checked={taken.includes(choice.value)}
            onChange={({ target }) =>
              change(
                name,
                choices
                  .map((one) => one.value)
                  .filter((one) => (one === choice.value ? target.checked : taken.includes(one))),
              )
            }
          >
            {choice.text}
          </Check>
        ))
      }
    </FieldGroup>
  );
}
