import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";

/** The structure of a message, apart from its words. */
export interface Message {
  /** The words of all branches, without arguments and tags. */
  readonly text: string;
  /** `{time}` as `time`, `{count, plural, …}` as `count plural`, sorted. */
  readonly gaps: readonly string[];
  /** Opening, closing and self-closing tags, sorted. */
  readonly tags: readonly string[];
  readonly choices: readonly Choice[];
}

export interface Choice {
  readonly name: string;
  readonly kind: string;
  /** `one`, `other`, `=0` … with the words of each. */
  readonly branches: ReadonlyMap<string, string>;
}

const tag = /<\/?[a-zA-Z0-9]+\s*\/?>/g;

const known = new Map<string, Message>();

/** Parses an ICU message; throws if it is malformed. */
export function readMessage(source: string): Message {
  const message = known.get(source) ?? parse(source);
  known.set(source, message);
  return message;
}

function parse(source: string): Message {
  const gaps = new Set<string>();
  const choices: Choice[] = [];
  const text = wordsOf(compileMessageOrThrow(source), gaps, choices);
  return {
    text: text.replace(tag, " "),
    gaps: [...gaps].toSorted(),
    tags: [...text.matchAll(tag)].map(([found]) => found).toSorted(),
    choices,
  };
}

function wordsOf(tokens: unknown, gaps: Set<string>, choices: Choice[]): string {
  if (typeof tokens === "string") return tokens;
  if (!Array.isArray(tokens)) return "";
  return tokens
    .map((token: unknown) => {
      if (typeof token === "string") return token === "#" ? " " : token;
      if (!Array.isArray(token)) return "";
      const [name, kind, format]: unknown[] = token;
      if (typeof name !== "string") return "";
      const chosen = typeof format === "object" && format !== null ? format : undefined;
      gaps.add(typeof kind === "string" ? `${name} ${kind}` : name);
      if (!chosen) return " ";
      const branches = new Map(
        Object.entries(chosen)
          .filter(([key]) => key !== "offset")
          .map(([key, inner]) => [key, wordsOf(inner, gaps, choices)] as const),
      );
      choices.push({ name, kind: typeof kind === "string" ? kind : "", branches });
      return [...branches.values()].join(" ");
    })
    .join("");
}
