import { hiddenHeading, pageTitle } from "./page-title.ts";

const heading = /<h1\b([^>]*)>([\s\S]*?)<\/h1>/;
const markup = /<!--[\s\S]*?-->|<[^>]*>/g;
const classes = /\bclass="([^"]*)"/;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** What a rendered page's heading says, as text; '' where nobody sees one. */
export function headingIn(html: string): string {
  const [, attributes = "", content = ""] = heading.exec(html) ?? [];
  const [, names = ""] = classes.exec(attributes) ?? [];
  if (names.split(" ").includes(hiddenHeading)) return "";
  const text = content.replace(markup, "").trim();
  return text.replaceAll(/&[#\w]+;/g, (entity) => entities[entity] ?? entity);
}

/**
 * A rendered page gets its title from its own heading, so that the two never differ. Each stands in
 * the language of the page. A page that brought a title, an error screen's, keeps it.
 */
export function withTitle(html: string, site: string): string {
  if (html.includes("<title>")) return html;
  const title = escaped(pageTitle(headingIn(html), site));
  return html.replace("</head>", () => `<title>${title}</title></head>`);
}
