import { posix } from "node:path";

/** Everything that a comment, a test or a document can cite. */
export interface Shelf {
  /** Readings (`A-012`), wire readings (`W-03`) and requirement rows (`LAUNCH-09`). */
  readonly ids: ReadonlySet<string>;
  /** Areas of the requirement rows: `LAUNCH`, `I18N`. */
  readonly areas: readonly string[];
  /** Decision numbers: `0009`. */
  readonly decisions: ReadonlySet<string>;
  /** Every file of the repository, relative to its root. */
  readonly files: ReadonlySet<string>;
  /** The anchors of each document, as a browser derives them from its headings. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Citations in a file that do not resolve, each as `file:line: citation`. */
export function deadCitations(file: string, text: string, shelf: Shelf): string[] {
  return text
    .split("\n")
    .flatMap((line, index) =>
      deadOnLine(file, line, shelf).map((citation) => `${file}:${index + 1}: ${citation}`),
    );
}

function deadOnLine(file: string, line: string, shelf: Shelf): string[] {
  const ids = all(
    line,
    new RegExp(`\\b(?:A-\\d{3}|W-\\d{2}|(?:${shelf.areas.join("|")})-\\d{2,3})\\b`, "g"),
  );
  const decisions = all(line, /\b(?:decision|ADR) (\d{4})\b/gi);
  return [
    // The specifications are not part of this repository, so a row states the content of their sections.
    ...all(line, /§\s*\d+|\b(?:lobby-and|member)-(?:play|accounts)\b/g),
    ...ids.filter((id) => !shelf.ids.has(id)),
    ...decisions
      .filter((number) => !shelf.decisions.has(number))
      .map((number) => `decision ${number}`),
    ...pathsOn(file, line).filter((path) => !resolves(path, shelf)),
  ];
}

const all = (line: string, pattern: RegExp): string[] =>
  [...line.matchAll(pattern)].map((match) => match[1] ?? match[0]);

const isMarkdown = (file: string) => file.endsWith(".md");
const isComment = (line: string) => /^\s*(?:\/\/|\/?\*|#)/.test(line);

function pathsOn(file: string, line: string): string[] {
  const documents = all(line, /(?<![\w./-])docs\/[\w./*-]*(?:#[\w-]+)?/g);
  if (isMarkdown(file)) {
    const links = all(line, /\]\((?!https?:)([^)\s]+)\)/g);
    return [...documents, ...links.map((link) => fromRoot(file, link)), ...quoted(line)];
  }
  // The column "where" of docs/reviews.tsv.
  if (file.endsWith("reviews.tsv")) {
    return [...documents, ...all(line, /(?<![\w./-])(?:apps|packages|e2e|tools)\/[\w./*-]+/g)];
  }
  if (!isComment(line)) return documents;
  return [...documents, ...all(line, /(?<![\w./-])[\w-]+\.md\b/g), ...quoted(line)];
}

const fromRoot = (file: string, link: string) =>
  link.startsWith("#") ? file + link : posix.join(posix.dirname(file), link);

/** Paths in backticks: from a top-level folder, or the last part of a source file's path. */
const quoted = (line: string): string[] =>
  all(line, /`([^`\s]+)`/g)
    .filter((name) =>
      /^(?:apps|packages|tools|e2e)\/|^[\w-][\w./-]*\.(?:tsx?|mjs|md|tsv)$/.test(name),
    )
    .filter((name) => !name.includes("<"))
    .flatMap(alternatives);

/** `home.{desktop,mobile}.tsx` stands for two files. */
function alternatives(path: string): string[] {
  const [whole, inner] = /\{([^}]*,[^}]*)\}/.exec(path) ?? [];
  if (whole === undefined || inner === undefined) return [path];
  return inner.split(",").map((one) => path.replace(whole, one));
}

function resolves(citation: string, { files, anchors }: Shelf): boolean {
  const [named = "", anchor] = citation.split("#");
  const path = named.replace(/[./]+$/, "");
  if (anchor !== undefined) return anchors.get(path)?.has(anchor) ?? false;
  if (/[*{]/.test(path))
    return [...files].some((file) => posix.matchesGlob(file, path.replace(/\{\w+\}/g, "*")));
  if (files.has(path)) return true;
  return [...files].some((file) => file.startsWith(`${path}/`) || file.endsWith(`/${path}`));
}

/** The anchors that a browser derives from the headings of a document. */
export const anchorsOf = (markdown: string): Set<string> =>
  new Set(
    all(markdown, /^#{1,6} (.+)$/gm).map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\w\s-]/g, "")
        .trim()
        .replace(/\s/g, "-"),
    ),
  );

/** A command in code marks, in quotes, after a colon, or on an indented line. */
const pnpmCommand = /(?:[`":] ?|^ {4})(?:[A-Z_]+=\S+ )*(pnpm [a-z-][^`"\n]*)/gm;
const npmCommand = /\bnpm (?:run ([a-z][\w:-]*)|test|start)([^`"\n|]*)/g;

/**
 * Commands that do not run as written on a machine with only Node and npm: they use pnpm, a script that no longer
 * exists, or a flag that npm would take for itself.
 */
export const faultsInCommands = (
  file: string,
  text: string,
  scripts: ReadonlySet<string>,
): string[] => [
  ...[...text.matchAll(pnpmCommand)].map(([, command]) => `${file}: ${command}`),
  ...[...text.matchAll(npmCommand)].flatMap(([command, script, rest = ""]) => {
    if (script !== undefined && !scripts.has(script)) return [`${file}: no script ${script}`];
    const [own = ""] = rest.split(" -- ");
    return / \[?--?[a-z]/.test(own) ? [`${file}: ${command} needs -- before its flags`] : [];
  }),
];

/** Deviations of a decision from the form that all decisions share. */
export function faultsInDecision(file: string, text: string): string[] {
  const number = /(\d{4})-[\w-]+\.md$/.exec(file)?.[1] ?? "????";
  const [title = "", blank, date = "", status = ""] = text.split("\n");
  const headings = [...text.matchAll(/^## (.+)$/gm)].map((match) => match[1]);
  return [
    ...(new RegExp(`^# ${number}: \\S`).test(title) && blank === ""
      ? []
      : [`its first line is not "# ${number}: Title"`]),
    ...(/^Date: \d{4}-\d{2}-\d{2}$/.test(date) ? [] : ["has no Date: in its third line"]),
    ...(/^Status: (?:proposed|accepted|superseded)\b/.test(status)
      ? []
      : ["has no Status: in its fourth line"]),
    ...(headings.join() === "Context,Choice,Cost" ? [] : ["is not Context, Choice, Cost"]),
    ...(text.split("\n").length > 55 ? ["is longer than half a page"] : []),
  ];
}
