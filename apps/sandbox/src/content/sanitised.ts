/** Elements that operators may use in texts; all others lose their tags but keep their text. */
const allowed = new Set(
  "a b br em h1 h2 h3 h4 h5 h6 i img li ol p span strong table tbody td th thead tr u ul".split(
    " ",
  ),
);
const withoutEnd = new Set(["br", "img"]);
/** Elements whose text is not content, so it is dropped too. */
const dropped =
  /<(script|style|iframe|object|template|noscript|textarea|title|svg|math)\b[\s\S]*?(<\/\1\s*>|$)/gi;

const escaped = (text: string) =>
  text.replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

const valueOf = (attributes: string, name: "alt" | "height" | "href" | "src" | "width"): string => {
  const match = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, "i").exec(
    attributes,
  );
  return (match?.[1] ?? match?.[2] ?? "").trim();
};

const addressIn = (attributes: string, name: "href" | "src"): string | undefined => {
  const address = valueOf(attributes, name);
  return /^(https:\/\/[^\s\\@]+|\/(?![/\\])[^\s\\]*)$/.test(address) ? address : undefined;
};

type Removed = Set<string>;

const attributeNames = (attributes: string): readonly string[] =>
  [...attributes.matchAll(/([^\s"'<>/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?/g)].map(
    ([, name = ""]) => name.toLowerCase(),
  );

const keptAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ["href"],
  img: ["src", "alt", "width", "height"],
};

/** A start tag with its allowed attributes; empty for a picture without an address. */
const startTag = (tag: string, attributes: string, removed: Removed): string => {
  for (const name of attributeNames(attributes))
    if (!keptAttributes[tag]?.includes(name)) removed.add(`${name} of <${tag}>`);
  if (tag === "a") {
    const href = addressIn(attributes, "href");
    if (href === undefined && valueOf(attributes, "href") !== "") removed.add("href of <a>");
    return href === undefined ? "<a>" : `<a href="${escaped(href)}">`;
  }
  if (tag !== "img") return `<${tag}>`;
  const src = addressIn(attributes, "src");
  if (src === undefined) {
    removed.add("<img>");
    return "";
  }
  const size = (["width", "height"] as const)
    .map((name) => [name, valueOf(attributes, name)] as const)
    .filter(([, length]) => /^[1-9]\d{0,3}$/.test(length))
    .map(([name, length]) => ` ${name}="${length}"`);
  return `<img src="${escaped(src)}" alt="${escaped(valueOf(attributes, "alt"))}"${size.join("")}>`;
};

/**
 * Operator HTML without anything active: known elements without attributes, and links and pictures with https
 * addresses or our own paths. It is rebuilt tag by tag, so anything that is not understood is dropped.
 */
export const sanitised = (html: string): string => sanitise(html).html;

/** The same, with a list of what was removed. */
export const sanitise = (
  given: string,
): { readonly html: string; readonly removed: readonly string[] } => {
  const removed: Removed = new Set();
  const source = given
    .replace(/<!--[\s\S]*?(-->|$)/g, () => {
      removed.add("a comment");
      return "";
    })
    .replace(dropped, (_whole, name: string) => {
      removed.add(`<${name.toLowerCase()}>`);
      return "";
    });
  const open: string[] = [];
  let result = "";
  let at = 0;
  for (const match of source.matchAll(
    /<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:"[^"]*"|'[^']*'|[^"'<>])*)>/g,
  )) {
    const [whole, slash, name = "", attributes = ""] = match;
    result += escaped(source.slice(at, match.index));
    at = match.index + whole.length;
    const tag = name.toLowerCase();
    if (!allowed.has(tag)) {
      removed.add(`<${tag}>`);
      continue;
    }
    if (slash === "/") {
      if (!open.includes(tag)) continue;
      let closed: string | undefined;
      while (closed !== tag) {
        closed = open.pop();
        result += `</${closed}>`;
      }
      continue;
    }
    result += startTag(tag, attributes, removed);
    if (!withoutEnd.has(tag)) open.push(tag);
  }
  result += escaped(source.slice(at));
  const ends = open.toReversed().map((tag) => `</${tag}>`);
  return { html: result + ends.join(""), removed: [...removed] };
};
