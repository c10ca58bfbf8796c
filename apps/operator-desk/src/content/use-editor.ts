import type { Locale } from "@naluma/site/locale";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { messageOf, type Refusal } from "../desk-api.ts";
import { useDeskWrite } from "../use-desk-write.ts";
import { useLeaveGuard } from "../use-leave-guard.ts";
import { itemsKey, itemsQuery, saveItem, type Item, type Place } from "./content.api.ts";
import {
  checkDraft,
  isSame,
  isTexts,
  languagesOf,
  problemsByField,
  withValue,
  type Draft,
  type Problems,
} from "./draft.ts";
import { kindOf } from "./kinds.ts";

export interface EditorPorts {
  readonly place: Place;
  /** undefined for a new item. */
  readonly item: Item | undefined;
  readonly onSaved: (item: Item) => void;
}

export function useEditor({ place, item, onSaved }: EditorPorts) {
  const kind = kindOf(place.kind);
  const queries = useQueryClient();
  const { send, pending } = useDeskWrite(saveItem);
  /** The version that the draft is based on, which the next save changes. */
  const [base, setBase] = useState(item);
  const [draft, setDraft] = useState<Draft>(item?.value ?? kind.empty);
  const [shown, setShown] = useState(item?.shown ?? true);
  /** The languages whose unchanged texts were confirmed for the changed English. */
  const [reviewed, setReviewed] = useState<readonly Locale[]>([]);
  const [locale, setLocale] = useState<Locale>("en_US");
  const [problems, setProblems] = useState<Problems>({});
  /** The newer version, if somebody else has changed the item. */
  const [newer, setNewer] = useState<Item>();
  const [isGone, setGone] = useState(false);
  const [removed, setRemoved] = useState<Readonly<Record<string, readonly string[]>>>({});

  const begun = { value: base?.value ?? kind.empty, shown: base?.shown ?? true };
  const isUnsaved = !isSame(draft, begun.value) || shown !== begun.shown || reviewed.length > 0;
  useLeaveGuard(isUnsaved && !pending);

  /** Fetches the current version; a failure is not reported. */
  const readAnew = async () => {
    const query = { ...itemsQuery(place), staleTime: 0 };
    const list = await queries.fetchQuery(query).catch(() => undefined);
    return list?.items.find(({ id }) => id === base?.id);
  };

  const save = async () => {
    const wrong = checkDraft(kind, draft);
    setProblems(wrong);
    setRemoved({});
    if (Object.keys(wrong).length > 0) {
      setLocale("en_US");
      return;
    }
    const asked = {
      ...place,
      id: isGone ? undefined : base?.id,
      version: base?.version ?? "",
      shown,
      value: draft,
      reviewed,
    };
    await send(asked, async (sent) => {
      if (!sent.ok) return refuse(sent.refusal);
      const saved = sent.answer.item;
      setBase(saved);
      // Keeps what was typed during the save; it is not saved yet.
      setDraft((now) => (isSame(now, draft) ? saved.value : now));
      setShown((now) => (now === shown ? saved.shown : now));
      setReviewed((now) => now.filter((one) => !reviewed.includes(one)));
      setGone(false);
      setRemoved(sent.answer.removed);
      await queries.invalidateQueries({ queryKey: itemsKey });
      return onSaved(saved);
    });
  };

  /** Explains a refusal at the fields or by the conflict with the newer version; otherwise with its own message. */
  const refuse = async (refusal: Refusal) => {
    const { status, problems: said } = refusal;
    const now = status === 409 && base ? await readAnew() : undefined;
    if (status === 409) setNewer(now);
    if (status === 404) setGone(true);
    const isExplained = now !== undefined || status === 404 || said.length > 0;
    setProblems(isExplained ? problemsByField(kind, said) : { "": messageOf(refusal) });
  };

  const written = languagesOf(kind, draft, base);

  return {
    kind,
    draft,
    shown,
    locale,
    problems,
    newer,
    isGone,
    removed,
    isUnsaved,
    begun: begun.value,
    pending,
    isNew: base === undefined,
    written: {
      ...written,
      outdated: written.outdated.filter((one) => !reviewed.includes(one)),
    },
    setLocale,
    review: (one: Locale) => setReviewed((before) => [...before, one]),
    setShown,
    change: (name: string, value: unknown) => {
      setDraft((before) => withValue(before, name, value));
      // A confirmation for one English text does not carry over to the next.
      if (locale === "en_US" && kind.fields.some((field) => field.name === name && isTexts(field)))
        setReviewed([]);
      setProblems(({ [name]: _solved, ...others }) => others);
    },
    save,
    /** The next save overwrites what somebody else wrote. */
    keepMine: () => {
      setBase(newer);
      setNewer(undefined);
    },
    takeTheirs: () => {
      if (!newer) return;
      setBase(newer);
      setDraft(newer.value);
      setShown(newer.shown);
      setNewer(undefined);
    },
  };
}

export type Editor = ReturnType<typeof useEditor>;
