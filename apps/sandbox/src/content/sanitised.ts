/** Elements that operator texts may use; everything else loses its tags and keeps its words. */
const allowed = new Set(["a", "b", "br", "em", "i", "li", "ol", "p", "span", "strong", "u", "ul"]);
const withoutEnd = new Set(["br"]);
/** Their words are no words. */
const dropped =
  /<(script|style|iframe|object|template|noscript|textarea|title|svg|math)\b[\s\S]*?(<\/\1\s*>|$)/gi;

const escaped = (text: string) =>
  text.replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

const hrefOf = (attributes: string): string | undefined => {
  const match = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes);
  const href = (match?.[1] ?? match?.[2] ?? "").trim();
  return /^(https:\/\/[^\s\\@]+|\/(?![/\\])[^\s\\]*)$/.test(href) ? href : undefined;
};

/**
 * Operator HTML with nothing left that could act: known elements without attributes, links to https or
 * to our own paths. Written anew tag by tag, so what is not understood does not survive.
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
    const href = tag === "a" ? hrefOf(attributes) : undefined;
    result += href === undefined ? `<${tag}>` : `<a href="${escaped(href)}">`;
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
