/** Elements that operator texts may use; everything else loses its tags and keeps its words. */
const allowed = new Set(
  "a b br em h1 h2 h3 h4 h5 h6 i img li ol p span strong table tbody td th thead tr u ul".split(
    " ",
  ),
);
const withoutEnd = new Set(["br", "img"]);
/** Their words are no words. */
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

/** A start tag with the attributes that it may have; nothing for a picture without an address. */
const startTag = (tag: string, attributes: string): string => {
  if (tag === "a") {
    const href = addressIn(attributes, "href");
    return href === undefined ? "<a>" : `<a href="${escaped(href)}">`;
  }
  if (tag !== "img") return `<${tag}>`;
  const src = addressIn(attributes, "src");
  if (src === undefined) return "";
  const size = (["width", "height"] as const)
    .map((name) => [name, valueOf(attributes, name)] as const)
    .filter(([, length]) => /^[1-9]\d{0,3}$/.test(length))
    .map(([name, length]) => ` ${name}="${length}"`);
  return `<img src="${escaped(src)}" alt="${escaped(valueOf(attributes, "alt"))}"${size.join("")}>`;
};

/**
 * Operator HTML with nothing left that could act: known elements without attributes, links and pictures of
 * https or of our own paths. Written anew tag by tag, so what is not understood does not survive.
 */
export const sanitised = (html: string): string => {
  const source = html.replace(/<!--[\s\S]*?(-->|$)/g, "").replace(dropped, "");
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
    if (!allowed.has(tag)) continue;
    if (slash === "/") {
      if (!open.includes(tag)) continue;
      let closed: string | undefined;
      while (closed !== tag) {
        closed = open.pop();
        result += `</${closed}>`;
      }
      continue;
    }
    result += startTag(tag, attributes);
    if (!withoutEnd.has(tag)) open.push(tag);
  }
  result += escaped(source.slice(at));
  return (
    result +
    open
      .toReversed()
      .map((tag) => `</${tag}>`)
      .join("")
  );
};
