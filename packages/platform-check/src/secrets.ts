import { isObject } from "./json-value.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/** What a file says, with the values of the environment in their places. */
export interface Resolved {
  readonly value: unknown;
  readonly secrets: readonly string[];
  /** A line for each variable that is not set. */
  readonly missing: readonly string[];
}

/** `{ env: NAME }` stands for the value of a variable, so that a file with passwords need not be kept anywhere. */
const nameIn = (value: unknown): string | undefined =>
  isObject(value) && Object.keys(value).length === 1 && typeof value["env"] === "string"
    ? value["env"]
    : undefined;

/** Replaces every `{ env: NAME }`, at any depth. */
export const withEnvironment = (value: unknown, environment: Environment, place = ""): Resolved => {
  const name = nameIn(value);
  if (name !== undefined) {
    const found = environment[name] ?? "";
    return found === ""
      ? { value, secrets: [], missing: [`${place}: the variable ${name} is not set.`] }
      : { value: found, secrets: [found], missing: [] };
  }
  if (!Array.isArray(value) && !isObject(value)) return { value, secrets: [], missing: [] };
  const inner = Object.entries(value).map(([key, part]): [string, Resolved] => [
    key,
    withEnvironment(part, environment, place === "" ? key : `${place}.${key}`),
  ]);
  const replaced = inner.map(([key, part]): [string, unknown] => [key, part.value]);
  return {
    value: Array.isArray(value) ? replaced.map(([, part]) => part) : Object.fromEntries(replaced),
    secrets: inner.flatMap(([, part]) => part.secrets),
    missing: inner.flatMap(([, part]) => part.missing),
  };
};
