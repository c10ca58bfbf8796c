import { isLocale, languageTag } from "@naluma/site/locale";
import { Button } from "@naluma/ui/button";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { Switch } from "@naluma/ui/field";
import { useEffect, useRef } from "react";
import { LanguageSwitch } from "../language-switch.tsx";
import { languageName, readText } from "../languages.ts";
import { useNotify } from "../use-notify.ts";
import type { Item, Place } from "./content.api.ts";
import { differingFields, isTexts, textIn, textsIn, valueIn } from "./draft.ts";
import { ItemFields } from "./item-fields.tsx";
import type { FieldOf } from "./kinds.ts";
import { Preview } from "./preview.tsx";
import { useEditor, type Editor } from "./use-editor.ts";

interface ItemEditorProps {
  place: Place;
  item: Item | undefined;
  onSaved: (item: Item) => void;
  onBack: () => void;
}

export function ItemEditor({ place, item, onSaved, onBack }: ItemEditorProps) {
  const notify = useNotify();
  const heading = useRef<HTMLHeadingElement>(null);
  const editor = useEditor({
    place,
    item,
    onSaved: (saved) => {
      notify(saved.shown ? `Saved. ${editor.kind.seen}` : "Saved as a draft.");
      onSaved(saved);
    },
  });
  const { kind } = editor;

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
          {editor.isNew ? `New ${kind.one}` : `Change this ${kind.one}`}
        </h2>
        <output>{editor.isUnsaved ? "Not saved yet" : ""}</output>
        <Button look="line" onClick={onBack}>
          Back to the list
        </Button>
        <Button type="submit" look="primary" busy={editor.pending}>
          Save
        </Button>
      </div>
      <Refusal editor={editor} />
      {editor.problems[""] !== undefined && <ErrorNotice text={editor.problems[""]} />}
      <Removed removed={editor.removed} />
      <div className="editor-parts">
        <div className="card editor-fields">
          {kind.fields.some(isTexts) && (
            <LanguageSwitch
              value={editor.locale}
              onValue={editor.setLocale}
              written={editor.written}
              onReviewed={editor.review}
            />
          )}
          <ItemFields editor={editor} />
          <Switch checked={editor.shown} onChange={({ target }) => editor.setShown(target.checked)}>
            Players see it
          </Switch>
          <p className="dim">{editor.shown ? kind.seen : "A draft: nobody sees it."}</p>
        </div>
        <Preview kind={kind} draft={editor.draft} locale={editor.locale} />
      </div>
    </form>
  );
}

/** Somebody else saved first: both versions are kept until the operator chooses one. */
function Refusal({ editor }: { editor: Editor }) {
  const { newer, isGone, kind, draft } = editor;
  if (isGone)
    return (
      <ErrorNotice text="Somebody else has removed it. Your text is still here; save to add it again." />
    );
  if (!newer) return null;
  const fields = differingFields(kind, draft, newer.value);
  return (
    <section className="card conflict" aria-label="Somebody else has changed it" role="alert">
      <h3>Somebody else has changed it</h3>
      <p>Your text is still here. The current version is:</p>
      <dl>
        {fields.map((field) => (
          <div key={field.name}>
            <dt>{field.label}</dt>
            <dd>{theirs(field, newer, editor)}</dd>
          </div>
        ))}
      </dl>
      <div className="fields">
        <Button onClick={editor.keepMine}>Keep mine</Button>
        <Button look="line" onClick={editor.takeTheirs}>
          Take theirs
        </Button>
      </div>
    </section>
  );
}

const theirs = (field: FieldOf, { value }: Item, { locale }: Editor): string => {
  if (isTexts(field)) return readText(textsIn(value, field.name), locale);
  return textIn(value, field.name) || JSON.stringify(valueIn(value, field.name) ?? "");
};

/** Shows what the sanitiser removed during the last save. */
function Removed({ removed }: Pick<Editor, "removed">) {
  const languages = Object.entries(removed);
  if (languages.length === 0) return null;
  return (
    <section className="card conflict" aria-label="Removed">
      <output>Removed, because it could run code or cannot be shown</output>
      <ul>
        {languages.map(([locale, parts]) => (
          <li key={locale}>
            {`${isLocale(locale) ? languageName(locale) : languageTag("en_US")}: ${parts.join(", ")}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
