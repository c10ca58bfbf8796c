import type { Json } from "@naluma/game-engines/engine";

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const text = (value: unknown): string => (typeof value === "string" ? value : "");

export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Converts a value to JSON data; null for whatever JSON cannot represent. */
export function asJson(value: unknown): Json {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
    return value;
  }
  if (Array.isArray(value)) return value.map(asJson);
  if (!isRecord(value)) return null;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, asJson(inner)]));
}

/** Whether both hold the same values under the same keys, in any order. */
export const sameJson = (one: Json, other: Json): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

function sorted(value: Json): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isRecord(value)) return value;
  return Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, inner]) => [key, sorted(asJson(inner))]);
}
