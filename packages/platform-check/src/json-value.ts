export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The value under these keys; undefined as soon as one of them is missing. */
export const valueAt = (value: unknown, ...keys: readonly string[]): unknown =>
  keys.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), value);

export const textAt = (value: unknown, ...keys: readonly string[]): string | undefined => {
  const found = valueAt(value, ...keys);
  return typeof found === "string" ? found : undefined;
};

export const listAt = (value: unknown, ...keys: readonly string[]): readonly unknown[] => {
  const found = valueAt(value, ...keys);
  return Array.isArray(found) ? found : [];
};

export const textsAt = (value: unknown, ...keys: readonly string[]): readonly string[] =>
  listAt(value, ...keys).filter((item) => typeof item === "string");

/** Undefined if the text is no JSON, which no JSON text ever reads as. */
export const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
