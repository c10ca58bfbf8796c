import type { Json } from "./engine.ts";

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** The properties of a round's `shown`; empty if it is not an object. */
export const partsOf = (shown: Json | undefined): Readonly<Record<string, Json | undefined>> =>
  typeof shown === "object" && shown !== null && !isList(shown) ? shown : {};

export const listOf = (value: Json | undefined): readonly Json[] =>
  value !== undefined && isList(value) ? value : [];

export const numbersOf = (value: Json | undefined): readonly number[] =>
  listOf(value).filter((entry) => typeof entry === "number");
