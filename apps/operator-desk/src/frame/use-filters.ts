import { typedLine } from "@naluma/site/typed";
import { useEffect, useRef, type ChangeEvent, type SubmitEvent } from "react";
import { useSearchParams } from "react-router";
import { instantOf } from "./time.ts";

const fieldsOf = (form: HTMLFormElement | null) => [
  ...(form?.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select") ?? []),
];

/**
 * Keeps the filters of a screen in its address, so that a reload or a link preserves them. Times there are as
 * typed, in site time.
 */
export function useFilters<Name extends string>(names: readonly Name[]) {
  const [params, setParams] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);

  const of = (name: Name): string => params.get(name) ?? "";
  const apply = (given: FormData) => {
    const next = new URLSearchParams();
    for (const name of names) {
      const value = given.get(name);
      const meant = typeof value === "string" ? typedLine(value) : "";
      if (meant !== "") next.set(name, meant);
    }
    setParams(next, { replace: true });
  };

  // The address may also change without the form: the menu links to the unfiltered list.
  useEffect(() => {
    for (const field of fieldsOf(form.current)) {
      const value = params.get(field.name) ?? "";
      if (typedLine(field.value) !== value) field.value = value;
    }
  }, [params]);

  return {
    /** The filters in the format of the call: times with their offset. */
    asked: Object.fromEntries(
      names.map((name) => [
        name,
        name === "from" || name === "to" ? instantOf(of(name)) : of(name) || undefined,
      ]),
    ),
    isFiltered: names.some((name) => of(name) !== ""),
    form: {
      ref: form,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        apply(new FormData(event.currentTarget));
      },
    },
    text: (name: Name) => ({ name, defaultValue: of(name) }),
    /** Applied as soon as it is selected. */
    choice: (name: Name) => ({
      name,
      defaultValue: of(name),
      onChange: (event: ChangeEvent<HTMLElement>) =>
        event.currentTarget.closest("form")?.requestSubmit(),
    }),
    clear: () => {
      setParams(new URLSearchParams(), { replace: true });
      fieldsOf(form.current)[0]?.focus();
    },
  };
}
