import { hiddenHeading } from "./page-title.ts";

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

/** A page that brought a title, an error screen's, keeps it. */
export const withTitle = (html: string, title: string): string =>
  html.includes("<title>")
    ? html
    : html.replace("</head>", () => `<title>${escaped(title)}</title></head>`);
